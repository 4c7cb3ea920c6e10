// Lets one system call of a program fail: the FAIL_NUMBERth of the name FAIL_CALL. Loaded before
// the C library by the tests of writing files (LD_PRELOAD).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static int count;

static int fails(const char *name, int error) {
  const char *chosen = getenv("FAIL_CALL"), *number = getenv("FAIL_NUMBER");
  if (!chosen || !number || strcmp(chosen, name)) return 0;
  if (__atomic_add_fetch(&count, 1, __ATOMIC_RELAXED) != atoi(number)) return 0;
  errno = error;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// What is written to a terminal or a pipe is another matter.
ssize_t write(int file, const void *bytes, size_t length) {
  if (file > 2 && fails("write", ENOSPC)) return -1;
  return REAL(write)(file, bytes, length);
}

int fsync(int file) { return fails("fsync", EIO) ? -1 : REAL(fsync)(file); }

int rename(const char *from, const char *to) {
  return fails("rename", EACCES) ? -1 : REAL(rename)(from, to);
}

// Memory without a file is the allocator's: there a program ends.
void *mmap(void *place, size_t length, int protection, int flags, int file, off_t offset) {
  if (file >= 0 && fails("mmap", ENOMEM)) return MAP_FAILED;
  return REAL(mmap)(place, length, protection, flags, file, offset);
}
