import TouchTrace
import Foundation
import Geometry
import TouchKit

/// The rectangles of the scene's own texts, which callout lines should not cross.
///
/// Labels are read as in drawing; no method that a scene can override is called.
struct SceneTexts {
  /// The rectangles of the texts, in the scene's points.
  private(set) var places: [CGRect] = []
  private var isOld = true

  /// The largest number of examined views.
  ///
  /// A line that crosses a text is only a blemish.
  private static let maximumViews = 2000
  private static let maximumTexts = 200
  /// The length beyond which a text is assumed to fill its label.
  private static let maximumLetters = 400

  /// Marks the rectangles as outdated after a change of the scene.
  mutating func forget() { isOld = true }

  /// Finds the texts, if the scene changed since the last call.
  mutating func update(_ application: UIApplication) {
    guard isOld else { return }
    isOld = false
    places = []
    var waiting: [UIView] = application.windows.filter { !$0.isHidden }
    var count = 0
    while let view = waiting.popLast(), count < Self.maximumViews,
      places.count < Self.maximumTexts
    {
      count += 1
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if let label = view as? UILabel, let place = Self.place(of: label) { places.append(place) }
      waiting += view.subviews
    }
  }

  private static func place(of label: UILabel) -> CGRect? {
    guard let text = label.text, !text.isEmpty, let quad = label.snapshot().quad, quad.isFinite
    else { return nil }
    let (box, room) = (quad.boundingBox, label.bounds.size)
    let isUpright = abs(box.width - room.width) < 0.5 && abs(box.height - room.height) < 0.5
    guard isUpright, text.count <= maximumLetters else { return box }
    let size = size(of: text, label.font ?? .systemFont(ofSize: 17), label.numberOfLines, room)
    let x: CGFloat =
      switch label.textAlignment {
      case .center: box.midX - size.width / 2
      case .right: box.maxX - size.width
      default: box.minX
      }
    return CGRect(x: x, y: box.midY - size.height / 2, width: size.width, height: size.height)
  }

  private static func size(
    of text: String,
    _ font: UIFont,
    _ lineLimit: Int,
    _ room: CGSize
  ) -> CGSize {
    let widths = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      (String($0) as NSString).size(withAttributes: [.font: font]).width
    }
    let lines = widths.reduce(0) { $0 + max(1, ($1 / max(1, room.width)).rounded(.up)) }
    let shown = lineLimit > 0 ? min(lines, CGFloat(lineLimit)) : lines
    return CGSize(
      width: min(widths.max() ?? 0, room.width),
      height: min(shown * font.lineHeight, room.height)
    )
  }
}
