// Internal: the records of a graph while it is built. Equal states are written once.

#pragma once

#include "graph/wordgraph.hpp"

namespace slovoteka {

// A state that still grows. Children are in the order of their symbols.
struct OpenState {
    std::uint64_t children = 0;
    std::uint64_t accepts = 0;
    unsigned count = 0;
    std::array<State, kMaxSymbols> states;

    bool is_empty() const { return (children | accepts) == 0; }
    void add_child(Symbol symbol, State state) {
        children |= std::uint64_t{1} << symbol;
        states[count++] = state;
    }
    void clear() {
        children = accepts = 0;
        count = 0;
    }
};

class RecordStore {
public:
    RecordStore() : array_(kRecordWords, 0), places_(1 << 12, kNoState) {}

    // The place of the record of this state, which is an existing one if an equal state was written.
    State written(const OpenState& open);

    // Written states can be walked while more are added.
    std::uint64_t children(State state) const { return mask_at(state); }
    std::uint64_t accepts(State state) const { return mask_at(state + 2); }
    State child(State state, unsigned number) const { return array_[state + kRecordWords + number]; }

    State end() const { return static_cast<State>(array_.size()); }
    // Reorders the records from `first` on, so that those near `root`, which every search visits, are together at the
    // end. Returns the new place of the root. Nothing can be written after this.
    State gather(State first, State root);

    // The whole file. `header` has the word counts and the roots. The store cannot be used after this.
    std::vector<std::uint64_t> finish(FileHeader header, const Alphabet& alphabet,
                                      std::span<const std::uint64_t> filter);

private:
    State append(std::span<const std::uint32_t> record);
    std::size_t find(std::span<const std::uint32_t> record) const;
    std::size_t length(State state) const {
        return kRecordWords + static_cast<std::size_t>(std::popcount(children(state)));
    }
    void grow();
    std::uint64_t mask_at(std::uint32_t index) const {
        std::uint64_t mask = 0;
        std::memcpy(&mask, &array_[index], sizeof mask);
        return mask;
    }

    std::uint32_t state_count_ = 0;
    std::uint64_t arc_count_ = 0;
    std::vector<std::uint32_t> array_;
    std::vector<std::uint8_t> heights_;  // as in the file
    std::vector<State> places_;          // hash table with a power of two slots, at most half full
};

}  // namespace slovoteka
