extension Page {
  /// The script for the connection between the page and its server: hello, loss, and reconnection.
  ///
  /// Each page has its own `socketPath`, `storedAs`, `ownWords`, `windowRoom()`, `greet()`,
  /// `take(kind, reader)` and `connectionChanged()`.
  static let session = #"""
    const version = 2;
    // For how long the sandbox keeps a viewer's place, in milliseconds.
    const returnTime = 60000;
    const words = {
      lost: ["The connection is lost. Reconnecting…", "连接已断开，正在重试…"],
      stopped: ["The sandbox was stopped. Start it again, and reload this page.",
        "沙盒已停止。请重新启动，然后刷新本页。"],
      silent: ["The sandbox does not respond. Is it still running? Reload this page to try again.",
        "沙盒没有响应。它还在运行吗？刷新本页可重试。"],
      full: ["The session is full. Try again later.", "人数已满，请稍后再试。"],
      elsewhere: ["This session is open in another page.", "此会话已在另一页面中打开。"],
      useHere: ["Use it here", "在此页面使用"],
      other: ["This page and the sandbox differ in version. Reload this page.", "本页与沙盒的版本不同，请刷新。"],
      refused: ["The sandbox ended the connection. Reload this page.", "沙盒中断了连接。请刷新本页。"],
      ...ownWords,
    };
    let socket = null;
    let isWelcome = false;
    let lostAt = null;
    let pause = 250;

    function say(name) {
      const status = document.querySelector("[role=status]");
      status.hidden = name === null;
      status.textContent = name === null ? "" : wordsOf(name);
      if (name === "elsewhere") status.append(" ", takeOverButton());
      connectionChanged();
    }

    function wordsOf(name) {
      return words[name][isChinese ? 1 : 0];
    }

    // A guest goes on as the guest that it is; a host takes the place of the present one.
    function takeOverButton() {
      const button = document.createElement("button");
      button.textContent = wordsOf("useHere");
      button.onclick = () => {
        button.disabled = true;
        if (storedAs !== "guest") sessionStorage.setItem(storedAs, "ff".repeat(16));
        connect();
      };
      return button;
    }

    function send(message) {
      if (isWelcome && socket.readyState === WebSocket.OPEN) socket.send(message.bytes);
    }

    function writeSize(message) {
      message.f64(performance.now());
      const [width, height] = windowRoom();
      message.u16(Math.min(width, 16384));
      message.u16(Math.min(height, 16384));
      message.f32(devicePixelRatio);
    }

    function secret() {
      const text = sessionStorage.getItem(storedAs) ?? "";
      return Uint8Array.from({ length: 16 }, (_, index) => parseInt(text.substr(2 * index, 2), 16) || 0);
    }

    function keepSecret(bytes) {
      const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      sessionStorage.setItem(storedAs, text);
    }

    function sayHello() {
      const message = new Message(1);
      message.u8(version);
      message.raw(secret());
      writeSize(message);
      socket.send(message.bytes);
    }

    function receive(buffer) {
      const reader = new Reader(buffer);
      const kind = reader.u8();
      if (kind !== 65) return take(kind, reader);
      reader.u8();
      reader.u32();
      keepSecret(reader.raw(16));
      isWelcome = true;
      lostAt = null;
      pause = 250;
      say(null);
      greet();
    }

    function connect() {
      const address = new URL(socketPath + location.search, location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      address.hash = "";
      socket = new WebSocket(address);
      socket.binaryType = "arraybuffer";
      socket.onopen = sayHello;
      socket.onmessage = (event) => {
        try {
          receive(event.data);
        } catch (error) {
          socket.close();
          throw error;
        }
      };
      socket.onclose = (event) => lose(event.code);
    }

    function lose(code) {
      isWelcome = false;
      const ends = {
        4000: "stopped", 4001: "elsewhere", 4002: "other", 4003: "full", 1008: "refused", 1009: "refused",
      };
      if (ends[code]) return say(ends[code]);
      lostAt ??= performance.now();
      if (performance.now() - lostAt > returnTime) return say("silent");
      say("lost");
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, 2000);
    }

    connect();

    """#
}
