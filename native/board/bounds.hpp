// Internal: upper bounds for the value of plays from an anchor, without searching for any.

#pragma once

#include "board/anchors.hpp"
#include "board/supply.hpp"

namespace slovoteka {

using ByLaid = std::array<std::int32_t, kMaxRack + 1>;  // bounds by the number of tiles laid

class Bounds {
public:
    Bounds(const Board& board, const Hand& hand, const Supply& supply)
        : graph_(board.graph()), layout_(board.layout()), size_(hand.size), blanks_(hand.blanks) {
        sort_tiles(hand);
        for (unsigned number = 0; number < count_; ++number) {
            dearest_[number + 1] = dearest_[number] + values_[number];
            hash_ += letter_hash(letters_[number]);
        }
        std::fill(dearest_.begin() + count_ + 1, dearest_.end(), dearest_[count_]);  // blanks count nothing
        best_kept_.fill(INT32_MIN);
        for (unsigned mask = 0; mask < bit(size_); ++mask) {
            int& best = best_kept_[size_ - std::popcount(mask)];
            best = std::max(best, supply.kept(mask));
        }
        with_one_blank_.fill(Known::kNot);
    }

    // For each number of tiles: an upper bound for the equity of plays with so many tiles whose first anchor this is.
    ByLaid bounds(const Square* line, const Anchor& anchor, std::uint64_t letters) {
        ByLaid best;
        best.fill(INT32_MIN);
        Reach begun;
        for (unsigned at = anchor.place; at > 0 && line[at - 1].tile != kEmpty; --at) {
            begun.pass(line[at - 1]);
        }
        extend(line, anchor.place, letters, begun, best);
        for (unsigned free = 1; free <= anchor.free_before && free < size_; ++free) {
            cover(line[anchor.place - free], letters, begun);
            extend(line, anchor.place, letters, begun, best);
        }
        return best;
    }

private:
    static constexpr unsigned kMostFactor = 9;

    // A run of squares that a play might cover.
    struct Reach {
        int main = 0;
        int factor = 1;
        int sideways = 0;
        unsigned laid = 0;
        unsigned passed = 0;
        Symbol last_passed = 0;
        std::uint64_t hash = 0;                                // of the tiles on the board
        std::array<std::uint8_t, kMostFactor + 1> at_least{};  // squares with at least this letter factor

        void pass(const Square& square) {
            main += square.value;
            last_passed = letter_of(square.tile);
            hash += letter_hash(last_passed);
            ++passed;
        }
    };
    enum class Known : std::uint8_t { kNot, kYes, kNo };

    // Sorts the letters of the hand, the dearest first.
    void sort_tiles(const Hand& hand) {
        for (std::uint64_t rest = hand.present; rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Symbol>(std::countr_zero(rest));
            for (unsigned times = 0; times < hand.counts[letter]; ++times) {
                unsigned place = count_++;
                for (; place > 0 && values_[place - 1] < layout_.values[letter]; --place) {
                    values_[place] = values_[place - 1];
                    letters_[place] = letters_[place - 1];
                }
                values_[place] = layout_.values[letter];
                letters_[place] = letter;
            }
        }
    }

    void cover(const Square& square, std::uint64_t letters, Reach& reach) const {
        reach.factor *= square.word_factor;
        for (unsigned factor = 2; factor <= square.letter_factor; ++factor) {
            ++reach.at_least[factor];
        }
        if (square.beside != Square::kNothing) {
            const int dearest = dearest_of(square.allowed & letters);
            reach.sideways += (square.beside + dearest * square.letter_factor) * square.word_factor;
        }
        ++reach.laid;
    }

    void extend(const Square* line, unsigned place, std::uint64_t letters, Reach reach, ByLaid& best) {
        while (place < layout_.side && reach.laid < size_ &&
               (line[place].allowed & line[place].preceding & letters) != 0) {
            cover(line[place++], letters, reach);
            for (; place < layout_.side && line[place].tile != kEmpty; ++place) {
                reach.pass(line[place]);
            }
            raise(best[reach.laid], reach);
        }
    }

    // Raises a bound to the value of the dearest possible play that covers these squares.
    void raise(std::int32_t& best, const Reach& reach) {
        int main = reach.main + dearest_[reach.laid];
        for (unsigned factor = 2; factor <= kMostFactor && reach.at_least[factor] > 0; ++factor) {
            main += dearest_[reach.at_least[factor]];
        }
        const int bonus = reach.laid == layout_.rack_size ? layout_.bonus : 0;
        const int points = std::min(main * reach.factor + reach.sideways + bonus, kMostPoints);
        const std::int32_t equity = points * kPoint + best_kept_[reach.laid];
        if (equity > best && is_possible(reach)) {
            best = equity;
        }
    }

    // Whether the filter may have a word of these board tiles and so many tiles of the hand. It is asked only for plays
    // of all tiles or all but one.
    bool is_possible(const Reach& reach) {
        if (reach.laid == size_) {
            if (blanks_ == 0) {
                return graph_.may_be_word(hash_ + reach.hash);
            }
            return blanks_ > 1 || reach.passed > 1 || is_possible_with_blank(reach);
        }
        if (reach.laid + 1 == size_ && blanks_ == 0) {
            for (unsigned number = 0; number < count_; ++number) {
                if ((number == 0 || letters_[number] != letters_[number - 1]) &&
                    graph_.may_be_word(hash_ + reach.hash - letter_hash(letters_[number]))) {
                    return true;
                }
            }
            return false;
        }
        return true;
    }

    // The same with a blank for any letter. It is computed only for none or one board tile, and once for each of these.
    bool is_possible_with_blank(const Reach& reach) {
        Known& known = with_one_blank_[reach.passed == 0 ? kMaxSymbols : reach.last_passed];
        if (known == Known::kNot) {
            known = Known::kNo;
            for (unsigned letter = 0; letter < layout_.letters && known == Known::kNo; ++letter) {
                if (graph_.may_be_word(hash_ + reach.hash + letter_hash(static_cast<Symbol>(letter)))) {
                    known = Known::kYes;
                }
            }
        }
        return known == Known::kYes;
    }

    int dearest_of(std::uint64_t letters) const {
        for (unsigned number = 0; number < count_; ++number) {
            if (letters >> letters_[number] & 1) {
                return values_[number];
            }
        }
        return 0;
    }

    const WordGraph& graph_;
    const Layout& layout_;
    const unsigned size_;
    const unsigned blanks_;
    unsigned count_ = 0;  // tiles that are not blanks
    std::array<int, kMaxRack> values_;
    std::array<Symbol, kMaxRack> letters_;
    std::uint64_t hash_ = 0;
    std::array<int, kMaxRack + 1> dearest_{};  // the sum of the n dearest tiles
    ByLaid best_kept_;
    std::array<Known, kMaxSymbols + 1> with_one_blank_;
};

}  // namespace slovoteka
