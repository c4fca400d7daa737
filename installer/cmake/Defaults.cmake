# What every target of Divebell starts from: language level, places of the programs, ccache, warnings.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

set(DIVEBELL_SANITIZERS "" CACHE STRING "Sanitizers for every target, such as address,undefined")
option(DIVEBELL_WARNINGS_ARE_ERRORS "Treat warnings as errors" OFF)

add_library(project_options INTERFACE)
target_include_directories(project_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(project_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wno-missing-field-initializers
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>  # GCC 12 is wrong about variants that were moved from,
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>             # and about strings that are added up
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>          # lets ccache keep what uses a precompiled header
    $<$<BOOL:${DIVEBELL_WARNINGS_ARE_ERRORS}>:-Werror>)
if(DIVEBELL_SANITIZERS)
    target_compile_options(project_options INTERFACE
        -fsanitize=${DIVEBELL_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(project_options INTERFACE -fsanitize=${DIVEBELL_SANITIZERS})
endif()
