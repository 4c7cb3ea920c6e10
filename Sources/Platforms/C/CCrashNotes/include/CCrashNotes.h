// Notes of where a program is, written to a descriptor when it traps, or when it is asked with
// SIGUSR2. In C, as a handler of a signal may neither allocate nor wait.
#pragma once

// Writes "ready", and notes from then on. `moment` returns the scene's time in seconds. It is called
// only while code of a library whose path begins with `folder` runs, because the engine may otherwise
// be just about to change the time.
void crash_notes_begin(int descriptor, const char *folder, double (*moment)(void));

// Sends a signal to the main thread of a process.
void crash_notes_ask(int process, int number);
