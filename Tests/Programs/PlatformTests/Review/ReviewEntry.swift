import CairoRenderer
import Foundation

/// A difference of a review: a bar that moved down in a picture of 200 × 300, or changed lines.
struct ReviewEntry {
  let id: Int
  let name: String
  /// The lines with their signs; nil for a picture.
  var lines: [[String]]?
  var state = "open"
  /// The kind of difference: `different`, `missing` without a reference, or `size`, 40 points higher.
  var kind = "different"

  /// Returns entries with pictures.
  static func pictures(_ count: Int) -> [ReviewEntry] {
    (0..<count).map { ReviewEntry(id: $0, name: "screen-\($0).phone") }
  }

  /// The row of the list, as in message 80.
  var state80: [String: Any] {
    [
      "id": id, "name": name, "test": "CheckoutTests", "state": state, "kind": kind,
      "form": lines == nil ? "picture" : "tree", "pixels": lines == nil ? 6000 : NSNull(),
      "lines": lines.map { $0.count { $0[0] != " " } } ?? NSNull(),
    ]
  }

  /// The details, as in message 81.
  var details: [String: Any] {
    var details: [String: Any] = ["id": id, "scale": 1, "absent": NSNull()]
    if let lines {
      details["heading"] = "2 lines differ"
      details["lines"] = lines
      details["absent"] = "This test compares text."
      for name in ["sizes", "first", "tree", "fingers"] { details[name] = NSNull() }
    } else {
      details["heading"] = "200 × 300 points, scale 1"
      details["sizes"] = [
        "reference": kind == "missing" ? NSNull() : [200, 300] as Any,
        "actual": [200, actualHeight],
      ]
      details["first"] = kind == "different" ? [20, 100, 160, 70] : NSNull() as Any
      details["lines"] = NSNull()
      details["tree"] = [
        "rows": [
          [
            "view": "Pay", "class": "UIButton", "property": "frame.origin.y", "before": "100",
            "after": "130",
          ]
        ],
        "count": "1 of 3 views", "rest": "The other 2 views are the same.",
      ]
      details["fingers"] = fingers
    }
    return details
  }

  private var actualHeight: Int { kind == "size" ? 340 : 300 }

  /// The roles of the pictures besides the small one.
  var roles: [UInt8] {
    switch kind {
    case _ where lines != nil: []
    case "missing": [2]
    case "size": [1, 2]
    default: [1, 2, 3]
    }
  }

  private var fingers: [String: Any] {
    func map(_ y: Int, lost: [[Int]]) -> [String: Any] {
      [
        "width": 200, "height": 300, "lost": lost,
        "areas": [["name": "Pay", "number": 1, "color": "#E69F00", "rects": [[20, y, 160, 40]]]],
      ]
    }
    return [
      "notes": [
        ["kind": "same", "title": "The other control is the same.", "text": "It gets the same."],
        ["kind": "moved", "title": "Pay moved 30 points down.", "text": "Its size is the same."],
      ],
      "before": map(100, lost: []), "after": map(130, lost: [[20, 100, 160, 30]]),
    ]
  }

  /// The colour of the bar before and after, as `0xRRGGBB`.
  static let (before, after) = (0x007AFF, 0xAF52DE)

  /// Returns a picture as PNG: 0 small, 1 reference, 2 actual, 3 difference.
  func picture(role: UInt8) throws -> Data {
    switch role {
    case 0: try Self.bar(at: 13, height: 4, Self.after, width: 23, of: 30).pngData()
    case 1: try reference().pngData()
    case 2: try actual().pngData()
    default: try BitmapDifference(from: reference(), to: actual()).picture.pngData()
    }
  }

  private func reference() throws -> Bitmap {
    try Self.bar(at: 100, height: 40, Self.before, width: 200, of: 300)
  }

  private func actual() throws -> Bitmap {
    try Self.bar(at: 130, height: 40, Self.after, width: 200, of: actualHeight)
  }

  /// Returns a white picture with a bar, a tenth of its width from both sides.
  private static func bar(
    at top: Int,
    height: Int,
    _ color: Int,
    width: Int,
    of whole: Int
  ) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: whole)
    let bytesPerRow = bitmap.bytesPerRow
    bitmap.withUnsafeMutablePixels { bytes in
      for y in 0..<whole {
        for x in 0..<width {
          let isBar = (top..<top + height).contains(y) && (width / 10..<width * 9 / 10).contains(x)
          let pixel = 0xFF00_0000 | UInt32(isBar ? color : 0xFFFFFF)
          bytes.storeBytes(of: pixel, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
    return bitmap
  }
}
