// Games of two players from the first move to the counting of what is left.

#include "search/game.hpp"

#include "board/bag.hpp"
#include "board/find_moves.hpp"
#include "search/random.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

constexpr unsigned kPassesToEnd = 4;      // two rounds (SM-15)
constexpr unsigned kScorelessToEnd = 12;  // six turns of each (SM-G23)

class Game {
public:
    Game(const Layout& layout, const std::array<const Skill*, 2>& players, std::uint64_t seed)
        : layout_(layout),
          players_(players),
          random_(seed),
          bag_(all_tiles(layout)),
          boards_{Board(*players[0]->graph, layout), Board(*players[1]->graph, layout)},
          before_(boards_[0]) {
        random_.shuffle(bag_);
        draw(0);
        draw(1);
    }

    GameResult play() {
        unsigned passes = 0;
        unsigned scoreless = 0;
        while (passes < kPassesToEnd && scoreless < kScorelessToEnd) {
            const Move move = decide();
            passes = move.kind == MoveKind::kPass ? passes + 1 : 0;
            scoreless = move.score == 0 ? scoreless + 1 : 0;
            before_ = boards_[1 - turn_];
            last_ = move;
            carry_out(move);
            ++result_.turns;
            if (hands_[turn_].size == 0 && bag_.empty()) {
                break;
            }
            turn_ = 1 - turn_;
        }
        count_leftovers();
        return result_;
    }

private:
    Move decide() {
        const Skill& skill = *players_[turn_];
        const auto bag = static_cast<unsigned>(bag_.size());
        const unsigned most = std::min(bag, layout_.rack_size);
        const Hand& hand = hands_[turn_];
        if (skill.candidates <= 1 && skill.endgame_nodes == 0) {
            MoveQuery query{.hand = hand, .leaves = skill.leaves};
            query.exchange_most = most;
            query.leaves = bag > 0 ? skill.leaves : nullptr;
            return best_move(boards_[turn_], query);
        }
        const Situation situation{.board = boards_[turn_],
                                  .hand = hand,
                                  .unseen = unseen_tiles(boards_[turn_], hand),
                                  .bag = bag,
                                  .others = {hands_[1 - turn_].size},
                                  .leads = {result_.scores[turn_] - result_.scores[1 - turn_]},
                                  .exchange_most = most,
                                  .has_last = result_.turns > 0,
                                  .last = last_,
                                  .before = before_};
        return think(situation, skill, random_.next()).front().move;
    }

    void carry_out(const Move& move) {
        result_.scores[turn_] += move.score;
        hands_[turn_].remove(move);
        if (move.kind == MoveKind::kPlay) {
            boards_[0].lay(move);
            boards_[1].lay(move);
        }
        draw(turn_);
        if (move.kind == MoveKind::kExchange) {  // first drawn, then given back (SM-G22)
            for (unsigned number = 0; number < move.laid; ++number) {
                const std::size_t place = random_.below(static_cast<std::uint32_t>(bag_.size() + 1));
                bag_.insert(bag_.begin() + static_cast<std::ptrdiff_t>(place), move.tiles[number]);
            }
        }
    }

    void draw(unsigned player) {
        Hand& hand = hands_[player];
        while (hand.size < layout_.rack_size && !bag_.empty()) {
            const auto end = player == 0 ? bag_.begin() : bag_.end() - 1;
            hand.add(*end);
            bag_.erase(end);
        }
    }

    void count_leftovers() {
        for (const unsigned player : {0U, 1U}) {
            const int left = hands_[player].value(layout_);
            result_.scores[player] -= left;
            if (hands_[1 - player].size == 0) {
                result_.scores[1 - player] += left;
            }
        }
    }

    const Layout& layout_;
    const std::array<const Skill*, 2> players_;
    Random random_;
    std::vector<Tile> bag_;
    std::array<Board, 2> boards_;
    std::array<Hand, 2> hands_;
    unsigned turn_ = 0;
    GameResult result_;
    Move last_;
    Board before_;  // as the player to move saw it before the last move
};

}  // namespace

GameResult play_game(const Layout& layout, const std::array<const Skill*, 2>& players, std::uint64_t seed) {
    return Game(layout, players, seed).play();
}

}  // namespace slovoteka
