// A board with what every square allows.
//
// It is stored twice, by rows and by columns (`Direction`), so that every search runs along a line.
//
// Threads share only graphs, layouts and leaves, which never change.

#pragma once

#include "board/move.hpp"

namespace slovoteka {

enum Direction : std::uint8_t { kAcross = 0, kDown = 1 };

struct Square {
    std::uint64_t allowed;    // letters that make a word sideways; all if there are no tiles sideways
    std::uint64_t preceding;  // letters that can come before the tiles after it in the line; all if there are none
    std::uint64_t following;  // letters that can follow the tiles before it, if the word begins with them
    std::int16_t beside;      // points of the tiles sideways; kNothing if there are none
    Tile tile;
    std::uint8_t value;  // of the tile
    std::uint8_t letter_factor;
    std::uint8_t word_factor;
    bool is_anchor;  // empty and next to a tile
    std::uint8_t unused;

    static constexpr std::int16_t kNothing = -1;
};
static_assert(sizeof(Square) == 32);

class Board {
public:
    Board() = default;  // unusable before it is assigned to
    // `graph` must have a part for moves. Graph and layout must outlive the board.
    Board(const WordGraph& graph, const Layout& layout);
    Board(const Board& other) { copy(other); }
    Board& operator=(const Board& other) {
        if (this != &other) {
            copy(other);
        }
        return *this;
    }
    ~Board() = default;

    // Sets all tiles at once. Throws std::invalid_argument for a wrong size or a letter that the layout lacks.
    void set(std::span<const Tile> grid);
    // Lays a play that fits. Refreshes only the squares around it.
    void lay(const Move& move);

    // The points of a play that fits. The move may name only the laid tiles, without the rest of the word.
    int points(const Move& move) const;

    bool is_empty() const { return tiles_ == 0; }
    unsigned tiles() const { return tiles_; }
    Tile at(unsigned square) const { return squares_[square].tile; }
    const Layout& layout() const { return *layout_; }
    const WordGraph& graph() const { return *graph_; }

    // --- for searches: squares of a line, and what the tiles next to an empty square begin and end
    const Square* line(Direction direction, unsigned number) const {
        return &squares_[direction * kMaxSquares + number * layout_->side];
    }
    // The state after the tiles before this square, in the graph of words.
    State before(Direction direction, unsigned place) const { return before_[direction * kMaxSquares + place]; }
    // The state of what can come before the tiles after this square, in the graph for moves.
    State after(Direction direction, unsigned place) const { return after_[direction * kMaxSquares + place]; }

private:
    void copy(const Board& other);
    void put(unsigned row, unsigned column, Tile tile);
    void refresh(Direction direction, unsigned number, unsigned place);
    void refresh_ends(Direction direction, unsigned number, unsigned place);

    const WordGraph* graph_ = nullptr;
    const Layout* layout_ = nullptr;
    std::uint64_t letters_ = 0;  // of the tile set; a blank stands for no others
    unsigned tiles_ = 0;
    // By direction, then line by line with `side` squares each.
    static constexpr std::size_t kBothWays = std::size_t{2} * kMaxSquares;
    std::array<Square, kBothWays> squares_;
    std::array<State, kBothWays> before_;
    std::array<State, kBothWays> after_;
};

}  // namespace slovoteka
