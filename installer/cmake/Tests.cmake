# divebell_test(<name> SOURCES <files> [LIBRARIES <targets>]): one GoogleTest program, each of its tests known to ctest.
find_package(GTest REQUIRED)
include(GoogleTest)

function(divebell_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} project_options GTest::gmock GTest::gtest_main)
    target_compile_definitions(${name} PRIVATE DIVEBELL_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    list(LENGTH arg_SOURCES sources)
    if(sources GREATER 3)  # else it takes longer than it saves
        target_precompile_headers(${name} PRIVATE <gmock/gmock.h> <gtest/gtest.h> <map> <optional> <string> <variant> <vector>)
    endif()
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 300)
endfunction()
