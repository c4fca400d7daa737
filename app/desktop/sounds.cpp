#include "app/desktop/sounds.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_mixer.h>

#include <array>

#include "app/desktop/look/resources.h"

namespace desktop {
namespace {

constexpr std::array<const char*, kSounds> kFiles{
    "silver",       "gold",         "red",         "green",     "purple",   "first_black",
    "first_blue",   "hazard_black", "hazard_blue", "protected", "surfaced", "card_played",
    "dive_stopped", "booked",       "chest_opens", "win",       "undo",     "refused"};

constexpr int kRate = 44100;
constexpr int kBuffer = 1024;

}  // namespace

const char* id(Sound sound) {
    return kFiles[static_cast<std::size_t>(sound)];
}

struct Sounds::Mixer {
    std::array<Mix_Chunk*, kSounds> chunks{};
};

Sounds::Sounds() {
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // who asks the program to end means it
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
    if (Mix_OpenAudio(kRate, MIX_DEFAULT_FORMAT, 1, kBuffer) != 0) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return;
    }
    mixer_ = new Mixer;
}

Sounds::~Sounds() {
    if (!mixer_) return;
    Mix_HaltChannel(-1);
    for (Mix_Chunk* chunk : mixer_->chunks) Mix_FreeChunk(chunk);
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    delete mixer_;
}

void Sounds::Play(Sound sound) {
    if (!mixer_ || is_muted_) return;
    if (!has_gem_sounds_ && sound <= Sound::Purple) sound = Sound::Silver;
    Mix_Chunk*& chunk = mixer_->chunks[static_cast<std::size_t>(sound)];
    if (!chunk) chunk = Mix_LoadWAV((resources_folder() + "/sounds/" + id(sound) + ".wav").utf8_str());
    if (chunk) Mix_PlayChannel(-1, chunk, 0);
}

void Sounds::SetVolume(int percent) {
    if (mixer_) Mix_Volume(-1, MIX_MAX_VOLUME * percent / 100);
}

}  // namespace desktop
