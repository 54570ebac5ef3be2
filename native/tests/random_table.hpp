// Random Scrabble tables: alphabets, words, boards of all sizes, racks and leaves.

#pragma once

#include "board/leaves.hpp"
#include "tests/plain_moves.hpp"
#include "tests/support.hpp"

namespace slovoteka::tests {

inline constexpr std::array<std::u32string_view, 5> kScrabbleAlphabets = {
    U"АБВ",
    U"АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
    U"АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'",
    U"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    U"А",
};

class RandomTable {
public:
    explicit RandomTable(unsigned seed)
        : chance_(seed),
          letters_(kScrabbleAlphabets[chance_.below(kScrabbleAlphabets.size())]),
          alphabet_(letters_),
          variety_(chance_.between(1, std::min(4U, alphabet_.size()))),
          layout_(random_layout()) {}
    Symbol random_symbol() {
        return static_cast<Symbol>(chance_.one_in(12) ? chance_.below(alphabet_.size()) : chance_.below(variety_));
    }

    // Words of few different letters, so that many plays run along other words.
    std::set<Word> random_words() {
        const unsigned longest = chance_.one_in(10) ? kMaxWord : chance_.between(1, 7);
        std::set<Word> words;
        for (unsigned left = chance_.one_in(12) ? 0 : chance_.between(1, 100); left > 0; --left) {
            Word word(chance_.between(1, longest));
            std::ranges::generate(word, [this] { return random_symbol(); });
            words.insert(word);
        }
        return words;
    }

    Layout random_layout() {
        Layout layout;
        layout.side = chance_.one_in(2) ? chance_.between(2, kMaxSide) : chance_.between(3, 9);
        layout.rack_size = chance_.one_in(2) ? 7 : chance_.between(1, kMaxRack);
        layout.bonus = static_cast<int>(chance_.below(60));
        layout.start = static_cast<unsigned>(chance_.below(layout.squares()));
        layout.letters = alphabet_.size();
        layout.blanks = chance_.between(0, 4);
        const bool is_wild = chance_.one_in(8);  // far more points than usual
        const unsigned dearest = is_wild ? 99 : 10;
        for (unsigned letter = 0; letter < layout.letters; ++letter) {
            layout.counts[letter] = static_cast<std::uint8_t>(chance_.one_in(8) ? 0 : chance_.between(1, 40));
            layout.values[letter] = static_cast<std::uint8_t>(chance_.between(0, dearest));
        }
        for (unsigned square = 0; square < layout.squares(); ++square) {
            const bool is_premium = chance_.one_in(4);
            const unsigned letter_factor = is_premium ? chance_.between(0, is_wild ? 9 : 4) : 1;
            const unsigned word_factor = chance_.one_in(12) ? chance_.between(0, 3) : 1;
            layout.letter_factors[square] = static_cast<std::uint8_t>(letter_factor);
            layout.word_factors[square] = static_cast<std::uint8_t>(is_wild ? 3 : word_factor);
        }
        layout.check();
        return layout;
    }

    std::vector<Tile> random_rack() {
        std::vector<Tile> rack;
        unsigned blanks = chance_.one_in(3) ? chance_.between(0, 2) : 0;
        for (unsigned left = chance_.between(0, layout_.rack_size); left > 0; --left) {
            rack.push_back(blanks > 0 ? kBlank : static_cast<Tile>(random_symbol() + 1));
            blanks -= blanks > 0 ? 1 : 0;
        }
        return rack;
    }

    // Tiles anywhere, as in no real game.
    Grid scattered() {
        Grid grid(layout_.squares(), kEmpty);
        const unsigned every = chance_.between(1, 9);
        for (Tile& tile : grid) {
            if (chance_.one_in(every)) {
                tile = static_cast<Tile>((chance_.one_in(9) ? kBlank : 0) | (random_symbol() + 1));
            }
        }
        return grid;
    }

    Leaves random_leaves() {
        std::vector<std::vector<std::int32_t>> by_size;
        for (unsigned size = 0; size < layout_.rack_size; ++size) {
            auto& values = by_size.emplace_back(size == 0 ? 1 : Leaves::count(layout_.letters + 1, size));
            std::ranges::generate(values, [this] { return static_cast<int>(chance_.below(60'000)) - 30'000; });
        }
        return {layout_, std::move(by_size)};
    }

    // Tables for long racks of large alphabets are too large for tests.
    bool has_small_leaves() const {
        return layout_.rack_size == 1 || Leaves::count(layout_.letters + 1, layout_.rack_size - 1) < 20'000;
    }

    Chance chance_;
    const std::u32string letters_;
    const Alphabet alphabet_;
    const unsigned variety_;  // how many letters most words are made of
    const Layout layout_;
};

}  // namespace slovoteka::tests
