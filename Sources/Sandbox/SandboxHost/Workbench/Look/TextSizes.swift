import Drawing
import Foundation
import TouchKit

/// How large texts of the workbench are: nearly all that a frame shows stood in the frame before, and
/// measuring took a tenth of its time.
@MainActor
enum TextSizes {
  private struct Key: Hashable {
    let text: String
    let role: TextRole
    let scale: CGFloat
  }

  private static var known: [Key: CGSize] = [:]
  /// Who measured them: two ways of measuring disagree, two measurers of one class do not.
  private static var measurer: ObjectIdentifier?

  /// More than the panels can show; numbers that change with each frame would fill it for ever.
  private static let capacity = 4096

  /// The size of one line, in points.
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
