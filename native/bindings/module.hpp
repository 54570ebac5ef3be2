// What the files of the Python bindings share.

#pragma once

#include "graph/file.hpp"
#include "graph/wordgraph.hpp"

#include <nanobind/nanobind.h>

#include <filesystem>

namespace slovoteka {

// A graph and the file that it is mapped from.
class MappedGraph {
public:
    explicit MappedGraph(const std::filesystem::path& path) : file_(path.string()), graph_(opened(file_, path)) {}

    const WordGraph& graph() const { return graph_; }
    std::size_t byte_size() const { return file_.bytes().size(); }

private:
    static WordGraph opened(const MappedFile& file, const std::filesystem::path& path) {
        try {
            return WordGraph(file.bytes());
        } catch (const DamagedGraph& error) {
            throw DamagedGraph(path.string() + ": " + error.what());
        }
    }

    MappedFile file_;
    WordGraph graph_;
};

void add_graph(nanobind::module_& module);
void add_scrabble(nanobind::module_& module);

}  // namespace slovoteka
