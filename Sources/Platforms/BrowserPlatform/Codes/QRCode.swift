/// A text as a QR code for cameras (ISO/IEC 18004).
///
/// It supports byte mode, sizes 1 to 10, and level M, which survives 15 % of damage. That is enough for an address
/// on a screen.
package struct QRCode: Hashable, Sendable {
  /// The modules, row by row, true for dark ones; without the light margin of four modules that cameras need.
  package let modules: [[Bool]]

  /// Creates the code of a text; nil for one that is longer than 213 bytes of UTF-8.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let size = QRSize.all.first(where: { $0.mostBytes >= bytes.count }) else { return nil }
    var frame = QRFrame(size)
    frame.fill(with: QRBlocks(size, bytes).codewords)
    let masked = (0..<8).map { frame.masked($0) }
    modules = masked.min { QRPenalty.of($0) < QRPenalty.of($1) } ?? []
  }
}

/// A size of codes, with the division of data and error correction at level M.
struct QRSize: Hashable {
  let number: Int
  /// The number of bytes of error correction per block.
  let correction: Int
  /// The number of bytes of data in each block.
  let blocks: [Int]
  /// The centres of the alignment patterns, across and down.
  let squares: [Int]

  /// The number of modules per side.
  var side: Int { 17 + 4 * number }
  /// The number of bits for the length of the text.
  var lengthBits: Int { number < 10 ? 8 : 16 }
  var dataBytes: Int { blocks.reduce(0, +) }
  /// The number of bytes of text that fit, beside the mode and the length.
  var mostBytes: Int { dataBytes - (4 + lengthBits + 7) / 8 }

  static let all = [
    QRSize(number: 1, correction: 10, blocks: [16], squares: []),
    QRSize(number: 2, correction: 16, blocks: [28], squares: [6, 18]),
    QRSize(number: 3, correction: 26, blocks: [44], squares: [6, 22]),
    QRSize(number: 4, correction: 18, blocks: [32, 32], squares: [6, 26]),
    QRSize(number: 5, correction: 24, blocks: [43, 43], squares: [6, 30]),
    QRSize(number: 6, correction: 16, blocks: [27, 27, 27, 27], squares: [6, 34]),
    QRSize(number: 7, correction: 18, blocks: [31, 31, 31, 31], squares: [6, 22, 38]),
    QRSize(number: 8, correction: 22, blocks: [38, 38, 39, 39], squares: [6, 24, 42]),
    QRSize(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], squares: [6, 26, 46]),
    QRSize(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44], squares: [6, 28, 50]),
  ]
}
