#pragma once

namespace desktop {

/// The sounds there are; each is shorter than 0.6 s.
enum class Sound {
    Silver,
    Gold,
    Red,
    Green,
    Purple,
    FirstBlack,
    FirstBlue,
    HazardBlack,
    HazardBlue,
    Protected,
    Surfaced,
    CardPlayed,
    DiveStopped,
    Booked,
    ChestOpens,
    Win,
    Undo,
    Refused
};

inline constexpr int kSounds = 18;

/// The file of a sound in resources/sounds, without its ending.
[[nodiscard]] const char* id(Sound sound);

/// Plays sounds. Without a device it is silent and says nothing.
class Sounds {
public:
    Sounds();
    ~Sounds();
    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;

    void Play(Sound sound);
    void SetMuted(bool muted) { is_muted_ = muted; }
    void SetVolume(int percent);
    /// False: every gem without a hazard sounds the same.
    void SetGemSounds(bool different) { has_gem_sounds_ = different; }

private:
    struct Mixer;

    Mixer* mixer_ = nullptr;  // null without a device
    bool is_muted_ = false;
    bool has_gem_sounds_ = true;
};

}  // namespace desktop
