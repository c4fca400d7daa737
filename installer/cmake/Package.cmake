# What an installation consists of besides the programs, and the Debian package made of it (installer/package.sh).
include(GNUInstallDirs)
set(from "${CMAKE_SOURCE_DIR}/installer/package")

install(TARGETS divebell divebell-cli DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES "${from}/org.divebell.Divebell.desktop" DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES "${from}/org.divebell.Divebell.metainfo.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES "${from}/org.divebell.Divebell.mime.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME org.divebell.Divebell.xml)
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/org.divebell.Divebell.svg"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES "${from}/divebell-cli.bash" DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
    RENAME divebell-cli)
install(CODE "file(CREATE_LINK divebell-cli
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/bash-completion/completions/divebell\" SYMBOLIC)")
install(FILES "${from}/copyright" DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Manuals and the changelog are compressed without a time in them, so that every build gives the same bytes.
foreach(page divebell.1 divebell-cli.1 changelog)
    set(packed "${CMAKE_BINARY_DIR}/package/${page}.gz")
    add_custom_command(OUTPUT "${packed}"
        COMMAND ${CMAKE_COMMAND} -E make_directory "${CMAKE_BINARY_DIR}/package"
        COMMAND sh -c "gzip -9nc '${from}/${page}' > '${packed}'"
        DEPENDS "${from}/${page}" VERBATIM)
    list(APPEND packed_pages "${packed}")
endforeach()
add_custom_target(manuals ALL DEPENDS ${packed_pages})
install(FILES "${CMAKE_BINARY_DIR}/package/divebell.1.gz" "${CMAKE_BINARY_DIR}/package/divebell-cli.1.gz"
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES "${CMAKE_BINARY_DIR}/package/changelog.gz" DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The Divebell authors <authors@divebell.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "gem bag and dive board for a Deep Blue table")
set(CPACK_PACKAGE_DESCRIPTION
    "Divebell stands on the table while people play the board game Deep Blue.\nIt keeps the gem bag, asks every diver for protection in the right order,\nworks out what a dive pays and books it into sealed treasure chests,\nin English, German and Italian. Every gem it draws can be checked after\nthe game. It needs no network.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS fonts-inter)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS wx3.2-i18n)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
