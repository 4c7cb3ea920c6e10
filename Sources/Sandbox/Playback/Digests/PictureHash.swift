package import CairoRenderer
package import Geometry

/// The hash of a sequence of pictures, most of which differ from the previous one in a small part.
///
/// It only depends on the pixels, not on which parts were repainted, or in which order. Therefore two
/// runs with the same pixels in each frame have the same hash. For each picture only the tiles
/// that may have changed are read again.
///
/// `Documentation/Commands.md` defines it for programs that calculate it themselves. Sums of
/// tiles of 32 by 32 pixels are added to sums of the picture, whose SHA-256 is the hash.
nonisolated package struct PictureHash {
  /// The sums of a tile or a picture.
  private typealias Sums = SIMD4<UInt64>

  private static let tile = 32

  private var hash = SHA256()
  private var tiles: [Sums] = []
  private var total = Sums()
  private var (width, height) = (0, 0)

  /// Creates the hash without pictures.
  package init() {}

  /// Adds a picture that differs from the previous one at most in some rectangles.
  package mutating func add(_ bitmap: Bitmap, changedIn changes: [PixelRectangle]) {
    if bitmap.width != width || bitmap.height != height {
      begin(bitmap)
    } else {
      for change in changes { update(change, bitmap) }
    }
    var words = [UInt64(width), UInt64(height), total[0], total[1], total[2], total[3]]
    for index in words.indices { words[index] = words[index].littleEndian }
    words.withUnsafeBytes { hash.add($0) }
  }

  /// The hash of all added pictures, as 64 hexadecimal digits.
  package var digest: String { hash.digest }

  private var columns: Int { (width + Self.tile - 1) / Self.tile }

  private mutating func begin(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let rows = (height + Self.tile - 1) / Self.tile
    tiles = Array(repeating: Sums(), count: columns * rows)
    total = Sums()
    update(bitmap.bounds, bitmap)
  }

  private mutating func update(_ change: PixelRectangle, _ bitmap: Bitmap) {
    let (left, top) = (max(0, change.x), max(0, change.y))
    let (right, bottom) = (min(change.maxX, width), min(change.maxY, height))
    guard left < right, top < bottom else { return }
    for row in top / Self.tile...(bottom - 1) / Self.tile {
      for column in left / Self.tile...(right - 1) / Self.tile {
        let index = row * columns + column
        let sums = Self.mixed(sums(ofTileAt: column, row, bitmap), UInt64(index + 1))
        total = total &- tiles[index] &+ sums
        tiles[index] = sums
      }
    }
  }

  private func sums(ofTileAt column: Int, _ row: Int, _ bitmap: Bitmap) -> Sums {
    let x = column * Self.tile
    let count = min(Self.tile, width - x)
    var sums = TileSums()
    bitmap.withUnsafePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in row * Self.tile..<min(height, (row + 1) * Self.tile) {
        sums.add(base + y * bitmap.bytesPerRow + x * 4, pixels: count)
      }
    }
    return sums.all
  }

  /// Returns a tile's sums mixed with its number, so that the same tile counts differently at another position.
  private static func mixed(_ sums: Sums, _ number: UInt64) -> Sums {
    var mixed = sums &+ Sums(repeating: number &* 0xD1B5_4A32_D192_ED03)
    mixed ^= mixed &>> 30
    mixed = mixed &* Sums(repeating: 0xBF58_476D_1CE4_E5B9)
    mixed ^= mixed &>> 27
    mixed = mixed &* Sums(repeating: 0x94D0_49BB_1331_11EB)
    return mixed ^ (mixed &>> 31)
  }
}

/// The sums of the current tile.
///
/// There are four sums, so that the processor can process four words at a time. The code uses plain numbers and
/// pointers, because a build without optimisation also has to hash pictures.
nonisolated private struct TileSums {
  private var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)

  var all: SIMD4<UInt64> { SIMD4(a, b, c, d) }

  mutating func add(_ row: UnsafeRawPointer, pixels count: Int) {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var (a, b, c, d) = (self.a, self.b, self.c, self.d)
    var index = 0
    while index &+ 8 <= count {
      let word = row + index &* 4
      a = (a ^ UInt64(littleEndian: word.loadUnaligned(as: UInt64.self))) &* factor
      b = (b ^ UInt64(littleEndian: (word + 8).loadUnaligned(as: UInt64.self))) &* factor
      c = (c ^ UInt64(littleEndian: (word + 16).loadUnaligned(as: UInt64.self))) &* factor
      d = (d ^ UInt64(littleEndian: (word + 24).loadUnaligned(as: UInt64.self))) &* factor
      a ^= a &>> 32
      b ^= b &>> 32
      c ^= c &>> 32
      d ^= d &>> 32
      index &+= 8
    }
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    while index < count {
      addLast(row + index &* 4, isPair: index &+ 1 < count, sum: index / 2 % 4)
      index &+= 2
    }
  }

  private mutating func addLast(_ pixels: UnsafeRawPointer, isPair: Bool, sum: Int) {
    let word =
      isPair
      ? UInt64(littleEndian: pixels.loadUnaligned(as: UInt64.self))
      : UInt64(UInt32(littleEndian: pixels.loadUnaligned(as: UInt32.self)))
    switch sum {
    case 0: Self.stir(&a, word)
    case 1: Self.stir(&b, word)
    case 2: Self.stir(&c, word)
    default: Self.stir(&d, word)
    }
  }

  private static func stir(_ sum: inout UInt64, _ word: UInt64) {
    sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
    sum ^= sum &>> 32
  }
}
