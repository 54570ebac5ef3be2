// Files: mapped for reading, replaced atomically when written.

#include "graph/file.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace slovoteka {

namespace {

// A file descriptor that is always closed.
class Descriptor {
public:
    Descriptor(const std::string& path, int flags, mode_t mode = 0)
        : number_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {
        if (number_ < 0) {
            throw FileError(errno, path);
        }
    }
    ~Descriptor() { ::close(number_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }

private:
    int number_;
};

void write_all(const Descriptor& file, std::span<const std::byte> bytes, const std::string& path) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file.number(), bytes.data(), bytes.size());
        if (written >= 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            throw FileError(errno, path);
        }
    }
}

void sync(const Descriptor& file, const std::string& path) {
    if (::fsync(file.number()) != 0) {
        throw FileError(errno, path);
    }
}

// Removes the half-written file unless it was renamed to its real name.
class Unfinished {
public:
    explicit Unfinished(std::string path) : path_(std::move(path)) {}
    ~Unfinished() {
        if (!path_.empty()) {
            ::unlink(path_.c_str());
        }
    }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    void rename_to(const std::string& path) {
        if (::rename(path_.c_str(), path.c_str()) != 0) {
            throw FileError(errno, path);
        }
        path_.clear();
    }

private:
    std::string path_;
};

// An unused name beside `path`. A crash may have left files behind, and process ids recur, so a name that is taken is
// not an error. It may still be taken before the file is opened, and opening then fails.
std::string free_name_beside(const std::string& path) {
    static std::atomic<unsigned> serial = 0;
    std::string name;
    do {
        name = path + "." + std::to_string(::getpid()) + "-" + std::to_string(serial++) + ".tmp";
    } while (::access(name.c_str(), F_OK) == 0);
    return name;
}

}  // namespace

FileError::FileError(int error_number, std::string file)
    : std::runtime_error(file + ": " + std::generic_category().message(error_number)),
      error_number(error_number),
      file(std::move(file)) {}

MappedFile::MappedFile(const std::string& path) {
    // Without O_NONBLOCK, opening a pipe in place of the file would wait forever.
    const Descriptor file(path, O_RDONLY | O_NONBLOCK);
    struct stat status{};
    if (::fstat(file.number(), &status) != 0) {
        throw FileError(errno, path);
    }
    if (!S_ISREG(status.st_mode)) {
        throw FileError(S_ISDIR(status.st_mode) ? EISDIR : EINVAL, path);
    }
    size_ = static_cast<std::size_t>(status.st_size);
    if (size_ == 0) {
        return;  // cannot be mapped, and need not be
    }
    void* data = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file.number(), 0);
    if (data == MAP_FAILED) {
        throw FileError(errno, path);
    }
    data_ = static_cast<const std::byte*>(data);
}

MappedFile::~MappedFile() {
    if (data_ != nullptr) {
        ::munmap(const_cast<std::byte*>(data_), size_);
    }
}

void write_file(const std::string& path, std::span<const std::byte> bytes) {
    const std::string temporary = free_name_beside(path);
    {
        const Descriptor file(temporary, O_WRONLY | O_CREAT | O_EXCL, 0666);
        Unfinished unfinished(temporary);
        write_all(file, bytes, temporary);
        sync(file, temporary);
        unfinished.rename_to(path);
    }
    // The new name is safe only when the directory is synced.
    const std::string parent = std::filesystem::path(path).parent_path().string();
    const std::string directory = parent.empty() ? "." : parent;
    sync(Descriptor(directory, O_RDONLY | O_DIRECTORY), directory);
}

std::uint64_t checksum(std::span<const std::byte> bytes) {
    // Every step is reversible, so one changed number always changes the sum.
    std::uint64_t sum = 0x510B07EC'A5EED001;
    for (; bytes.size() >= sizeof sum; bytes = bytes.subspan(sizeof sum)) {
        std::uint64_t number = 0;
        std::memcpy(&number, bytes.data(), sizeof number);
        sum = (sum ^ number) * 0x9E3779B97F4A7C15;
        sum ^= sum >> 29;
    }
    return sum;
}

}  // namespace slovoteka
