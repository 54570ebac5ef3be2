// A hand while a search uses up its tiles.

#pragma once

#include "board/find_moves.hpp"

#include <algorithm>

namespace slovoteka {

constexpr std::uint64_t bit(unsigned number) {
    return std::uint64_t{1} << number;
}

// A hand while a search uses up its tiles, and the value of each of its parts as a leave.
class Supply {
public:
    Supply(const MoveQuery& query, const Layout& layout)
        : counts_(query.hand.counts),
          blanks_(query.hand.blanks),
          left_(query.hand.size),
          usable_(query.hand.present),
          all_(bit(layout.letters) - 1),
          mask_(bit(left_) - 1) {
        unsigned next = blanks_;
        for (std::uint64_t rest = usable_; rest != 0; rest &= rest - 1) {
            const int letter = std::countr_zero(rest);
            lowest_[letter] = static_cast<std::uint8_t>(next);
            next += counts_[letter];
        }
        if (query.at_end != nullptr) {
            query.at_end->fill(query.hand, layout, kept_);
        } else if (query.leaves != nullptr) {
            query.leaves->fill(query.hand, kept_);
        } else {
            std::fill_n(kept_.begin(), mask_ + 1, 0);
        }
    }

    std::uint64_t letters() const { return blanks_ > 0 ? all_ : usable_; }
    bool has(Symbol letter) const { return counts_[letter] > 0; }
    bool has_blank() const { return blanks_ > 0; }
    unsigned left() const { return left_; }
    int kept() const { return kept_[mask_]; }
    int kept(unsigned mask) const { return kept_[mask]; }

    void take(Symbol letter) {
        --left_;
        if (--counts_[letter] == 0) {
            usable_ &= ~bit(letter);
        }
        mask_ ^= 1U << (lowest_[letter] + counts_[letter]);
    }
    void give_back(Symbol letter) {
        ++left_;
        mask_ ^= 1U << (lowest_[letter] + counts_[letter]);
        if (counts_[letter]++ == 0) {
            usable_ |= bit(letter);
        }
    }
    void take_blank() {
        --left_;
        mask_ ^= 1U << --blanks_;
    }
    void give_back_blank() {
        ++left_;
        mask_ ^= 1U << blanks_++;
    }

private:
    std::array<std::uint8_t, kMaxSymbols> counts_;
    std::array<std::uint8_t, kMaxSymbols> lowest_;  // bit of the first tile of a letter
    unsigned blanks_;
    unsigned left_;
    std::uint64_t usable_;
    const std::uint64_t all_;
    unsigned mask_;  // the tiles that are left
    std::array<std::int32_t, 1 << kMaxRack> kept_;
};

}  // namespace slovoteka
