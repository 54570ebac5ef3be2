// What a game needs beside its boards: racks, bag, points, and when it ends.

#pragma once

#include "board/bag.hpp"
#include "search/random.hpp"

#include <vector>

namespace slovoteka {

constexpr unsigned kMostPlayers = 4;

// When a game ends before somebody goes out, by the rules of the table.
struct EndRules {
    unsigned pass_rounds = 2;       // rounds in which everybody passes (SM-15)
    unsigned scoreless_rounds = 6;  // rounds without points (SM-G23); 0 for no limit
};

// What has been counted towards an end when a table is begun in the middle of a game.
struct EndCounts {
    unsigned passes = 0;     // turns in a row
    unsigned scoreless = 0;  // turns in a row
};

EndCounts counts_after(const EndCounts& counts, const Move& move);
bool is_end(const EndRules& rules, const EndCounts& counts, unsigned players);
// Whether a pass now would end the game.
bool pass_ends(const EndRules& rules, const EndCounts& counts, unsigned players);

// How tiles are drawn. In matches each player draws from their own end of the bag, so that one player's draws do not
// depend on the other's moves, and tiles that are given back go to random places (SM-G22). Without `random` they are
// drawn last.
struct Dealing {
    bool from_both_ends = false;
    Random* random = nullptr;
};

class Table {
public:
    Table(const Layout& layout, const EndRules& rules, std::span<const Hand> hands, std::vector<Tile> bag,
          const EndCounts& counts = {}, const Dealing& dealing = {});

    // Everything that a move changes but the board.
    void carry_out(const Move& move);

    unsigned players() const { return players_; }
    unsigned turn() const { return turn_; }
    const Hand& hand(unsigned player) const { return hands_[player]; }
    const Hand& hand() const { return hands_[turn_]; }
    const std::vector<Tile>& bag() const { return bag_; }
    int points(unsigned player) const { return points_[player]; }
    const EndCounts& counts() const { return counts_; }
    bool is_over() const { return is_over_; }
    bool pass_ends() const { return slovoteka::pass_ends(rules_, counts_, players_); }
    // Points on the racks of all players but the one to move.
    int points_of_others() const;
    // With what stays on the racks: everybody loses it, and who has gone out gets it.
    std::array<int, kMostPlayers> final_points() const;

private:
    void draw(std::size_t most);
    void give_back(Tile tile);

    const Layout& layout_;
    const Dealing dealing_;
    const unsigned players_;
    const EndRules rules_;
    std::array<Hand, kMostPlayers> hands_;
    std::vector<Tile> bag_;
    std::array<int, kMostPlayers> points_{};
    unsigned turn_ = 0;
    EndCounts counts_;
    bool is_over_ = false;
};

}  // namespace slovoteka
