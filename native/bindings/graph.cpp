// The Python bindings of the word graph. src/slovoteka/_native.pyi documents every name.
//
// Calls that may take long (building, verifying, lists of words) release the interpreter lock. Calls that take
// microseconds keep it, because releasing it and waiting for it again would cost more than the answer.

#include "bindings/module.hpp"

#include "graph/build_word_graph.hpp"

#include <nanobind/stl/filesystem.h>
#include <nanobind/stl/string.h>

#include <algorithm>
#include <cerrno>

namespace nb = nanobind;
using namespace nb::literals;

namespace slovoteka {

namespace {

void check_python(bool is_well) {
    if (!is_well) {
        throw nb::python_error();
    }
}

// The code points of a Python string, copied to the stack if they are few, as they almost always are.
class Letters {
public:
    explicit Letters(const nb::str& text) : size_(static_cast<std::size_t>(PyUnicode_GetLength(text.ptr()))) {
        char32_t* letters = few_.data();
        if (size_ > few_.size()) {
            many_.resize(size_);
            letters = many_.data();
        }
        check_python(PyUnicode_AsUCS4(text.ptr(), reinterpret_cast<Py_UCS4*>(letters), static_cast<Py_ssize_t>(size_),
                                      0) != nullptr);
    }
    std::u32string_view view() const { return {many_.empty() ? few_.data() : many_.data(), size_}; }

private:
    std::size_t size_;
    std::array<char32_t, kMaxWord> few_;
    std::u32string many_;
};

nb::object make_str(std::u32string_view letters) {
    int little_endian = -1;
    PyObject* text =
        PyUnicode_DecodeUTF32(reinterpret_cast<const char*>(letters.data()),
                              static_cast<Py_ssize_t>(letters.size() * sizeof(char32_t)), nullptr, &little_endian);
    check_python(text != nullptr);
    return nb::steal(text);
}

nb::object make_str(const WordGraph& graph, std::span<const Symbol> word) {
    std::array<char32_t, kMaxWord> letters;
    std::ranges::transform(word, letters.begin(), [&](Symbol symbol) { return graph.alphabet().letter(symbol); });
    return make_str({letters.data(), word.size()});
}

nb::list make_list(const WordGraph& graph, const WordList& words) {
    nb::list list;
    std::size_t start = 0;
    for (const std::size_t length : words.lengths) {
        list.append(make_str(graph, std::span(words.symbols).subspan(start, length)));
        start += length;
    }
    return list;
}

// A number from Python. Anything greater than `most` means the same as `most`.
unsigned checked(std::int64_t number, const char* name, unsigned most) {
    if (number < 0) {
        throw std::invalid_argument(std::string(name) + " is negative");
    }
    return static_cast<unsigned>(std::min<std::int64_t>(number, most));
}

FitQuery make_query(const WordGraph& graph, const nb::str& letters, std::int64_t wildcards, std::int64_t min_length,
                    std::int64_t max_length = kMaxWord, std::int64_t limit = 0) {
    FitQuery query;
    query.rack = graph.rack(Letters(letters).view());
    query.wildcards = checked(wildcards, "wildcards", kMaxWord);
    query.min_length = checked(min_length, "min_length", kMaxWord + 1);
    query.max_length = checked(max_length, "max_length", kMaxWord);
    query.limit = checked(limit, "limit", UINT32_MAX);
    return query;
}

bool contains(const MappedGraph& self, const nb::str& word) {
    const WordGraph& graph = self.graph();
    const Py_ssize_t length = PyUnicode_GetLength(word.ptr());
    return length <= static_cast<Py_ssize_t>(graph.header().longest) && graph.contains(Letters(word).view());
}

bool has_prefix(const MappedGraph& self, const nb::str& prefix) {
    return self.graph().has_prefix(Letters(prefix).view());
}

nb::list words(const MappedGraph& self, const nb::str& prefix) {
    const Letters letters(prefix);
    WordList found;
    {
        const nb::gil_scoped_release unlocked;
        self.graph().words(letters.view(), found);
    }
    return make_list(self.graph(), found);
}

nb::list run_fits(const WordGraph& graph, const FitQuery& query) {
    WordList found;
    {
        const nb::gil_scoped_release unlocked;
        graph.fits(query, found);
    }
    return make_list(graph, found);
}

nb::list fits(const MappedGraph& self, const nb::str& letters, std::int64_t wildcards, std::int64_t min_length,
              std::int64_t max_length, std::int64_t limit) {
    return run_fits(self.graph(), make_query(self.graph(), letters, wildcards, min_length, max_length, limit));
}

nb::list fits_with(const MappedGraph& self, const nb::str& letters, const nb::str& required, std::int64_t wildcards,
                   std::int64_t min_length, std::int64_t max_length, std::int64_t limit) {
    const Letters one(required);
    if (one.view().size() != 1) {
        throw std::invalid_argument("required is one letter");
    }
    FitQuery query = make_query(self.graph(), letters, wildcards, min_length, max_length, limit);
    query.required = self.graph().alphabet().symbol(one.view().front());
    if (query.required == kNoSymbol) {
        return {};
    }
    query.rack.add(query.required);
    return run_fits(self.graph(), query);
}

std::uint64_t count_fits(const MappedGraph& self, const nb::str& letters, std::int64_t wildcards,
                         std::int64_t min_length) {
    const FitQuery query = make_query(self.graph(), letters, wildcards, min_length);
    const nb::gil_scoped_release unlocked;
    return self.graph().count_fits(query);
}

nb::object any_fit(const MappedGraph& self, const nb::str& letters, std::int64_t wildcards, std::int64_t min_length) {
    WordList found;
    if (!self.graph().any_fit(make_query(self.graph(), letters, wildcards, min_length), found)) {
        return nb::none();
    }
    return make_str(self.graph(), found.symbols);
}

nb::list any_fit_each(const MappedGraph& self, const nb::str& base, const nb::str& candidates,
                      std::int64_t min_length) {
    const WordGraph& graph = self.graph();
    const FitQuery query = make_query(graph, base, 0, min_length);
    const Letters letters(candidates);
    std::uint64_t asked = 0;
    bool has_foreign = false;
    for (const char32_t letter : letters.view()) {
        const Symbol symbol = graph.alphabet().symbol(letter);
        if (symbol == kNoSymbol) {
            has_foreign = true;
        } else {
            asked |= std::uint64_t{1} << symbol;
        }
    }
    const std::uint64_t good = graph.any_fit_each(query.rack, asked, query.min_length);
    // A letter outside the alphabet adds nothing to the base.
    WordList unused;
    const bool foreign_is_good = has_foreign && graph.any_fit(query, unused);
    nb::list answers;
    for (const char32_t letter : letters.view()) {
        const Symbol symbol = graph.alphabet().symbol(letter);
        answers.append(nb::bool_(symbol == kNoSymbol ? foreign_is_good : (good >> symbol & 1) != 0));
    }
    return answers;
}

nb::list arcs(const MappedGraph& self, std::int64_t number) {
    const WordGraph& graph = self.graph();
    if (number < 0 || !graph.may_be_state(static_cast<std::uint64_t>(number))) {
        throw std::invalid_argument("no such state");
    }
    const auto state = static_cast<State>(number);
    const std::uint64_t children = graph.children(state);
    const std::uint64_t accepts = graph.accepts(state);
    nb::list found;
    for (std::uint64_t rest = (children | accepts) & graph.alphabet().mask(); rest != 0; rest &= rest - 1) {
        const auto symbol = static_cast<Symbol>(std::countr_zero(rest));
        const State after = (children >> symbol & 1) != 0 ? graph.next(state, symbol) : kNoState;
        found.append(nb::make_tuple(make_str(graph, std::span(&symbol, 1)), after, (accepts >> symbol & 1) != 0));
    }
    return found;
}

void verify(const MappedGraph& self) {
    const nb::gil_scoped_release unlocked;
    self.graph().verify();
}

std::uint64_t build_from_lines(std::string_view lines, const nb::str& letters, const std::filesystem::path& path) {
    const Alphabet alphabet(Letters(letters).view());
    const nb::gil_scoped_release unlocked;
    const std::vector<std::uint64_t> image = build_image(lines, alphabet);
    const std::span<const std::byte> bytes = std::as_bytes(std::span(image));
    write_file(path.string(), bytes);
    return WordGraph(bytes).header().word_count;
}

std::uint64_t build_from_bytes(const nb::bytes& text, const nb::str& alphabet, const std::filesystem::path& path) {
    return build_from_lines({text.c_str(), text.size()}, alphabet, path);
}

std::uint64_t build_from_words(const nb::iterable& words, const nb::str& alphabet, const std::filesystem::path& path) {
    if (nb::isinstance<nb::str>(words)) {
        throw nb::type_error("a list of words or UTF-8 bytes is expected, not one str");
    }
    std::string lines;
    for (const nb::handle word : words) {
        Py_ssize_t size = 0;
        const char* text = PyUnicode_AsUTF8AndSize(word.ptr(), &size);
        check_python(text != nullptr);
        const std::string_view line(text, static_cast<std::size_t>(size));
        if (line.find('\n') != std::string_view::npos) {
            throw std::invalid_argument("word " + std::to_string(std::ranges::count(lines, '\n') + 1) +
                                        " holds a line break");
        }
        lines.append(line).push_back('\n');
    }
    return build_from_lines(lines, alphabet, path);
}

std::uint64_t build_move_graph(const nb::list& graphs, const nb::bytes& extra, const nb::str& letters,
                               std::int64_t min_length, std::int64_t max_length, const std::filesystem::path& path) {
    std::vector<const WordGraph*> parts;
    for (const nb::handle graph : graphs) {
        parts.push_back(&nb::cast<const MappedGraph&>(graph).graph());
    }
    const Alphabet alphabet(Letters(letters).view());
    const unsigned least = checked(min_length, "min_length", kMaxWord + 1);
    const unsigned most = checked(max_length, "max_length", kMaxWord);
    const nb::gil_scoped_release unlocked;
    std::string lines = lines_of(parts, least, most);
    lines.append(extra.c_str(), extra.size());
    const std::vector<std::uint64_t> image = build_image(lines, alphabet, true);
    const std::span<const std::byte> bytes = std::as_bytes(std::span(image));
    write_file(path.string(), bytes);
    return WordGraph(bytes).header().word_count;
}

void translate_file_error(const std::exception_ptr& error, void* /*unused*/) {
    try {
        std::rethrow_exception(error);
    } catch (const FileError& refused) {
        errno = refused.error_number;
        PyErr_SetFromErrnoWithFilename(PyExc_OSError, refused.file.c_str());
    }
}

}  // namespace

void add_graph(nb::module_& module) {
    const nb::exception<DamagedGraph> damaged(module, "DamagedGraph", PyExc_ValueError);
    nb::register_exception_translator(translate_file_error);

    module.attr("FORMAT_VERSION") = kFormatVersion;
    module.attr("MAX_WORD") = kMaxWord;
    module.def("build_graph", build_from_bytes, "text"_a, "alphabet"_a, "path"_a);
    module.def("build_graph", build_from_words, "words"_a, "alphabet"_a, "path"_a);

    module.def("build_move_graph", build_move_graph, "graphs"_a, "extra"_a, "alphabet"_a, "min_length"_a,
               "max_length"_a, "path"_a);

    nb::class_<MappedGraph>(module, "WordGraph", nb::is_final())
        .def(nb::init<const std::filesystem::path&>(), "path"_a)
        .def_prop_ro("alphabet", [](const MappedGraph& self) { return make_str(self.graph().alphabet().letters()); })
        .def_prop_ro("word_count", [](const MappedGraph& self) { return self.graph().header().word_count; })
        .def_prop_ro("state_count", [](const MappedGraph& self) { return self.graph().header().state_count; })
        .def_prop_ro("arc_count", [](const MappedGraph& self) { return self.graph().header().arc_count; })
        .def_prop_ro("longest", [](const MappedGraph& self) { return self.graph().header().longest; })
        .def_prop_ro("byte_size", &MappedGraph::byte_size)
        .def("__contains__", contains, "word"_a)
        .def("has_prefix", has_prefix, "prefix"_a)
        .def("words", words, "prefix"_a = "")
        .def("fits", fits, "letters"_a, "wildcards"_a = 0, "min_length"_a = 1, "max_length"_a = kMaxWord, "limit"_a = 0)
        .def("fits_with", fits_with, "letters"_a, "required"_a, "wildcards"_a = 0, "min_length"_a = 1,
             "max_length"_a = kMaxWord, "limit"_a = 0)
        .def("count_fits", count_fits, "letters"_a, "wildcards"_a = 0, "min_length"_a = 1)
        .def("any_fit", any_fit, "letters"_a, "wildcards"_a = 0, "min_length"_a = 1)
        .def("any_fit_each", any_fit_each, "base"_a, "candidates"_a, "min_length"_a = 1)
        .def_prop_ro("root", [](const MappedGraph& self) { return self.graph().root(); })
        .def("arcs", arcs, "state"_a)
        .def_prop_ro("has_moves", [](const MappedGraph& self) { return self.graph().root(kMoveRoot) != kNoState; })
        .def("verify", verify);
}

}  // namespace slovoteka
