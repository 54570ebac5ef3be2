// The search for plays from an anchor.
//
// A play covers an anchor, an empty square that touches a tile. Each play is found once, from the first anchor that it
// covers. If there are tiles before the anchor, the search goes right along the line, in the graph of words. Otherwise
// it goes left, in the graph for moves, over squares that are not anchors, and at every square it may turn and continue
// to the right.

#pragma once

#include "board/anchors.hpp"
#include "board/supply.hpp"

#include <algorithm>

namespace slovoteka {

// The points of a play so far.
struct Sum {
    int main = 0;      // letters of the word itself
    int factor = 1;    // of the word
    int sideways = 0;  // the words across
};

// Passes every wanted play to `record`: `record.wants(equity)`, then `record.add(move)`.
template <class Record>
class LineSearch {
public:
    LineSearch(const Board& board, Supply& supply, Record& record)
        : board_(board), graph_(board.graph()), layout_(board.layout()), supply_(supply), record_(record) {}

    // Ignores plays of more than `most` tiles.
    void run(const Anchor& anchor, unsigned most) {
        spare_ = size_ - most;
        direction_ = static_cast<Direction>(anchor.direction);
        number_ = anchor.number;
        line_ = board_.line(direction_, number_);
        const unsigned place = anchor.place;
        const unsigned index = number_ * layout_.side + place;
        Sum sum;
        if (place > 0 && line_[place - 1].tile != kEmpty) {
            first_ = place;
            while (first_ > 0 && line_[first_ - 1].tile != kEmpty) {
                sum.main += line_[--first_].value;
            }
            right(place, board_.before(direction_, index), sum);
            return;
        }
        end_ = place + 1;
        while (end_ < layout_.side && line_[end_].tile != kEmpty) {
            sum.main += line_[end_++].value;
        }
        limit_ = place - anchor.free_before;
        left(place, end_ > place + 1 ? board_.after(direction_, index) : graph_.root(kMoveRoot), sum);
    }

private:
    // The sum with a tile on this square.
    static Sum with(const Sum& sum, const Square& square, int value) {
        Sum after = sum;
        value *= square.letter_factor;
        after.main += value;
        after.factor *= square.word_factor;
        if (square.beside != Square::kNothing) {
            after.sideways += (square.beside + value) * square.word_factor;
        }
        return after;
    }

    // Lays every tile that can stand for a letter and continues with `next(sum)`.
    template <class Next>
    void lay(unsigned place, Symbol letter, const Sum& sum, const Next& next) {
        if (supply_.has(letter)) {
            supply_.take(letter);
            tiles_[place] = static_cast<Tile>(letter + 1);
            next(with(sum, line_[place], layout_.values[letter]));
            supply_.give_back(letter);
        }
        if (supply_.has_blank()) {
            supply_.take_blank();
            tiles_[place] = static_cast<Tile>(kBlank | (letter + 1));
            next(with(sum, line_[place], 0));
            supply_.give_back_blank();
        }
        tiles_[place] = kEmpty;
    }

    // Most of the time would be spent waiting for memory, so all states that will be needed are prefetched at once.
    void fetch(State state, std::uint64_t letters) const {
        for (; letters != 0; letters &= letters - 1) {
            graph_.prefetch(graph_.next(state, static_cast<Symbol>(std::countr_zero(letters))));
        }
    }

    // The word covers everything between this empty square and end_; `state` is in the graph for moves.
    void left(unsigned place, State state, const Sum& sum) {
        const Square& square = line_[place];
        const std::uint64_t accepts = graph_.accepts(state);
        const std::uint64_t children = graph_.children(state);
        std::uint64_t letters = square.allowed & square.preceding & supply_.letters();
        letters &= left() == 1 ? accepts : children | accepts;
        fetch(state, letters & children);
        for (; letters != 0; letters &= letters - 1) {
            const auto letter = static_cast<Symbol>(std::countr_zero(letters));
            const bool is_word = (accepts >> letter & 1) != 0;
            const State after = children >> letter & 1 ? graph_.next(state, letter) : kNoState;
            lay(place, letter, sum, [&](const Sum& now) {
                if (is_word) {
                    finish(place, end_, now);
                }
                if (after == kNoState || left() == 0) {
                    return;
                }
                const State turned = end_ < layout_.side ? graph_.turned(after) : kNoState;
                graph_.prefetch(turned);
                if (place > limit_) {
                    left(place - 1, after, now);
                }
                if (turned != kNoState) {
                    first_ = place;
                    right(end_, turned, now);
                }
            });
        }
    }

    // The word covers everything from first_ to before this empty square; `state` is in the graph of words.
    void right(unsigned place, State state, const Sum& sum) {
        const Square& square = line_[place];
        const std::uint64_t accepts = graph_.accepts(state);
        const std::uint64_t children = graph_.children(state);
        const bool ends_here = place + 1 == layout_.side || line_[place + 1].tile == kEmpty;
        std::uint64_t letters = square.allowed & square.preceding & supply_.letters();
        letters &= ends_here && (left() == 1 || place + 1 == layout_.side) ? accepts : children | accepts;
        fetch(state, letters & children);
        for (; letters != 0; letters &= letters - 1) {
            const auto letter = static_cast<Symbol>(std::countr_zero(letters));
            bool is_word = (accepts >> letter & 1) != 0;
            State after = children >> letter & 1 ? graph_.next(state, letter) : kNoState;
            unsigned end = place + 1;
            Sum through = sum;
            for (; end < layout_.side && line_[end].tile != kEmpty; ++end) {
                const Symbol there = letter_of(line_[end].tile);
                is_word = (graph_.accepts(after) >> there & 1) != 0;
                after = graph_.children(after) >> there & 1 ? graph_.next(after, there) : kNoState;
                through.main += line_[end].value;
            }
            const bool goes_on = after != kNoState && end < layout_.side && left() > 1;
            if (!is_word && !goes_on) {
                continue;
            }
            lay(place, letter, through, [&](const Sum& now) {
                if (is_word) {
                    finish(first_, end, now);
                }
                if (goes_on) {
                    right(end, after, now);
                }
            });
        }
    }

    void finish(unsigned first, unsigned end, const Sum& sum) {
        const unsigned laid = size_ - supply_.left();
        if (laid == 1 && direction_ == kDown && is_sideways(first, end)) {
            return;  // a single tile that makes words both ways is one play, found across
        }
        const int bonus = laid == layout_.rack_size ? layout_.bonus : 0;
        const int points = std::min(sum.main * sum.factor + sum.sideways + bonus, kMostPoints);
        const std::int32_t equity = points * kPoint + supply_.kept();
        if (!record_.wants(equity)) {
            return;
        }
        Move move;
        move.equity = equity;
        move.score = static_cast<std::int16_t>(points);
        move.kind = MoveKind::kPlay;
        move.start = static_cast<std::uint16_t>(direction_ == kDown ? first * layout_.side + number_
                                                                    : number_ * layout_.side + first);
        move.down = direction_ == kDown ? 1 : 0;
        move.length = static_cast<std::uint8_t>(end - first);
        move.laid = static_cast<std::uint8_t>(laid);
        std::memcpy(move.tiles.data(), &tiles_[first], move.tiles.size());  // nothing else is laid in this line
        record_.add(move);
    }

    bool is_sideways(unsigned first, unsigned end) const {
        for (unsigned place = first; place < end; ++place) {
            if (tiles_[place] != kEmpty) {
                return line_[place].beside != Square::kNothing;
            }
        }
        return false;
    }

    // How many tiles may still be laid.
    unsigned left() const { return supply_.left() - spare_; }

    const Board& board_;
    const WordGraph& graph_;
    const Layout& layout_;
    Supply& supply_;
    Record& record_;
    const unsigned size_ = supply_.left();
    unsigned spare_ = 0;  // tiles that must stay on the rack
    Direction direction_ = kAcross;
    unsigned number_ = 0;
    const Square* line_ = nullptr;
    unsigned first_ = 0;                          // where the word begins
    unsigned end_ = 0;                            // end of the tiles after the anchor, while the search goes left
    unsigned limit_ = 0;                          // the leftmost square allowed
    std::array<Tile, 2 * kMaxSide + 3> tiles_{};  // laid in this line, followed by zeros
};

}  // namespace slovoteka
