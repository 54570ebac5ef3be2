// The word graph: a set of words as an automaton in one flat array.
//
// A word graph is a minimal acyclic automaton, stored as one flat array of 32-bit numbers. Its file is mapped into
// memory and used in place: nothing is parsed, and all processes share the pages.
//
// The file, little-endian:
//
//   FileHeader                512 bytes, see below
//   array                     header.array_words numbers of 32 bits, a multiple of 32 of them
//   heights                   header.array_words / 4 bytes
//   filter                    header.filter_words numbers of 64 bits, a power of two of them, or none
//
// The array:
//
//   [0..3]                    the empty state, all zero; its place, 0, also means "no state"
//   records                   one for each state, one after another without gaps
//   tail                      kTailWords zeros or up to 31 more
//
// The record of a state whose first number is at index s of the array (s also names the state everywhere):
//
//   [s], [s+1]                children: 64 bits, low half first. Bit k is set if words go on after symbol k
//   [s+2], [s+3]              accepts: 64 bits. Bit k is set if a word ends with symbol k here
//   [s+4] ...                 a state for each set bit of `children`, lowest bit first; none in a leaf
//
// So the state after symbol k is array[s + 4 + popcount(children & (bit(k) - 1))], the letters that lead anywhere are
// children | accepts, and one AND applies a set of allowed letters to all of them. The arc says whether a word ends,
// not the state after it; an arc that nothing follows has no state at all. Symbol k is letter k of the alphabet. The
// order of the alphabet is the order of words.
//
// The height of a state is the number of letters in the longest word from it on, and heights[s / 4] is that of state s
// (a record has at least four numbers, so no two states share a byte). It stops searches for long words early.
//
// Law: a child comes before its parent in the array. The searches rely on it to be safe on any input, see `next`.
//
// Roots are in the header. kWordRoot is the graph of the words themselves. kMoveRoot, which is 0 if it was not asked
// for, is the graph for finding moves (a GADDAG). For every beginning of a word of up to kMaxSide letters it has these
// letters from the last to the first, then the turn, a symbol of its own after the alphabet. The turn leads to the
// state of the words after this beginning, so both graphs share the array and the records. A search can begin with any
// letter of a word: it goes left first, and right after the turn.
//
// The filter belongs to the graph for moves. For most multisets of letters it tells at once that no word consists of
// them: `may_be_word` checks two bits of one number, whose index is computed from the sum of `letter_hash`.
//
// Queries are const and keep no state, so any number of threads can use one graph. The caller owns the memory: a
// WordGraph only refers to the bytes that it was given.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace slovoteka {

static_assert(std::endian::native == std::endian::little, "the file is used in place and is little-endian");

inline constexpr unsigned kMaxSymbols = 64;  // bits of a mask
inline constexpr unsigned kMaxWord = 64;     // letters in a word; searches keep a path of this size
inline constexpr unsigned kRecordWords = 4;  // two masks, before the children
inline constexpr unsigned kTailWords = 64;   // at most so many children are read after the masks of any state
inline constexpr unsigned kArrayUnit = 32;   // divides array_words, so that the heights fill whole numbers
inline constexpr unsigned kWordRoot = 0;     // index into FileHeader::roots
inline constexpr unsigned kMoveRoot = 1;
inline constexpr unsigned kMaxSide = 21;                       // squares in a line of a board
inline constexpr unsigned kMaxPath = kMaxSide + 1 + kMaxWord;  // symbols on the longest way through the graph for moves
inline constexpr std::uint64_t kMaxWordCount = std::uint64_t{1} << 32;
inline constexpr std::uint32_t kFormatVersion = 1;
inline constexpr std::array<char, 8> kMagic = {'S', 'L', 'O', 'V', 'O', 'G', 'R', 'F'};

using State = std::uint32_t;
using Symbol = std::uint8_t;
inline constexpr State kNoState = 0;
inline constexpr Symbol kNoSymbol = 0xFF;

struct FileHeader {
    std::array<char, 8> magic;
    std::uint32_t version;
    std::uint32_t header_bytes;
    std::uint64_t file_bytes;
    std::uint64_t checksum;  // of everything after the header
    std::uint64_t word_count;
    std::uint64_t arc_count;
    std::uint32_t state_count;  // without the empty state
    std::uint32_t array_words;
    std::uint32_t longest;  // letters in the longest word
    std::uint32_t alphabet_size;
    std::array<State, 8> roots;
    std::array<std::uint32_t, kMaxSymbols> alphabet;  // code points, then zeros
    std::uint32_t filter_words;
    std::array<std::uint8_t, 148> reserved;  // zeros
    std::uint64_t header_checksum;           // of the 504 bytes before it
};
static_assert(sizeof(FileHeader) == 512);

// A multiset of letters is identified by the sum of these hashes, so adding a letter is one addition.
constexpr std::uint64_t letter_hash(Symbol symbol) {
    std::uint64_t mixed = (symbol + 1) * 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

// Where the filter has the bits of a multiset: the index of the number, and the bits in it.
struct FilterPlace {
    std::size_t number;
    std::uint64_t bits;

    FilterPlace(std::uint64_t sum, std::size_t filter_words) {
        const std::uint64_t mixed = sum * 0xD6E8FEB86659FD93;
        number = (mixed >> 32) & (filter_words - 1);
        bits = std::uint64_t{1} << (mixed & 63) | std::uint64_t{1} << (mixed >> 6 & 63);
    }
};

// A file that is not a word graph, or is damaged.
class DamagedGraph : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Maps code points to symbols. Most alphabets are below U+0800 and are looked up in one step.
class Alphabet {
public:
    // Throws std::invalid_argument unless there are 1 to 64 different letters.
    explicit Alphabet(std::u32string_view letters);

    Symbol symbol(char32_t letter) const { return letter < low_.size() ? low_[letter] : search(letter); }
    unsigned size() const { return size_; }
    char32_t letter(Symbol symbol) const { return letters_[symbol]; }
    std::u32string_view letters() const { return {letters_.data(), size_}; }
    // The set of all symbols.
    std::uint64_t mask() const { return ~std::uint64_t{0} >> (kMaxSymbols - size_); }

private:
    Symbol search(char32_t letter) const;

    unsigned size_;
    std::array<char32_t, kMaxSymbols> letters_{};
    std::array<Symbol, 0x800> low_;
};

// A multiset of symbols. No word needs more than kMaxWord of one, so counts stop there.
struct Rack {
    std::array<std::uint8_t, kMaxSymbols> counts{};
    std::uint64_t present = 0;
    unsigned size = 0;

    void add(Symbol symbol);
};

// Words as symbols in one buffer, so that a long answer needs few allocations.
struct WordList {
    std::vector<Symbol> symbols;
    std::vector<std::uint8_t> lengths;

    void add(std::span<const Symbol> word);
    std::size_t size() const { return lengths.size(); }
};

// Which words to find: those made of the rack's letters, each used once. A wildcard is any letter.
struct FitQuery {
    Rack rack;
    unsigned wildcards = 0;
    unsigned min_length = 1;
    unsigned max_length = kMaxWord;
    std::size_t limit = 0;        // stop after so many words; 0 for no limit
    Symbol required = kNoSymbol;  // only words with this letter
};

class WordGraph {
public:
    // `file` is a whole file or its image. It must outlive the graph and be aligned to 8 bytes. Only the header is
    // read; throws DamagedGraph if it or the size is wrong.
    explicit WordGraph(std::span<const std::byte> file);

    const FileHeader& header() const { return header_; }
    const Alphabet& alphabet() const { return alphabet_; }

    // --- the automaton, for searches here and elsewhere
    State root(unsigned which = kWordRoot) const { return header_.roots[which]; }
    std::uint64_t children(State state) const { return mask_at(state); }
    std::uint64_t accepts(State state) const { return mask_at(state + 2); }
    unsigned height(State state) const { return heights_[state / kRecordWords]; }

    // The state after `symbol`, which must be one of children(state).
    //
    // This is safe on a hostile file, although loading does not read the array. The root is checked to have 4 + 64
    // numbers after it inside the array, and a child is followed only to a lower place, so the same holds for every
    // state that can be reached. This costs one comparison per step. Reading the whole file at every start would cost
    // more, and would hold only until the file changed. A child that breaks the law leads to the empty state.
    State next(State state, Symbol symbol) const {
        const std::uint64_t below = (std::uint64_t{1} << symbol) - 1;
        const State child = array_[state + kRecordWords + std::popcount(children(state) & below)];
        return child < state ? child : kNoState;
    }

    // In the graph for moves: the symbol of the turn, and the state after it or kNoState.
    Symbol turn() const { return static_cast<Symbol>(alphabet_.size()); }
    State turned(State state) const { return children(state) >> turn() & 1 ? next(state, turn()) : kNoState; }
    // Whether the letters with this sum of `letter_hash` may make a word. A no is certain, a yes is not.
    bool may_be_word(std::uint64_t letters) const {
        if (header_.filter_words == 0) {
            return true;
        }
        const FilterPlace place(letters, header_.filter_words);
        return (filter_[place.number] & place.bits) == place.bits;
    }
    // Prefetches a state that will be needed soon.
    void prefetch(State state) const { __builtin_prefetch(array_ + state); }

    // Whether a number from outside may be used as a state. Any number up to a root may, even if no record begins
    // there: the answer then means nothing, but nothing outside the array is read, for the reason given at `next`.
    bool may_be_state(std::uint64_t number) const;

    // --- questions
    bool contains(std::u32string_view word) const;
    bool has_prefix(std::u32string_view prefix) const;
    // Letters outside the alphabet are left out, because no word has them.
    Rack rack(std::u32string_view letters) const;

    // Every word once, in alphabetical order.
    void words(std::u32string_view prefix, WordList& found) const;
    void fits(const FitQuery& wanted, WordList& found) const;
    std::uint64_t count_fits(const FitQuery& wanted) const;
    // Adds one word that fits and returns true, or returns false. The same graph and query always give the same word.
    bool any_fit(const FitQuery& wanted, WordList& found) const;
    // The `candidates` that make a word possible when added to `base`.
    std::uint64_t any_fit_each(const Rack& base, std::uint64_t candidates, unsigned min_length) const;

    // Reads everything: the checksum, every state, the counts of the header. Throws DamagedGraph.
    void verify() const;

private:
    // Where a sequence of letters leads: whether it is a word, and the state after it.
    struct Place {
        bool is_word = false;
        State state = kNoState;
    };
    Place walk(std::u32string_view letters) const;
    std::uint64_t mask_at(std::uint32_t index) const {
        std::uint64_t mask = 0;
        std::memcpy(&mask, array_ + index, sizeof mask);
        return mask;
    }

    FileHeader header_;
    Alphabet alphabet_;
    const std::uint32_t* array_;
    const std::uint8_t* heights_;
    const std::uint64_t* filter_;
};

}  // namespace slovoteka
