# Windows of wxWidgets, beside the base of Wx.cmake, and GTK itself for what wxWidgets does not pass on: names for screen
# readers and the dark theme.
find_package(wxWidgets 3.2 REQUIRED COMPONENTS core net base)
find_package(PkgConfig REQUIRED)
pkg_check_modules(gtk REQUIRED IMPORTED_TARGET gtk+-3.0)

add_library(wx_gui INTERFACE)
target_include_directories(wx_gui SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
target_compile_definitions(wx_gui INTERFACE ${wxWidgets_DEFINITIONS})
target_compile_options(wx_gui INTERFACE ${wxWidgets_CXX_FLAGS})
target_link_directories(wx_gui INTERFACE ${wxWidgets_LIBRARY_DIRS})
target_link_libraries(wx_gui INTERFACE ${wxWidgets_LIBRARIES} PkgConfig::gtk)
