import Drawing
import Foundation
import TouchKit

/// A cache for the sizes of the workbench's texts.
///
/// Almost all texts of a frame were in the previous frame, and measuring them took a tenth of its time.
@MainActor
enum TextSizes {
  private struct Key: Hashable {
    let text: String
    let role: TextRole
    let scale: CGFloat
  }

  private static var known: [Key: CGSize] = [:]
  /// The class of the measurer.
  ///
  /// Different classes return different sizes; two instances of one class agree.
  private static var measurer: ObjectIdentifier?

  /// The largest number of cached texts.
  ///
  /// It is more than the panels can show. Numbers that change in each frame would otherwise fill the cache forever.
  private static let capacity = 4096

  /// Returns the size of one line, in points.
  static func size(of text: String, _ role: TextRole, _ look: WorkbenchLook) -> CGSize {
    let current = UIApplication.shared.textMeasuring.map { ObjectIdentifier(type(of: $0)) }
    if current != measurer || known.count >= capacity {
      known.removeAll(keepingCapacity: true)
      measurer = current
    }
    let key = Key(text: text, role: role, scale: look.textScale)
    if let size = known[key] { return size }
    let size = (text as NSString).size(withAttributes: [.font: role.font(look)])
    known[key] = size
    return size
  }
}
