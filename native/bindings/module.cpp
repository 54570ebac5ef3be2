// The Python face of the native core: slovoteka._native. What each name does is said in src/slovoteka/_native.pyi.

#include "bindings/module.hpp"

NB_MODULE(_native, module) {
    // Dictionaries keep their graphs until the process ends; that is no leak worth a page of warnings at exit.
    nanobind::set_leak_warnings(false);
    slovoteka::add_graph(module);
    slovoteka::add_scrabble(module);
}
