// Files: mapped for reading, replaced atomically when written.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>

namespace slovoteka {

// The system refused to read or write a file.
class FileError : public std::runtime_error {
public:
    FileError(int error_number, std::string file);
    int error_number;
    std::string file;
};

// A whole file mapped for reading. It must not be truncated while it is mapped; write_file never does that.
class MappedFile {
public:
    explicit MappedFile(const std::string& path);  // throws FileError
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::span<const std::byte> bytes() const { return {data_, size_}; }

private:
    const std::byte* data_ = nullptr;
    std::size_t size_ = 0;
};

// Writes beside the file and renames, so that a reader sees the complete old file or the complete new one. Throws
// FileError.
void write_file(const std::string& path, std::span<const std::byte> bytes);

// The checksum of the format, over 64-bit numbers. It detects damage, not tampering.
std::uint64_t checksum(std::span<const std::byte> bytes);

}  // namespace slovoteka
