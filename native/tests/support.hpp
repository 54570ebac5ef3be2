// What the native tests share: expectations, images of graphs in memory, forged headers, seeded rounds.
//
// Images have exactly their size, so that the sanitizer notices a read beyond the end.

#pragma once

#include "graph/build_word_graph.hpp"
#include "graph/file.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>

namespace slovoteka::tests {

using Image = std::vector<std::uint64_t>;

class Failure : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline void expect(bool holds, const char* what) {
    if (!holds) {
        throw Failure(what);
    }
}

inline std::string utf8(std::u32string_view letters) {
    std::string text;
    for (const char32_t letter : letters) {
        if (letter < 0x80) {
            text += static_cast<char>(letter);
        } else if (letter < 0x800) {
            text += {static_cast<char>(0xC0 | letter >> 6), static_cast<char>(0x80 | (letter & 0x3F))};
        } else if (letter < 0x10000) {
            text += {static_cast<char>(0xE0 | letter >> 12), static_cast<char>(0x80 | (letter >> 6 & 0x3F)),
                     static_cast<char>(0x80 | (letter & 0x3F))};
        } else {
            text += {static_cast<char>(0xF0 | letter >> 18), static_cast<char>(0x80 | (letter >> 12 & 0x3F)),
                     static_cast<char>(0x80 | (letter >> 6 & 0x3F)), static_cast<char>(0x80 | (letter & 0x3F))};
        }
    }
    return text;
}

inline std::span<const std::byte> bytes_of(const Image& image) {
    return std::as_bytes(std::span(image));
}

// What an attacker would do: sizes and checksums that look right.
inline void forge(Image& image, const std::function<void(FileHeader&)>& change = [](FileHeader&) {}) {
    FileHeader header;
    std::memcpy(&header, image.data(), sizeof header);
    header.file_bytes = image.size() * sizeof image[0];
    header.checksum = checksum(bytes_of(image).subspan(sizeof header));
    change(header);
    std::memcpy(image.data(), &header, sizeof header);
    image[sizeof header / sizeof image[0] - 1] = checksum(bytes_of(image).first(offsetof(FileHeader, header_checksum)));
}

// A graph in which every letter leads on from everywhere, with an astronomic number of paths. It begins where the array
// ends.
inline Image maze(std::u32string_view letters) {
    constexpr std::uint32_t record_words = kRecordWords + kMaxSymbols;
    constexpr std::uint32_t records = 128;
    constexpr std::uint32_t array_words =
        (records * record_words + kRecordWords + kTailWords) / kArrayUnit * kArrayUnit;
    std::vector<std::uint32_t> array(array_words, ~std::uint32_t{0});
    std::fill_n(array.begin(), kRecordWords, 0);
    State last = kNoState;
    for (State state = kRecordWords; state + record_words <= array_words; last = state, state += record_words) {
        std::fill_n(array.begin() + state + kRecordWords, kMaxSymbols, last);
    }
    constexpr std::size_t header_numbers = sizeof(FileHeader) / sizeof(Image::value_type);
    Image image(header_numbers + array_words / 2 + array_words / 32);
    const Image model = build_image(utf8(letters.substr(0, 1)), Alphabet(letters));
    std::copy_n(model.begin(), header_numbers, image.begin());
    std::memcpy(&image[header_numbers], array.data(), array.size() * sizeof array[0]);
    std::fill(image.end() - array_words / 32, image.end(), 0x4040404040404040);
    forge(image, [&](FileHeader& header) {
        header.array_words = array_words;
        header.word_count = 1000;
        header.longest = kMaxWord;
        header.roots[kWordRoot] = last;
    });
    return image;
}

// Seeded random numbers, so that a failure can be repeated.
class Chance {
public:
    explicit Chance(unsigned seed) : random_(seed) {}

    std::size_t below(std::size_t bound) { return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_); }
    unsigned between(unsigned least, unsigned most) { return least + static_cast<unsigned>(below(most - least + 1)); }
    bool one_in(unsigned times) { return below(times) == 0; }
    std::uint64_t bits() { return std::uint64_t{random_()} << 32 | random_(); }

    // Truncates a file, or changes some numbers in its header or its contents. Returns whether it was truncated.
    bool damage(Image& image) {
        const bool is_cut = one_in(3);
        if (is_cut) {
            image.resize(below(image.size()));
            image.shrink_to_fit();
        }
        // Otherwise it changes only what matters: the header without its checksums, or the contents.
        const std::size_t first = one_in(3) ? 1 : sizeof(FileHeader) / sizeof image[0];
        for (std::size_t left = is_cut ? below(2) : 1 + below(12); left > 0 && image.size() > first; --left) {
            image[first + below(image.size() - first)] ^= std::uint64_t{1 + below(one_in(2) ? 255 : 1 << 20)}
                                                          << 8 * below(8);
        }
        return is_cut;
    }

private:
    std::mt19937 random_;
};

struct Check {
    const char* name;
    std::function<void()> run;
};

// The main function of a test: PROGRAM ROUNDS [FIRST_SEED]. Each round has its own seed, which is printed on failure.
inline int run_checks(int count, char** arguments, const std::vector<Check>& checks,
                      const std::function<void(unsigned)>& round) {
    const unsigned rounds = count > 1 ? static_cast<unsigned>(std::strtoul(arguments[1], nullptr, 10)) : 100;
    const unsigned first_seed = count > 2 ? static_cast<unsigned>(std::strtoul(arguments[2], nullptr, 10)) : 0;
    unsigned failed = 0;
    const auto attempt = [&](const char* name, unsigned seed, const auto& test) {
        try {
            test();
        } catch (const std::exception& error) {
            ++failed;
            std::printf("%s %u failed: %s\n", name, seed, error.what());
        }
    };
    for (const Check& check : checks) {
        attempt(check.name, 0, check.run);
    }
    for (unsigned seed = first_seed; seed < first_seed + rounds; ++seed) {
        attempt("round", seed, [&] { round(seed); });
    }
    std::printf("%zu passed, %u failed\n", rounds + checks.size() - failed, failed);
    return failed == 0 ? 0 : 1;
}

}  // namespace slovoteka::tests
