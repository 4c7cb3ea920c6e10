/// The least that any frame costs: its bytes are copied.
enum CopiedFrame {
  static func makeWork() -> () -> Void {
    var target = [UInt32](repeating: 0, count: 1280 * 800)
    let source = [UInt32](repeating: 1, count: 1280 * 800)
    return {
      target.withUnsafeMutableBytes { bytes in
        source.withUnsafeBytes { bytes.copyMemory(from: $0) }
      }
    }
  }
}
