// What runs before a test program starts.
void touch_kit_testing_install_reporter(void);
