// Scrabble moves straight from the rules: every word at every place, with every choice of blanks. It is slow and
// simple, and the fast search is compared with it.

#pragma once

#include "board/hand.hpp"
#include "board/move.hpp"

#include <algorithm>
#include <set>

namespace slovoteka::tests {

using Word = std::vector<Symbol>;
using Grid = std::vector<Tile>;

class PlainMoves {
public:
    PlainMoves(const Layout& layout, const std::set<Word>& words) : layout_(layout), words_(words) {}

    // All plays. Their equity is only the score.
    std::vector<Move> plays(const Grid& grid, const Hand& hand) const {
        std::vector<Move> found;
        for (const Word& word : words_) {
            for (const bool down : {false, true}) {
                for (unsigned start = 0; start < layout_.squares(); ++start) {
                    add_plays(grid, hand, word, start, down, found);
                }
            }
        }
        return found;
    }

private:
    unsigned step(bool down) const { return down ? layout_.side : 1; }
    // Squares before this one in its row or column, and behind it.
    unsigned before(unsigned square, bool down) const { return down ? square / layout_.side : square % layout_.side; }
    unsigned behind(unsigned square, bool down) const { return layout_.side - 1 - before(square, down); }

    void add_plays(const Grid& grid, const Hand& hand, const Word& word, unsigned start, bool down,
                   std::vector<Move>& found) const {
        if (word.size() < 2 || word.size() > behind(start, down) + 1U) {
            return;
        }
        const unsigned last = start + static_cast<unsigned>(word.size() - 1) * step(down);
        if ((before(start, down) > 0 && grid[start - step(down)] != kEmpty) ||
            (behind(last, down) > 0 && grid[last + step(down)] != kEmpty)) {
            return;
        }
        const std::vector<unsigned> places = free_places(grid, word, start, down);
        if (places.empty() || places.size() > hand.size) {
            return;
        }
        const unsigned first_laid = start + places.front() * step(down);
        if (places.size() == 1 && down && row_through(grid, first_laid, false, word[places.front()]).size() > 1) {
            return;  // the same tile is a play across
        }
        for (unsigned blanks = 0; blanks < 1U << places.size(); ++blanks) {
            Move move = laid_with(hand, word, places, blanks);
            if (move.kind == MoveKind::kPlay) {
                move.down = down ? 1 : 0;
                move.start = static_cast<std::uint16_t>(start);
                move.length = static_cast<std::uint8_t>(word.size());
                move.score = static_cast<decltype(move.score)>(score(grid, move));
                move.equity = move.score * kPoint;
                found.push_back(move);
            }
        }
    }

    // Where in the word tiles are laid; empty if the word cannot lie there.
    std::vector<unsigned> free_places(const Grid& grid, const Word& word, unsigned start, bool down) const {
        std::vector<unsigned> places;
        bool touches = false;
        for (unsigned place = 0; place < word.size(); ++place) {
            const unsigned square = start + place * step(down);
            if (grid[square] == kEmpty) {
                places.push_back(place);
                touches = touches || is_beside_tile(grid, square) || (is_empty(grid) && square == layout_.start);
                if (const Word sideways = row_through(grid, square, !down, word[place]);
                    sideways.size() > 1 && !words_.contains(sideways)) {
                    return {};
                }
            } else if (letter_of(grid[square]) != word[place]) {
                return {};
            }
        }
        return touches ? places : std::vector<unsigned>{};
    }

    // The tiles of a play with blanks at some of its places, by the bits of `blanks`; a pass if the hand lacks tiles.
    Move laid_with(Hand hand, const Word& word, const std::vector<unsigned>& places, unsigned blanks) const {
        Move move;
        for (unsigned number = 0; number < places.size(); ++number) {
            const Symbol letter = word[places[number]];
            const Tile face = blanks >> number & 1 ? kBlank : static_cast<Tile>(letter + 1);
            if (layout_.counts[letter] == 0 || (face == kBlank ? hand.blanks : hand.counts[letter]) == 0) {
                return {};
            }
            hand.remove(face);
            move.tiles[places[number]] = static_cast<Tile>((face & kBlank) | (letter + 1));
        }
        move.kind = MoveKind::kPlay;
        move.laid = static_cast<std::uint8_t>(places.size());
        return move;
    }

    static bool is_empty(const Grid& grid) { return std::ranges::count(grid, kEmpty) == std::ranges::ssize(grid); }

    bool is_beside_tile(const Grid& grid, unsigned square) const {
        return std::ranges::any_of(std::array{false, true}, [&](bool down) {
            return (before(square, down) > 0 && grid[square - step(down)] != kEmpty) ||
                   (behind(square, down) > 0 && grid[square + step(down)] != kEmpty);
        });
    }

    unsigned row_start(const Grid& grid, unsigned square, bool down) const {
        while (before(square, down) > 0 && grid[square - step(down)] != kEmpty) {
            square -= step(down);
        }
        return square;
    }

    // The letters through an empty square if this one were there.
    Word row_through(const Grid& grid, unsigned square, bool down, Symbol letter) const {
        Word row;
        for (unsigned at = row_start(grid, square, down);; at += step(down)) {
            if (grid[at] == kEmpty && at != square) {
                break;
            }
            row.push_back(at == square ? letter : letter_of(grid[at]));
            if (behind(at, down) == 0) {
                break;
            }
        }
        return row;
    }

    // The points of one row with the new tiles on these squares.
    int row_score(const Grid& after, const Grid& grid, unsigned square, bool down) const {
        int sum = 0;
        int factor = 1;
        unsigned length = 0;
        for (unsigned at = row_start(after, square, down);; at += step(down)) {
            if (after[at] == kEmpty) {
                break;
            }
            const bool is_new = grid[at] == kEmpty;
            sum += layout_.value(after[at]) * (is_new ? layout_.letter_factors[at] : 1);
            factor *= is_new ? layout_.word_factors[at] : 1;
            ++length;
            if (behind(at, down) == 0) {
                break;
            }
        }
        return length > 1 ? sum * factor : 0;
    }

    int score(const Grid& grid, const Move& move) const {
        Grid after = grid;
        const bool down = move.down != 0;
        std::vector<unsigned> laid;
        for (unsigned place = 0; place < move.length; ++place) {
            if (move.tiles[place] != kEmpty) {
                laid.push_back(move.start + place * step(down));
                after[laid.back()] = move.tiles[place];
            }
        }
        int sum = row_score(after, grid, move.start, down);
        for (const unsigned square : laid) {
            sum += row_score(after, grid, square, !down);
        }
        return std::min(sum + (laid.size() == layout_.rack_size ? layout_.bonus : 0), kMostPoints);
    }

    const Layout& layout_;
    const std::set<Word>& words_;
};

}  // namespace slovoteka::tests
