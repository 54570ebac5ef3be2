// Searches for words made of given letters.
//
// All of them walk the graph as the tree of its words, lowest symbol first, which gives alphabetical order. A letter is
// taken from the rack if the rack has it, and otherwise from the wildcards. This loses no word and finds each one once.

#include "graph/wordgraph.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

constexpr std::uint64_t bit(Symbol symbol) {
    return std::uint64_t{1} << symbol;
}

Symbol lowest(std::uint64_t mask) {
    return static_cast<Symbol>(std::countr_zero(mask));
}

// Whether some word through this state, `depth` letters from the root, is long enough. Every state leads on by at least
// one letter.
bool can_reach(const WordGraph& graph, State state, unsigned depth, unsigned min_length) {
    return depth + 1 >= min_length || depth + graph.height(state) >= min_length;
}

// An intact graph has at most word_count * longest prefixes, and a search meets each once. A damaged graph may be
// endless, so the number of steps is limited.
class StepLimit {
public:
    explicit StepLimit(const FileHeader& header) : left_(header.word_count * header.longest + 1) {}
    void step() {
        if (left_-- == 0) {
            throw DamagedGraph("the graph has more paths than words");
        }
    }

private:
    std::uint64_t left_;
};

// Calls `visit(word)` for every word that fits, until it returns true.
template <class Visit>
class FitSearch {
public:
    FitSearch(const WordGraph& graph, const FitQuery& query, Visit visit)
        : graph_(graph),
          rack_(query.rack),
          wildcards_(query.wildcards),
          min_length_(query.min_length),
          max_length_(std::min(query.max_length, graph.header().longest)),
          required_(query.required),
          limit_(graph.header()),
          visit_(visit) {}

    void run(State state, std::span<const Symbol> prefix = {}) {
        std::ranges::copy(prefix, word_.begin());
        required_at_start_ = required_ == kNoSymbol ? 0 : rack_.counts[required_];
        if (prefix.size() < max_length_) {
            search(state, static_cast<unsigned>(prefix.size()));
        }
    }

private:
    bool search(State state, unsigned depth) {
        limit_.step();
        const std::uint64_t usable = wildcards_ > 0 ? graph_.alphabet().mask() : rack_.present;
        const std::uint64_t children = depth + 1 < max_length_ ? graph_.children(state) & usable : 0;
        const std::uint64_t accepts = depth + 1 >= min_length_ ? graph_.accepts(state) & usable : 0;
        for (std::uint64_t rest = children | accepts; rest != 0; rest &= rest - 1) {
            const Symbol symbol = lowest(rest);
            const bool is_word = (accepts & bit(symbol)) != 0;
            const State child = (children & bit(symbol)) != 0 ? graph_.next(state, symbol) : kNoState;
            const bool goes_on = child != kNoState && can_reach(graph_, child, depth + 1, min_length_);
            if (!is_word && !goes_on) {
                continue;
            }
            const bool from_rack = take(symbol);
            word_[depth] = symbol;
            if (is_word && has_required() && visit_(std::span(word_.data(), depth + 1))) {
                return true;
            }
            if (goes_on && search(child, depth + 1)) {
                return true;
            }
            give_back(symbol, from_rack);
        }
        return false;
    }

    bool take(Symbol symbol) {
        if (rack_.counts[symbol] == 0) {
            --wildcards_;
            return false;
        }
        if (--rack_.counts[symbol] == 0) {
            rack_.present &= ~bit(symbol);
        }
        return true;
    }

    void give_back(Symbol symbol, bool from_rack) {
        if (from_rack) {
            ++rack_.counts[symbol];
            rack_.present |= bit(symbol);
        } else {
            ++wildcards_;
        }
    }

    bool has_required() const { return required_ == kNoSymbol || rack_.counts[required_] < required_at_start_; }

    const WordGraph& graph_;
    Rack rack_;
    unsigned wildcards_;
    const unsigned min_length_;
    const unsigned max_length_;
    const Symbol required_;
    unsigned required_at_start_ = 0;
    StepLimit limit_;
    Visit visit_;
    std::array<Symbol, kMaxWord> word_{};
};

// Which of several letters, added to a rack, make a word. One walk with one extra letter answers for all of them, and a
// candidate that has its answer is not tried again.
class EachSearch {
public:
    EachSearch(const WordGraph& graph, const Rack& base, std::uint64_t candidates, unsigned min_length)
        : graph_(graph),
          rack_(base),
          open_(candidates & graph.alphabet().mask()),
          candidates_(open_),
          min_length_(min_length),
          max_length_(std::min(base.size + 1, graph.header().longest)),
          limit_(graph.header()) {}

    std::uint64_t run() {
        if (open_ != 0 && max_length_ >= min_length_) {
            search(graph_.root(), 0, kNoSymbol);
        }
        return candidates_ & ~open_;
    }

private:
    // `extra` is the candidate used on the way here. Returns true if nothing is left to ask below this state.
    bool search(State state, unsigned depth, Symbol extra) {
        limit_.step();
        const std::uint64_t usable = rack_.present | (extra == kNoSymbol ? open_ : 0);
        const std::uint64_t accepts = depth + 1 >= min_length_ ? graph_.accepts(state) & usable : 0;
        if (accepts != 0 && settle(accepts, extra)) {
            return true;
        }
        std::uint64_t rest = depth + 1 < max_length_ ? graph_.children(state) & usable : 0;
        for (; rest != 0; rest &= rest - 1) {
            const Symbol symbol = lowest(rest);
            const State child = graph_.next(state, symbol);
            if (!can_reach(graph_, child, depth + 1, min_length_)) {
                continue;
            }
            if ((rack_.present & bit(symbol)) != 0) {
                if (--rack_.counts[symbol] == 0) {
                    rack_.present &= ~bit(symbol);
                }
                const bool done = search(child, depth + 1, extra);
                ++rack_.counts[symbol];
                rack_.present |= bit(symbol);
                if (done) {
                    return true;
                }
            } else if ((open_ & bit(symbol)) != 0) {
                search(child, depth + 1, symbol);
            }
            if (open_ == 0) {
                return true;
            }
        }
        return false;
    }

    bool settle(std::uint64_t accepts, Symbol extra) {
        if (extra != kNoSymbol) {
            open_ &= ~bit(extra);
            return true;
        }
        // A word of the rack's own letters answers for every candidate.
        open_ &= (accepts & rack_.present) != 0 ? 0 : ~accepts;
        return open_ == 0;
    }

    const WordGraph& graph_;
    Rack rack_;
    std::uint64_t open_;
    const std::uint64_t candidates_;
    const unsigned min_length_;
    const unsigned max_length_;
    StepLimit limit_;
};

// Tightens the bounds on length as far as the number of letters allows. Returns false if nothing can fit.
bool tighten(FitQuery& query, const FileHeader& header) {
    query.wildcards = std::min(query.wildcards, kMaxWord);
    query.max_length = std::min({query.max_length, header.longest, query.rack.size + query.wildcards});
    return query.max_length >= std::max(query.min_length, 1U);
}

}  // namespace

void WordGraph::words(std::u32string_view prefix, WordList& found) const {
    const Place place = walk(prefix);
    std::vector<Symbol> symbols;
    for (const char32_t letter : prefix.substr(0, kMaxWord)) {
        symbols.push_back(alphabet_.symbol(letter));
    }
    if (place.is_word) {
        found.add(symbols);
    }
    if (place.state != kNoState) {
        FitQuery all;
        all.wildcards = kMaxWord;
        FitSearch(*this, all, [&](std::span<const Symbol> word) {
            found.add(word);
            return false;
        }).run(place.state, symbols);
    }
}

void WordGraph::fits(const FitQuery& wanted, WordList& found) const {
    FitQuery query = wanted;
    if (tighten(query, header_)) {
        const std::size_t enough = query.limit == 0 ? SIZE_MAX : found.size() + query.limit;
        FitSearch(*this, query, [&](std::span<const Symbol> word) {
            found.add(word);
            return found.size() >= enough;
        }).run(root());
    }
}

std::uint64_t WordGraph::count_fits(const FitQuery& wanted) const {
    FitQuery query = wanted;
    std::uint64_t count = 0;
    if (tighten(query, header_)) {
        FitSearch(*this, query, [&](std::span<const Symbol>) {
            ++count;
            return false;
        }).run(root());
    }
    return count;
}

bool WordGraph::any_fit(const FitQuery& wanted, WordList& found) const {
    FitQuery query = wanted;
    query.limit = 1;
    const std::size_t before = found.size();
    fits(query, found);
    return found.size() > before;
}

std::uint64_t WordGraph::any_fit_each(const Rack& base, std::uint64_t candidates, unsigned min_length) const {
    return EachSearch(*this, base, candidates, min_length).run();
}

}  // namespace slovoteka
