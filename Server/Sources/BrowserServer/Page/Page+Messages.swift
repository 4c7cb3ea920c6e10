extension Page {
  /// Writing and reading messages: the page's side of `WireFormat.md`.
  static let messages = #"""
    // A message under way; it grows as it is written.
    class Message {
      constructor(kind) {
        this.view = new DataView(new ArrayBuffer(512));
        this.length = 0;
        this.u8(kind);
      }
      room(count) {
        const at = this.length;
        this.length += count;
        if (this.length > this.view.byteLength) {
          const larger = new Uint8Array(2 * this.length);
          larger.set(new Uint8Array(this.view.buffer));
          this.view = new DataView(larger.buffer);
        }
        return at;
      }
      u8(number) { const at = this.room(1); this.view.setUint8(at, number); }
      u16(number) { const at = this.room(2); this.view.setUint16(at, number, true); }
      i32(number) { const at = this.room(4); this.view.setInt32(at, number, true); }
      u32(number) { const at = this.room(4); this.view.setUint32(at, number, true); }
      f32(number) { const at = this.room(4); this.view.setFloat32(at, number, true); }
      f64(number) { const at = this.room(8); this.view.setFloat64(at, number, true); }
      raw(bytes) { const at = this.room(bytes.length); new Uint8Array(this.view.buffer).set(bytes, at); }
      get bytes() { return new Uint8Array(this.view.buffer, 0, this.length); }
    }

    // What the server sent, read from the front.
    class Reader {
      constructor(buffer) { this.view = new DataView(buffer); this.at = 0; }
      step(count) { const at = this.at; this.at += count; return at; }
      u8() { return this.view.getUint8(this.step(1)); }
      u16() { return this.view.getUint16(this.step(2), true); }
      u32() { return this.view.getUint32(this.step(4), true); }
      f32() { return this.view.getFloat32(this.step(4), true); }
      raw(count) { return new Uint8Array(this.view.buffer, this.step(count), count); }
      rest() { return this.raw(this.view.byteLength - this.at); }
      text() { return new TextDecoder().decode(this.rest()); }
    }

    // Text as UTF-8 of so many bytes at the most, without half a character at its end.
    function utf8(text, most) {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length <= most) return bytes;
      let end = most;
      while (end > 0 && (bytes[end] & 0xc0) === 0x80) end -= 1;
      return bytes.subarray(0, end);
    }

    """#

  /// What goes on between the page and its server: hello, what is lost, and coming back.
  static let session = #"""
    const version = 1;
    // For how long the sandbox keeps a viewer's place, in milliseconds.
    const returnTime = 60000;
    const words = {
      lost: ["The connection is lost; trying again…", "连接已断开，正在重试…"],
      stopped: ["The sandbox was stopped. Start it again, and reload this page.",
        "沙盒已停止。请重新启动，然后刷新本页。"],
      silent: ["The sandbox does not answer. Is it still running? Reload this page to try again.",
        "沙盒没有响应。它还在运行吗？刷新本页可重试。"],
      elsewhere: ["This session is open in another page. Close that one, and reload this page.",
        "此会话已在另一页面中打开。请关闭那个页面，然后刷新本页。"],
      other: ["This page is of another version. Reload it.", "本页版本不符，请刷新。"],
      refused: ["The sandbox ended the connection. Reload this page.", "沙盒中断了连接。请刷新本页。"],
    };
    let socket = null;
    let isWelcome = false;
    let lostAt = null;
    let pause = 250;

    function say(name) {
      const status = document.querySelector("p");
      status.hidden = name === null;
      const isChinese = navigator.language.toLowerCase().startsWith("zh");
      status.textContent = name === null ? "" : words[name][isChinese ? 1 : 0];
    }

    function send(message) {
      if (isWelcome && socket.readyState === WebSocket.OPEN) socket.send(message.bytes);
    }

    function writeSize(message) {
      message.f64(performance.now());
      message.u16(Math.min(innerWidth, 16384));
      message.u16(Math.min(innerHeight, 16384));
      message.f32(devicePixelRatio);
    }

    function sendSize() {
      const message = new Message(4);
      writeSize(message);
      send(message);
    }

    function secret() {
      const text = sessionStorage.getItem("viewer") ?? "";
      return Uint8Array.from({ length: 16 }, (_, index) => parseInt(text.substr(2 * index, 2), 16) || 0);
    }

    function keepSecret(bytes) {
      const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      sessionStorage.setItem("viewer", text);
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
      switch (reader.u8()) {
        case 65:
          reader.u8();
          reader.u32();
          keepSecret(reader.raw(16));
          isWelcome = true;
          lostAt = null;
          pause = 250;
          say(null);
          tellWindow(document.hidden ? 3 : 2);
          if (document.hasFocus()) tellWindow(0);
          break;
        case 66: takePicture(reader); break;
        case 67: document.title = reader.text(); break;
        case 69: awaitText(reader.u8() === 1); break;
        case 68: navigator.clipboard?.writeText(reader.text()).catch(() => {}); break;
      }
    }

    function connect() {
      const address = new URL("socket" + location.search, location.href);
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
      forgetFingers();
      const ends = { 4000: "stopped", 4001: "elsewhere", 4002: "other", 1008: "refused", 1009: "refused" };
      if (ends[code]) return say(ends[code]);
      lostAt ??= performance.now();
      if (performance.now() - lostAt > returnTime) return say("silent");
      say("lost");
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, 2000);
    }

    addEventListener("resize", sendSize);
    // Moved to a screen with other pixels.
    function watchScale() {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
        "change", () => { sendSize(); watchScale(); }, { once: true });
    }
    watchScale();
    connect();

    """#
}
