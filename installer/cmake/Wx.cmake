# Debian ships no package configuration of wxWidgets, so CMake's own module asks wx-config; wrapped once as targets.
find_package(wxWidgets 3.2 REQUIRED COMPONENTS base)

add_library(wx_base INTERFACE)
target_include_directories(wx_base SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
target_compile_definitions(wx_base INTERFACE ${wxWidgets_DEFINITIONS})
target_compile_options(wx_base INTERFACE ${wxWidgets_CXX_FLAGS})
target_link_directories(wx_base INTERFACE ${wxWidgets_LIBRARY_DIRS})
target_link_libraries(wx_base INTERFACE ${wxWidgets_LIBRARIES})
