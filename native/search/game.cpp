// Games of two players, from the first move to the final scores.

#include "search/game.hpp"

#include "board/bag.hpp"
#include "board/find_moves.hpp"
#include "search/random.hpp"
#include "search/table.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

class Game {
public:
    Game(const Layout& layout, const std::array<const Skill*, 2>& players, std::uint64_t seed)
        : players_(players),
          random_(seed),
          table_(deal(layout, random_)),
          boards_{Board(*players[0]->graph, layout), Board(*players[1]->graph, layout)},
          before_(boards_[0]) {}

    GameResult play() {
        unsigned turns = 0;
        for (; !table_.is_over(); ++turns) {
            const Move move = decide(turns > 0);
            before_ = boards_[1 - table_.turn()];
            last_ = move;
            table_.carry_out(move);
            if (move.kind == MoveKind::kPlay) {
                boards_[0].lay(move);
                boards_[1].lay(move);
            }
        }
        const std::array<int, kMostPlayers> points = table_.final_points();
        return {.scores = {points[0], points[1]}, .turns = turns};
    }

private:
    static Table deal(const Layout& layout, Random& random) {
        std::vector<Tile> bag = all_tiles(layout);
        random.shuffle(bag);
        std::array<Hand, 2> hands;
        for (unsigned number = 0; number < layout.rack_size && !bag.empty(); ++number) {
            hands[0].add(bag.front());
            bag.erase(bag.begin());
        }
        draw(hands[1], bag, layout.rack_size);
        return {layout, {}, hands, std::move(bag), {}, {.from_both_ends = true, .random = &random}};
    }

    Move decide(bool has_last) {
        const unsigned turn = table_.turn();
        const Skill& skill = *players_[turn];
        const Board& board = boards_[turn];
        const Hand& hand = table_.hand();
        const auto bag = static_cast<unsigned>(table_.bag().size());
        const unsigned most = std::min(bag, board.layout().rack_size);
        if (skill.candidates <= 1 && skill.endgame_nodes == 0) {
            const TilesAtEnd at_end(table_.points_of_others(), 1);
            return best_move(board, query_at_sight(skill, hand, bag, at_end, most));
        }
        const Situation situation{.board = board,
                                  .hand = hand,
                                  .unseen = unseen_tiles(board, hand),
                                  .bag = bag,
                                  .others = {table_.hand(1 - turn).size},
                                  .leads = {table_.points(turn) - table_.points(1 - turn)},
                                  .exchange_most = most,
                                  .has_last = has_last,
                                  .last = last_,
                                  .before = before_,
                                  .rules = {},
                                  .counts = table_.counts()};
        return think(situation, skill, random_.next()).front().move;
    }

    const std::array<const Skill*, 2> players_;
    Random random_;
    Table table_;
    std::array<Board, 2> boards_;
    Move last_;
    Board before_;  // as the player to move saw it before the last move
};

}  // namespace

GameResult play_game(const Layout& layout, const std::array<const Skill*, 2>& players, std::uint64_t seed) {
    return Game(layout, players, seed).play();
}

}  // namespace slovoteka
