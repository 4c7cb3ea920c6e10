#!/bin/sh
# Tests of touches in any CI: leaves junit*.xml for what counts tests, and screenshots.html for people.
# Run it in the folder of the package. It needs Swift, and what Touch Sandbox's Scripts/setup installs.
export CI=true # References are compared, and never written.

swift test --xunit-output junit.xml
code=$?

# The page to look at when pictures differ. The Debian package has the program; else it is built.
if [ "$code" -ne 0 ]; then
  if command -v touch-sandbox >/dev/null; then
    touch-sandbox screenshots report
  else
    swift run touch-sandbox screenshots report
  fi
fi
exit "$code"
