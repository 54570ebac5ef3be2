// Loads a word graph and answers questions about single words.

#include "graph/wordgraph.hpp"

#include "graph/file.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

constexpr char32_t kLastCodePoint = 0x10FFFF;

bool is_letter(char32_t letter) {
    const bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
    return letter > U' ' && letter <= kLastCodePoint && !surrogate;
}

FileHeader read_header(std::span<const std::byte> file) {
    FileHeader header;
    if (file.size() < sizeof header) {
        throw DamagedGraph("too short for a word graph: " + std::to_string(file.size()) + " bytes");
    }
    std::memcpy(&header, file.data(), sizeof header);
    if (header.magic != kMagic) {
        throw DamagedGraph("not a word graph");
    }
    if (header.version != kFormatVersion) {
        throw DamagedGraph("a word graph of format " + std::to_string(header.version) + ", format " +
                           std::to_string(kFormatVersion) + " is expected");
    }
    if (header.header_checksum != checksum(file.first(offsetof(FileHeader, header_checksum)))) {
        throw DamagedGraph("the header is damaged");
    }
    if (header.file_bytes != file.size()) {
        throw DamagedGraph("cut short or grown: " + std::to_string(file.size()) + " bytes of " +
                           std::to_string(header.file_bytes));
    }
    return header;
}

// A valid checksum does not prove a sensible header: somebody may have computed it for a forged one.
FileHeader checked_header(std::span<const std::byte> file) {
    const FileHeader header = read_header(file);
    const std::uint64_t words = header.array_words;
    const std::uint64_t filter = header.filter_words;
    const std::uint64_t bytes =
        sizeof header + words * sizeof(std::uint32_t) + words / kRecordWords + filter * sizeof(std::uint64_t);
    const auto root_fits = [&](State root) { return std::uint64_t{root} + kRecordWords + kTailWords <= words; };
    if (header.header_bytes != sizeof header || header.file_bytes != bytes || words % kArrayUnit != 0 ||
        (filter & (filter - 1)) != 0 || header.longest > kMaxWord || header.word_count > kMaxWordCount ||
        header.alphabet_size > kMaxSymbols || !std::ranges::all_of(header.roots, root_fits) ||
        (header.roots[kMoveRoot] != kNoState && header.alphabet_size >= kMaxSymbols - 1)) {
        throw DamagedGraph("the header contradicts itself");
    }
    return header;
}

Alphabet alphabet_of(const FileHeader& header) {
    const std::u32string letters(header.alphabet.begin(), header.alphabet.begin() + header.alphabet_size);
    try {
        return Alphabet(letters);
    } catch (const std::invalid_argument& error) {
        throw DamagedGraph(error.what());
    }
}

}  // namespace

Alphabet::Alphabet(std::u32string_view letters) : size_(static_cast<unsigned>(letters.size())) {
    if (letters.empty() || letters.size() > kMaxSymbols) {
        throw std::invalid_argument("an alphabet has 1 to 64 letters, not " + std::to_string(letters.size()));
    }
    low_.fill(kNoSymbol);
    for (unsigned place = 0; place < size_; ++place) {
        const char32_t letter = letters[place];
        if (!is_letter(letter)) {
            throw std::invalid_argument("an alphabet has no spaces, control characters or surrogates");
        }
        if (letters.find(letter) != place) {
            throw std::invalid_argument("a letter stands twice in the alphabet");
        }
        letters_[place] = letter;
        if (letter < low_.size()) {
            low_[letter] = static_cast<Symbol>(place);
        }
    }
}

Symbol Alphabet::search(char32_t letter) const {
    const std::size_t place = letters().find(letter);
    return place == std::u32string_view::npos ? kNoSymbol : static_cast<Symbol>(place);
}

void Rack::add(Symbol symbol) {
    if (counts[symbol] < kMaxWord) {
        ++counts[symbol];
        ++size;
        present |= std::uint64_t{1} << symbol;
    }
}

void WordList::add(std::span<const Symbol> word) {
    symbols.insert(symbols.end(), word.begin(), word.end());
    lengths.push_back(static_cast<std::uint8_t>(word.size()));
}

WordGraph::WordGraph(std::span<const std::byte> file)
    : header_(checked_header(file)),
      alphabet_(alphabet_of(header_)),
      array_(reinterpret_cast<const std::uint32_t*>(file.data() + sizeof(FileHeader))),
      heights_(reinterpret_cast<const std::uint8_t*>(array_ + header_.array_words)),
      filter_(reinterpret_cast<const std::uint64_t*>(heights_ + header_.array_words / kRecordWords)) {
    if (children(kNoState) != 0 || accepts(kNoState) != 0) {
        throw DamagedGraph("the empty state is not empty");
    }
}

Rack WordGraph::rack(std::u32string_view letters) const {
    Rack rack;
    for (const char32_t letter : letters) {
        const Symbol symbol = alphabet_.symbol(letter);
        if (symbol != kNoSymbol) {
            rack.add(symbol);
        }
    }
    return rack;
}

WordGraph::Place WordGraph::walk(std::u32string_view letters) const {
    Place place{.is_word = false, .state = root()};
    if (letters.size() > header_.longest) {
        return {};
    }
    for (const char32_t letter : letters) {
        const Symbol symbol = alphabet_.symbol(letter);
        if (symbol == kNoSymbol) {
            return {};
        }
        place.is_word = (accepts(place.state) >> symbol & 1) != 0;
        place.state = children(place.state) >> symbol & 1 ? next(place.state, symbol) : kNoState;
    }
    return place;
}

bool WordGraph::may_be_state(std::uint64_t number) const {
    return number <= std::ranges::max(header_.roots);
}

bool WordGraph::contains(std::u32string_view word) const {
    return walk(word).is_word;
}

bool WordGraph::has_prefix(std::u32string_view prefix) const {
    const Place place = walk(prefix);
    return place.is_word || place.state != kNoState;
}

}  // namespace slovoteka
