// What the build was told of the sources that it was made of.
#pragma once

// The commit's first digits, or NULL where the build was not told: the scripts say it in the
// environment variable TOUCH_SANDBOX_COMMIT, `swift build` alone does not.
const char *_Nullable touch_sandbox_commit(void);
