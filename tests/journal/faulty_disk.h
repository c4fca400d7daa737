#pragma once

namespace journal {

/// What a disk does that fails.
enum class DiskFault { None, Full, Broken, WriteProtected };

/// While it lives, files that SQLite opens lie on a disk that can be made to fail.
class FaultyDisk {
public:
    FaultyDisk();
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// From now on, all writes fail after `writes` more of them.
    static void fail(DiskFault fault, int writes = 0);

    /// The disk works again.
    static void mend();

    /// True if a write has failed since fail().
    [[nodiscard]] static bool has_failed();
};

}  // namespace journal
