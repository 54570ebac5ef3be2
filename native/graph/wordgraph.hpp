// The word graph: a set of words as an automaton in one flat array.
//
// A word graph is a minimal acyclic automaton kept as one flat array of 32-bit numbers, so that a file of it is mapped
// into memory and used as it lies there: nothing is parsed, and all processes share the pages.
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
// The record of a state whose first number stands at index s of the array (s is how the state is named everywhere):
//
//   [s], [s+1]                children: 64 bits, low half first. Bit k is set if words go on after symbol k
//   [s+2], [s+3]              accepts: 64 bits. Bit k is set if a word ends with symbol k here
//   [s+4] ...                 a state for each set bit of `children`, lowest bit first; none in a leaf
//
// So the state after symbol k is array[s + 4 + popcount(children & (bit(k) - 1))], the letters that lead anywhere are
// children | accepts, and a set of allowed letters is applied to all of them by one AND. Whether a word ends is said by
// the arc and not by the state it leads to; an arc after which nothing follows has no state at all.
// Symbol k is letter k of the alphabet. The order of the alphabet is the order of words.
//
// The height of a state is the number of letters in the longest word from it on, and heights[s / 4] is that of state s
// (a record is never shorter than four numbers, so no two states share a byte). It stops searches for long words early.
//
// Law: a child stands before its parent in the array. The searches lean on it to be safe on any input, see `next`.
//
// Roots are in the header: kWordRoot is the graph of the words themselves. kMoveRoot, 0 where it was not asked for, is
// the graph for finding moves (a GADDAG): it holds, for every beginning of a word up to kMaxSide letters, these letters
// from the last to the first, then the turn, a symbol of its own behind the alphabet. The turn leads to the state of
// the words after this beginning, so both graphs share the array and the records. A search can begin with any letter of
// a word: it goes to the left first, and after the turn to the right.
//
// The filter comes with the graph for moves. It tells at once of most multisets of letters that no word is made of them
// all: `may_be_word` looks at two bits of one number, which stand at a place made of the sum of `letter_hash`.
//
// What is asked of a graph is const and keeps no state, so one graph serves any number of threads. Memory belongs to
// the caller: a WordGraph only looks at the bytes it was given.

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
    std::uint64_t checksum;  // of all that follows the header
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

// A multiset of letters is known by the sum of these, so adding a letter is one addition.
constexpr std::uint64_t letter_hash(Symbol symbol) {
    std::uint64_t mixed = (symbol + 1) * 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

// Where the filter has the bits of a multiset: which number, and the bits in it.
struct FilterPlace {
    std::size_t number;
    std::uint64_t bits;

    FilterPlace(std::uint64_t sum, std::size_t filter_words) {
        const std::uint64_t mixed = sum * 0xD6E8FEB86659FD93;
        number = (mixed >> 32) & (filter_words - 1);
        bits = std::uint64_t{1} << (mixed & 63) | std::uint64_t{1} << (mixed >> 6 & 63);
    }
};

// A file that is no word graph, or no longer a whole one.
class DamagedGraph : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Code points to symbols. Most alphabets lie below U+0800 and are looked up in one step.
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

// A multiset of symbols. No word needs more than kMaxWord of one, so a count stops there.
struct Rack {
    std::array<std::uint8_t, kMaxSymbols> counts{};
    std::uint64_t present = 0;
    unsigned size = 0;

    void add(Symbol symbol);
};

// Words as symbols, all in one buffer, so that a long answer costs few allocations.
struct WordList {
    std::vector<Symbol> symbols;
    std::vector<std::uint8_t> lengths;

    void add(std::span<const Symbol> word);
    std::size_t size() const { return lengths.size(); }
};

// Which words are looked for: those made of the rack's letters, each used once, where a wildcard is any letter.
struct FitQuery {
    Rack rack;
    unsigned wildcards = 0;
    unsigned min_length = 1;
    unsigned max_length = kMaxWord;
    std::size_t limit = 0;        // stop after so many words; 0: never
    Symbol required = kNoSymbol;  // only words with this letter
};

class WordGraph {
public:
    // Looks at `file`, a whole file or its image, which must outlive the graph and lie at an address divisible by 8.
    // Reads only the header; throws DamagedGraph if it or the size is wrong.
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
    // Why this is safe on a hostile file, although loading does not read the array: the root is checked to have 4 + 64
    // numbers after it inside the array, a child is followed only to a lower place, and so the same holds for every
    // state that is ever reached. One comparison a step buys that; reading the whole file on every start would cost
    // more, and would only be true until the file changed. A child that breaks the law leads to the empty state.
    State next(State state, Symbol symbol) const {
        const std::uint64_t below = (std::uint64_t{1} << symbol) - 1;
        const State child = array_[state + kRecordWords + std::popcount(children(state) & below)];
        return child < state ? child : kNoState;
    }

    // For the graph of moves: the symbol of the turn, and the state after it, kNoState where there is none.
    Symbol turn() const { return static_cast<Symbol>(alphabet_.size()); }
    State turned(State state) const { return children(state) >> turn() & 1 ? next(state, turn()) : kNoState; }
    // Whether the letters with this sum of `letter_hash` may be those of a word; no is certain, yes is not.
    bool may_be_word(std::uint64_t letters) const {
        if (header_.filter_words == 0) {
            return true;
        }
        const FilterPlace place(letters, header_.filter_words);
        return (filter_[place.number] & place.bits) == place.bits;
    }
    // The processor is to fetch this state, which will be asked for soon.
    void prefetch(State state) const { __builtin_prefetch(array_ + state); }

    // Whether a number from outside may be asked about like a state. Any number up to a root may, even one where no
    // record begins: what it says then means nothing, but for the reason given at `next` nothing beyond the array is
    // read.
    bool may_be_state(std::uint64_t number) const;

    // --- questions
    bool contains(std::u32string_view word) const;
    bool has_prefix(std::u32string_view prefix) const;
    Rack rack(std::u32string_view letters) const;  // letters outside the alphabet are left out: no word has them

    // Every word once, in alphabet order.
    void words(std::u32string_view prefix, WordList& found) const;
    void fits(const FitQuery& wanted, WordList& found) const;
    std::uint64_t count_fits(const FitQuery& wanted) const;
    // Adds one word that fits and returns true, or returns false. Which word is fixed by the graph and what is wanted.
    bool any_fit(const FitQuery& wanted, WordList& found) const;
    // Of the `candidates`, those with which, added to `base`, some word fits.
    std::uint64_t any_fit_each(const Rack& base, std::uint64_t candidates, unsigned min_length) const;

    // Reads everything: checksum, every state, the counts of the header. Throws DamagedGraph.
    void verify() const;

private:
    // Where a row of letters leads: whether it is a word, and the state after it.
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
