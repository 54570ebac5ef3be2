// The positions of an endgame search, and the plays in each.

#include "search/endgame_solver.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

std::uint64_t tile_hash(unsigned square, Tile tile) {
    return mixed((square + 1) * 0x9E3779B97F4A7C15 + tile);
}

}  // namespace

void EndgameSolver::set_root(const Board& board, const Hand& mine, const Hand& theirs, bool pass_ends) {
    packings_ = {HandPacking(mine), HandPacking(theirs)};
    if (frames_.empty()) {
        frames_.emplace_back(board);
    }
    Frame& root = frames_[0];
    root.board = board;
    root.hands = {mine, theirs};
    root.tiles_hash = 0;
    for (unsigned square = 0; square < board.layout().squares(); ++square) {
        if (const Tile tile = board.at(square); tile != kEmpty) {
            root.tiles_hash ^= tile_hash(square, tile);
        }
    }
    for (const unsigned player : {0, 1}) {
        root.packed[player] = packings_[player].pack(root.hands[player]);
        root.values[player] = root.hands[player].value(board.layout());
        root.plays[player].clear();
        for (unsigned line = 0; line < 2 * board.layout().side; ++line) {
            caches_[player].add_plays(board, line, root.hands[player], packings_[player], root.plays[player]);
        }
        root.has_plays[player] = true;
    }
    root.has_board = true;
    root.move.kind = pass_ends ? MoveKind::kPass : MoveKind::kPlay;
    for (Frame& any : frames_) {
        any.killers = {};
    }
}

EndgameSolver::Frame& EndgameSolver::frame(unsigned ply) {
    if (ply == frames_.size()) {
        frames_.emplace_back(frames_[0].board);
    }
    return frames_[ply];
}

// Takes the plays from the last position where they were listed if they still fit, and adds those of the lines that
// have changed since.
const std::vector<Play>& EndgameSolver::plays(unsigned ply, unsigned player) {
    Frame& here = frames_[ply];
    if (here.has_plays[player]) {
        return here.plays[player];
    }
    LineSet changed = here.changed;
    unsigned origin = ply - 1;
    for (; !frames_[origin].has_plays[player]; --origin) {
        changed |= frames_[origin].changed;
    }
    std::vector<Play>& list = here.plays[player];
    list.clear();
    const HandPacking& packing = packings_[player];
    for (const Play& play : frames_[origin].plays[player]) {
        if (!(changed >> play.line & 1) && packing.fits(play.used, here.packed[player])) {
            list.push_back(play);
        }
    }
    for (; changed != 0; changed &= changed - 1) {
        const auto line = static_cast<unsigned>(std::countr_zero(changed));
        caches_[player].add_plays(here.board, line, here.hands[player], packing, list);
    }
    here.has_plays[player] = true;
    return list;
}

void EndgameSolver::find_outs(unsigned ply) {
    const unsigned other = 1 - ply % 2;
    Frame& here = frames_[ply];
    here.outs.clear();
    for (const Play& play : plays(ply, other)) {
        if (play.used == here.packed[other]) {
            here.outs.push_back(play);
        }
    }
    std::ranges::sort(here.outs, std::greater<>(), &Play::score);
}

// Makes everything except the board, which is not needed if the position is known already.
void EndgameSolver::make(unsigned ply, const Play& play) {
    Frame& after = frame(ply + 1);
    const Frame& before = frames_[ply];
    const unsigned player = ply % 2;
    after.hands = before.hands;
    after.packed = before.packed;
    after.values = before.values;
    after.tiles_hash = before.tiles_hash;
    after.has_plays = {};
    after.has_board = false;
    after.changed = 0;
    after.move = move_of(play, before.board);
    if (play.is_pass()) {
        return;
    }
    after.packed[player] -= play.used;
    after.values[player] -= play.value;
    const unsigned step = after.move.down ? before.board.layout().side : 1;
    for (unsigned place = 0; place < after.move.length; ++place) {
        if (const Tile tile = after.move.tiles[place]; tile != kEmpty) {
            after.hands[player].remove(tile);
            after.tiles_hash ^= tile_hash(after.move.start + place * step, tile);
        }
    }
    after.changed = changed_lines(play, before.board);
}

void EndgameSolver::lay(unsigned ply) {
    Frame& here = frames_[ply];
    if (!here.has_board) {
        here.board = frames_[ply - 1].board;
        if (here.move.kind == MoveKind::kPlay) {
            here.board.lay(here.move);
        }
        here.has_board = true;
    }
}

std::uint64_t EndgameSolver::key_of(unsigned ply) {
    const Frame& here = frames_[ply];
    const unsigned player = ply % 2;
    const std::uint64_t own = packings_[player].key(here.packed[player]);
    const std::uint64_t other = packings_[1 - player].key(here.packed[1 - player]);
    return here.tiles_hash ^ mixed(own + 2 * std::rotl(other, 17) + (here.is_after_pass() ? 1 : 0));
}

}  // namespace slovoteka
