#include "CTestRunnerReports.h"

// A test program has no moment of its own in which a library could introduce itself.
__attribute__((constructor)) static void install(void) { touch_kit_testing_install_reporter(); }
