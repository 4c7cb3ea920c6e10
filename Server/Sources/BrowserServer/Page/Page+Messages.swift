extension Page {
  /// The script that writes and parses messages: the page's side of `WireFormat.md`.
  static let messages = #"""
    // The language of the page's own words; a review has that of the program.
    let isChinese = navigator.language.toLowerCase().startsWith("zh");

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
}
