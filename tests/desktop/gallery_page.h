#pragma once

#include "app/desktop/controls/card.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/stack.h"
#include "app/desktop/controls/top_bar.h"
#include "tests/desktop/gallery_words.h"

/// A page of the gallery: the top bar, and below it whatever the page shows.
class GalleryPage : public desktop::DrawnPanel {
protected:
    GalleryPage(wxWindow* parent, desktop::Look& look);

    void Draw(desktop::Painter& painter, const desktop::Box& body) override;
    [[nodiscard]] const GalleryWords& Words() const { return words_; }
    [[nodiscard]] desktop::Stack& Rows() { return *rows_; }

private:
    GalleryWords words_;
    desktop::Stack* rows_;
};

/// Controls of the pages above the water.
class TableGallery : public GalleryPage {
public:
    TableGallery(wxWindow* parent, desktop::Look& look);

private:
    void AddBanner();
    void AddGemTiles();
    void AddCards();
    void AddActions();
    wxWindow* City();
    wxWindow* Start();
};

/// Controls of the pages of a dive.
class DiveGallery : public GalleryPage {
public:
    DiveGallery(wxWindow* parent, desktop::Look& look);

private:
    void AddBanner();
    wxWindow* Board();
    wxWindow* Divers();
    void AddAnswers();
    void AddActions();
};
