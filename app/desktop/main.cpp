#include "app/desktop/app.h"

wxIMPLEMENT_APP(desktop::App);
