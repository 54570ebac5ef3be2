// Finding moves: all of a rack, or the best of them.

#pragma once

#include "board/board.hpp"
#include "board/leaves.hpp"

namespace slovoteka {

// What is looked for among the moves of one rack.
struct MoveQuery {
    Hand hand;
    const Leaves* leaves = nullptr;  // none: only points count
    unsigned exchange_most = 0;      // tiles that may be exchanged
    bool may_pass = false;
    int floor = INT32_MIN;  // moves with less equity are not wanted
};

// Each adds to `found`. `all_moves` keeps no order; the others put the best first, equals in the order of Move::key.
void all_moves(const Board& board, const MoveQuery& query, std::vector<Move>& found);
void best_moves(const Board& board, const MoveQuery& query, std::size_t count, std::vector<Move>& found);
// The best one; a pass if there is nothing else.
Move best_move(const Board& board, const MoveQuery& query);

}  // namespace slovoteka
