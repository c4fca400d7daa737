// Makes the sounds of Divebell: make_sounds FOLDER writes one WAV file for each of them. Run by the build.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <numbers>
#include <string>
#include <vector>

namespace {

constexpr int kRate = 44100;
constexpr double kLoudest = 0.8;

using Samples = std::vector<double>;
/// A sound at a time in seconds.
using Wave = std::function<double(double)>;

double sine(double frequency, double t) {
    return std::sin(2 * std::numbers::pi * frequency * t);
}

/// The same noise every time, so that the build gives the same files.
double noise(double t) {
    const double x = std::sin(t * 12'989'898.0) * 43'758.5453;
    return 2 * (x - std::floor(x)) - 1;
}

double fade(double t, double length) {
    return std::exp(-5 * t / length) * std::min(1.0, t * 200);
}

/// Adds a wave of that length, beginning at `start`.
void add(Samples& sound, double start, double length, double volume, const Wave& wave) {
    const auto first = static_cast<std::size_t>(start * kRate);
    const auto count = static_cast<std::size_t>(length * kRate);
    sound.resize(std::max(sound.size(), first + count));
    for (std::size_t i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / kRate;
        sound[first + i] += volume * fade(t, length) * wave(t);
    }
}

void chime(Samples& sound, double start, double frequency, double length = 0.3) {
    add(sound, start, length, 0.5, [=](double t) { return sine(frequency, t) + 0.4 * sine(2.76 * frequency, t); });
}

Samples chimes(int number) {
    constexpr double kNotes[] = {880, 1108.7, 1318.5};
    Samples sound;
    for (int i = 0; i < number; ++i) chime(sound, 0.11 * i, kNotes[i]);
    return sound;
}

Samples growl(int times, double volume) {
    Samples sound;
    for (int i = 0; i < times; ++i)
        add(sound, 0.25 * i, 0.3, volume,
            [](double t) { return sine(70 + 15 * sine(11, t), t) + 0.3 * noise(t) * sine(23, t); });
    return sound;
}

Samples bubbles(int times, double volume, double rising) {
    Samples sound;
    for (int i = 0; i < 3 * times; ++i) {
        const double low = 340 + 60 * i;
        add(sound, 0.08 * i, 0.1, volume, [=](double t) { return sine(low + rising * t, t); });
    }
    return sound;
}

Samples tone(double frequency, double overtone, double length) {
    Samples sound;
    add(sound, 0, length, 0.6, [=](double t) { return sine(frequency, t) + 0.3 * sine(overtone * frequency, t); });
    return sound;
}

Samples rustle(double length, double volume) {
    Samples sound;
    add(sound, 0, length, volume, noise);
    return sound;
}

Samples both(Samples first, const Samples& second, double start) {
    const auto offset = static_cast<std::size_t>(start * kRate);
    first.resize(std::max(first.size(), offset + second.size()));
    for (std::size_t i = 0; i < second.size(); ++i) first[offset + i] += second[i];
    return first;
}

Samples reversed(Samples sound) {
    std::reverse(sound.begin(), sound.end());
    return sound;
}

std::map<std::string, Samples> all_sounds() {
    return {{"silver", chimes(1)},
            {"gold", chimes(2)},
            {"red", chimes(3)},
            {"green", tone(523, 3.9, 0.25)},
            {"purple", tone(196, 2.1, 0.55)},
            {"first_black", growl(1, 0.35)},
            {"first_blue", bubbles(1, 0.3, 900)},
            {"hazard_black", growl(2, 0.7)},
            {"hazard_blue", bubbles(2, 0.6, 900)},
            {"protected", tone(1400, 1.5, 0.06)},
            {"surfaced", bubbles(2, 0.4, 2500)},
            {"card_played", rustle(0.12, 0.25)},
            {"dive_stopped", both(tone(660, 2.4, 0.5), tone(660, 2.4, 0.3), 0.2)},
            {"booked", both(tone(120, 1.6, 0.12), rustle(0.05, 0.2), 0.02)},
            {"chest_opens", both(growl(1, 0.2), chimes(3), 0.22)},
            {"win", both(both(tone(523, 2, 0.2), tone(659, 2, 0.2), 0.15), tone(784, 2, 0.28), 0.3)},
            {"undo", reversed(tone(700, 1.5, 0.12))},
            {"refused", tone(110, 1.3, 0.1)}};
}

void put(std::ofstream& file, std::uint32_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) file.put(static_cast<char>((number >> (8 * i)) & 0xFF));
}

void write_wav(const std::string& path, const Samples& sound) {
    const double peak = std::abs(
        *std::max_element(sound.begin(), sound.end(), [](double a, double b) { return std::abs(a) < std::abs(b); }));
    const double gain = peak > kLoudest ? kLoudest / peak : 1;
    const auto bytes = static_cast<std::uint32_t>(2 * sound.size());
    std::ofstream file(path, std::ios::binary);
    file << "RIFF";
    put(file, 36 + bytes, 4);
    file << "WAVEfmt ";
    put(file, 16, 4);
    put(file, 1, 2);
    put(file, 1, 2);
    put(file, kRate, 4);
    put(file, 2 * kRate, 4);
    put(file, 2, 2);
    put(file, 16, 2);
    file << "data";
    put(file, bytes, 4);
    for (const double sample : sound)
        put(file, static_cast<std::uint32_t>(static_cast<std::int32_t>(32767 * gain * sample)), 2);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "make_sounds FOLDER\n";
        return 2;
    }
    for (const auto& [name, sound] : all_sounds()) write_wav(std::string(argv[1]) + "/" + name + ".wav", sound);
    return 0;
}
