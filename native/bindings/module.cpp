// The Python bindings of the native core: slovoteka._native. src/slovoteka/_native.pyi documents every name.

#include "bindings/module.hpp"

NB_MODULE(_native, module) {
    // Dictionaries keep their graphs until the process ends. That is not a leak worth a page of warnings at exit.
    nanobind::set_leak_warnings(false);
    slovoteka::add_graph(module);
    slovoteka::add_scrabble(module);
}
