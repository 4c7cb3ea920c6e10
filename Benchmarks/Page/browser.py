"""A page in a headless Chromium, driven through its protocol on a pair of pipes."""

import json
import os
import subprocess
import tempfile


class Page:
    """One page of a size in points, with so many pixels a point."""

    def __init__(self, program, address, width=1280, height=800, scale=1):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def place_pipes():
            # The protocol's own numbers; copies first, since one may have the other's place.
            copies = os.dup(commands), os.dup(answers)
            os.dup2(copies[0], 3)
            os.dup2(copies[1], 4)

        self.profile = tempfile.TemporaryDirectory()
        self.browser = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--remote-debugging-pipe",
             "--user-data-dir=" + self.profile.name, "about:blank"],
            preexec_fn=place_pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.number, self.rest, self.session = 0, b"", None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Runtime.enable")
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride",
                  width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Page.navigate", url=address)

    def call(self, method, **parameters):
        """Does what the protocol calls so, and answers its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                self.rest += os.read(self.answers, 1 << 20)
            line, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def value(self, expression):
        """What an expression of the page is."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"])[:500])
        return result["result"].get("value")

    def touch(self, kind, *places):
        """Puts fingers on places of the page; those that are not named any more are lifted."""
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(places)]
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def close(self):
        """Ends the browser and the processes that it has started."""
        os.write(self.commands, b'{"id": 0, "method": "Browser.close"}\0')
        try:
            self.browser.wait(5)
        except subprocess.TimeoutExpired:
            self.browser.kill()
            self.browser.wait()
        self.profile.cleanup()
