#!/bin/sh
# with-screen.sh COMMAND …: a screen, a session bus and a window manager of its own for the command, all gone afterwards.
export GDK_BACKEND=x11 SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 GTK_THEME=Adwaita
exec xvfb-run -a -s "-screen 0 2000x1200x24 -noreset" dbus-run-session -- "$(dirname "$0")/with-wm.sh" "$@"
