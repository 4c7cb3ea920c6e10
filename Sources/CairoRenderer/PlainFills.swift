import Geometry

/// Whole pixels that are to be put in plain colours, one rectangle after the other, kept back until
/// something else is to be painted on the same memory.
///
/// They are kept by bands of rows and painted a band at a time: what lies beneath is then near the
/// processor however large the picture is, and as no band knows of another, all cores paint. Every
/// pixel meets the same colours in the same order as if nothing were kept back.
struct PlainFills {
  /// A rectangle inside one band.
  struct Fill {
    let rect: PixelRectangle
    let color: PremultipliedColor
  }

  /// What is kept of one band, in its order.
  typealias Band = [Fill]

  /// The rows of a band: of the widest usual window they take 300 KB, a part of a core's own memory.
  private static let rows = 64
  /// Fewer pixels are painted sooner than another core has begun.
  private static let pixelsForAllCores = 1 << 18

  private var bands: [Band] = []
  private var isEmpty = true
  private var pixels = 0
  /// On their way for the first bands of a large picture.
  private var crew: BandCrew?

  /// Keeps what lies beneath everything else: alone it is not worth another core's work.
  mutating func begin(with color: PremultipliedColor, in rect: PixelRectangle, firstRow: Int) {
    append(rect, color, firstRow: firstRow)
    if pixels >= PlainFills.pixelsForAllCores { crew = BandCrew.called() }
    pixels = 0
  }

  /// Paints what is still kept; no more is to come.
  mutating func finish(on block: PixelBlock) {
    paint(on: block)
    crew?.dismiss()
    crew = nil
  }

  /// Keeps a rectangle of visible pixels of memory whose first row is given.
  mutating func append(_ rect: PixelRectangle, _ color: PremultipliedColor, firstRow: Int) {
    let last = (rect.maxY - 1 - firstRow) / PlainFills.rows
    var band = (rect.y - firstRow) / PlainFills.rows
    while bands.count <= last { bands.append([]) }
    pixels += rect.width * rect.height
    isEmpty = false
    guard band < last else { return bands[band].append(Fill(rect: rect, color: color)) }
    while band <= last {
      var part = rect
      part.y = max(rect.y, firstRow + band * PlainFills.rows)
      part.height = min(rect.maxY, firstRow + (band + 1) * PlainFills.rows) - part.y
      bands[band].append(Fill(rect: part, color: color))
      band += 1
    }
  }

  /// Paints what was kept, and forgets it.
  mutating func paint(on block: PixelBlock) {
    guard !isEmpty else { return }
    if pixels < PlainFills.pixelsForAllCores {
      for band in bands where !band.isEmpty { PlainFills.paint(band, on: block) }
    } else {
      // Bands share no pixel.
      (crew ?? BandCrew.called()).paint(bands, on: block)
      crew = nil
    }
    (pixels, isEmpty) = (0, true)
    for index in bands.indices { bands[index].removeAll(keepingCapacity: true) }
  }

  static func paint(_ fills: Band, on block: PixelBlock) {
    for fill in fills {
      if fill.color.alpha == 255 {
        block.fill(fill.rect, with: fill.color.pixel)
      } else {
        block.blend(fill.rect, with: fill.color)
      }
    }
  }
}
