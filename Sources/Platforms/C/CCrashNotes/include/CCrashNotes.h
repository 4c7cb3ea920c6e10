// Notes of where a program is, written to a descriptor when it traps, or when it is asked with
// SIGUSR2. In C, as a handler of a signal may neither allocate nor wait.
#pragma once

// Has notes written from now on. `moment` answers the scene's time in seconds.
void crash_notes_begin(int descriptor, double (*moment)(void));

// Sends a signal to the main thread of a process.
void crash_notes_ask(int process, int number);
