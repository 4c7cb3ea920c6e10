#define _GNU_SOURCE
#include "CCrashNotes.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { most_frames = 96, stack_size = 1 << 17 };

static int notes = -1;
static char *code_folder;
static double (*moment_of_scene)(void);

static void note(const char *line, int length) {
  // A reader that is gone is no reason to do anything else.
  if (write(notes, line, (size_t)length) < 0) return;
}

static void handle(int number) {
  void *frames[most_frames];
  char line[1024];
  note(line, snprintf(line, sizeof line, "signal %d\n", number));
  int count = backtrace(frames, most_frames), is_code = 0;
  for (int index = 0; index < count; index++) {
    Dl_info info;
    if (!dladdr(frames[index], &info) || !info.dli_fname) continue;
    is_code |= !strncmp(info.dli_fname, code_folder, strlen(code_folder));
    uintptr_t offset = (uintptr_t)frames[index] - (uintptr_t)info.dli_fbase;
    // Behind this function and the system's: the very place, not the one after a call.
    const char *kind = index == 2 ? "exact" : "frame";
    int length =
      snprintf(line, sizeof line, "%s %ju %s\n", kind, (uintmax_t)offset, info.dli_fname);
    if (length < (int)sizeof line) note(line, length);
  }
  // Last, as the application may be what is broken. It belongs to the main thread.
  if (is_code && syscall(SYS_gettid) == getpid())
    note(line, snprintf(line, sizeof line, "moment %f\n", moment_of_scene()));
  note("end\n", 4);
  if (number != SIGUSR2) raise(number);
}

void crash_notes_begin(int descriptor, const char *folder, double (*moment)(void)) {
  notes = descriptor;
  code_folder = strdup(folder);
  moment_of_scene = moment;
  // Code that never returns does not outlive the program that watches over it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Lines that stand in a buffer when the program traps would be lost.
  setvbuf(stdout, NULL, _IOLBF, 0);
  // The first call loads what later ones need.
  void *sample[2];
  backtrace(sample, 2);
  // Calls that go too deep leave no room on the usual stack.
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  sigaltstack(&stack, NULL);
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGUSR2};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    struct sigaction action = {.sa_handler = handle, .sa_flags = SA_ONSTACK};
    action.sa_flags |= signals[index] == SIGUSR2 ? SA_RESTART : SA_RESETHAND;
    // SIGUSR2 during a note would write a second note into the first.
    sigfillset(&action.sa_mask);
    sigaction(signals[index], &action, NULL);
  }
  note("ready\n", 6);
}

void crash_notes_ask(int process, int number) {
  // Sent to the process, any of its threads could take it.
  syscall(SYS_tgkill, process, process, number);
}
