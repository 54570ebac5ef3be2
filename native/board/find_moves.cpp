// Finding moves: all of them, or the best.
//
// For the best, anchors are visited in the order of an upper bound for plays from there. The search ends when no anchor
// can give more.

#include "board/find_moves.hpp"

#include "board/bounds.hpp"
#include "board/line_search.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

// --- what is kept of the moves found

// Two blanks give some tens of thousands of moves. Many blanks or a damaged graph could give endless numbers.
constexpr std::size_t kMostMoves = std::size_t{1} << 23;

class KeepAll {
public:
    explicit KeepAll(const MoveQuery& query, std::vector<Move>& found) : floor_(query.floor), found_(found) {}
    bool wants(std::int32_t equity) const { return equity >= floor_; }
    void add(const Move& move) {
        if (found_.size() >= kMostMoves) {
            throw std::length_error("more moves than can be listed");
        }
        found_.push_back(move);
    }

private:
    const std::int32_t floor_;
    std::vector<Move>& found_;
};

bool is_better(const Move& one, const Move& other) {
    return one.equity != other.equity ? one.equity > other.equity : one.key() < other.key();
}

class KeepBest {
public:
    explicit KeepBest(const MoveQuery& query) : floor_(query.floor) {}
    bool wants(std::int32_t equity) const { return equity >= floor_; }
    void add(const Move& move) {
        if (!has_any_ || is_better(move, best_)) {
            best_ = move;
            floor_ = move.equity;
            has_any_ = true;
        }
    }
    const Move* best() const { return has_any_ ? &best_ : nullptr; }

private:
    std::int32_t floor_;
    bool has_any_ = false;
    Move best_;
};

// The best `count` moves, as a heap with the worst of them on top.
class KeepTop {
public:
    KeepTop(const MoveQuery& query, std::size_t count) : floor_(query.floor), count_(count) { heap_.reserve(count); }
    bool wants(std::int32_t equity) const { return equity >= floor_; }
    void add(const Move& move) {
        if (heap_.size() == count_) {
            if (!is_better(move, heap_.front())) {
                return;
            }
            std::ranges::pop_heap(heap_, is_better);
            heap_.pop_back();
        }
        heap_.push_back(move);
        std::ranges::push_heap(heap_, is_better);
        if (heap_.size() == count_) {
            floor_ = heap_.front().equity;
        }
    }
    std::vector<Move>& sorted() {
        std::ranges::sort(heap_, is_better);
        return heap_;
    }

private:
    std::int32_t floor_;
    const std::size_t count_;
    std::vector<Move> heap_;
};

// --- other moves, and the order of the anchors

template <class Record>
void add_other_moves(const MoveQuery& query, const Layout& layout, const Supply& supply, Record& record) {
    const unsigned all = (1U << query.hand.size) - 1;
    if (query.may_pass && record.wants(supply.kept(all))) {
        Move pass;
        pass.equity = supply.kept(all);
        record.add(pass);
    }
    if (query.exchange_most == 0) {
        return;
    }
    std::array<Tile, kMaxRack> tiles;
    unsigned count = 0;
    for (; count < query.hand.blanks; ++count) {
        tiles[count] = kBlank;
    }
    for (unsigned letter = 0; letter < layout.letters; ++letter) {
        for (unsigned times = 0; times < query.hand.counts[letter]; ++times) {
            tiles[count++] = static_cast<Tile>(letter + 1);
        }
    }
    for (unsigned kept = 0; kept < all; ++kept) {
        // Of equal tiles the first ones are kept, so that each exchange is found once.
        bool is_first = true;
        for (unsigned place = 1; place < count; ++place) {
            const bool only_later = (kept >> place & 1) && !(kept >> (place - 1) & 1);
            is_first = is_first && (!only_later || tiles[place] != tiles[place - 1]);
        }
        const unsigned given = count - static_cast<unsigned>(std::popcount(kept));
        if (!is_first || given > query.exchange_most || !record.wants(supply.kept(kept))) {
            continue;
        }
        Move exchange;
        exchange.kind = MoveKind::kExchange;
        exchange.equity = supply.kept(kept);
        for (unsigned place = 0; place < count; ++place) {
            if (!(kept >> place & 1)) {
                exchange.tiles[exchange.laid++] = tiles[place];
            }
        }
        record.add(exchange);
    }
}

struct BoundedAnchor {
    Anchor anchor;
    ByLaid bounds;
};

template <class Record>
void search_best(const Board& board, const MoveQuery& query, Record& record) {
    Supply supply(query, board.layout());
    add_other_moves(query, board.layout(), supply, record);
    const std::uint64_t letters = supply.letters();
    Bounds bounds(board, query.hand, supply);
    std::array<BoundedAnchor, 2 * kMaxSquares> anchors;
    std::array<std::pair<std::int32_t, unsigned>, 2 * kMaxSquares> order;
    unsigned count = 0;
    visit_anchors(board, letters, [&](const Square* line, const Anchor& anchor) {
        BoundedAnchor& added = anchors[count] = {.anchor = anchor, .bounds = bounds.bounds(line, anchor, letters)};
        order[count] = {std::ranges::max(added.bounds), count};
        ++count;
    });
    std::sort(order.begin(), order.begin() + count, std::greater<>());
    LineSearch<Record> search(board, supply, record);
    for (unsigned number = 0; number < count && record.wants(order[number].first); ++number) {
        const BoundedAnchor& best = anchors[order[number].second];
        unsigned most = query.hand.size;
        while (!record.wants(best.bounds[most])) {
            --most;
        }
        search.run(best.anchor, most);
    }
}

}  // namespace

void all_moves(const Board& board, const MoveQuery& query, std::vector<Move>& found) {
    Supply supply(query, board.layout());
    KeepAll record(query, found);
    add_other_moves(query, board.layout(), supply, record);
    LineSearch<KeepAll> search(board, supply, record);
    visit_anchors(board, supply.letters(),
                  [&](const Square*, const Anchor& anchor) { search.run(anchor, query.hand.size); });
}

void best_moves(const Board& board, const MoveQuery& query, std::size_t count, std::vector<Move>& found) {
    if (count == 0) {
        return;
    }
    KeepTop record(query, count);
    search_best(board, query, record);
    found.insert(found.end(), record.sorted().begin(), record.sorted().end());
}

Move best_move(const Board& board, const MoveQuery& query) {
    KeepBest record(query);
    search_best(board, query, record);
    return record.best() != nullptr ? *record.best() : Move{};
}

}  // namespace slovoteka
