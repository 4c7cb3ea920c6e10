import Foundation
import Inspector

/// The places of the regions, and all that decides them: sizes, and what the user opened.
struct WorkbenchRegions {
  /// The places.
  private(set) var layout: WorkbenchLayout
  /// The regions that the user opened and dragged.
  var choice = WorkbenchLayout.Choice()
  /// The size of the window, in points.
  var size: CGSize
  /// The size of the scene, in points.
  var sceneSize: CGSize
  /// The height that the time line needs in a review; nil outside of one.
  var reviewHeight: CGFloat?
  private let textScale: CGFloat
  /// The arrangement in windows of other widths.
  private var formerArrangement: WorkbenchArrangement

  /// Begins with what the user arranged before.
  init(
    size: CGSize,
    sceneSize: CGSize,
    isBare: Bool,
    textScale: CGFloat,
    arrangement: WorkbenchArrangement
  ) {
    (self.size, self.sceneSize, self.textScale) = (size, sceneSize, textScale)
    formerArrangement = arrangement
    choice.isBare = isBare
    choice.regions = arrangement[.init(width: size.width / textScale)]
    layout = WorkbenchLayout(size, choice, textScale: textScale, sceneSize: sceneSize)
  }

  /// The user's arrangement, for windows of all widths.
  var arrangement: WorkbenchArrangement {
    var arrangement = formerArrangement
    arrangement[layout.widthClass] = choice.regions
    return arrangement
  }

  /// Computes the places again.
  mutating func update() {
    followWidthClass()
    var wanted = choice
    wanted.isReviewing = reviewHeight != nil
    if let reviewHeight { wanted.timeHeight = max(wanted.timeHeight, reviewHeight) }
    layout = WorkbenchLayout(size, wanted, textScale: textScale, sceneSize: sceneSize)
    // As far as the scene can be moved.
    choice.zoomCenter = layout.center
  }

  /// Regions are as they were when the window was so wide last.
  private mutating func followWidthClass() {
    let next = WorkbenchLayout.WidthClass(width: size.width / textScale)
    guard next != layout.widthClass else { return }
    formerArrangement = arrangement
    choice.regions = formerArrangement[next]
  }

  /// Moves an edge by a distance in points, within limits.
  mutating func drag(
    _ length: WritableKeyPath<WorkbenchLayout.Choice, CGFloat>,
    by offset: CGFloat,
    _ range: ClosedRange<CGFloat>
  ) {
    let wanted = choice[keyPath: length] + offset / textScale
    choice[keyPath: length] = min(max(wanted, range.lowerBound), range.upperBound)
  }

  /// Moves an edge back to its first place.
  mutating func restore(_ length: WritableKeyPath<WorkbenchLayout.Choice, CGFloat>) {
    choice[keyPath: length] = WorkbenchLayout.Choice()[keyPath: length]
  }

  /// Moves a scene that is larger than its room by a distance, in points of the window.
  mutating func pan(by offset: CGPoint) {
    choice.zoomCenter = layout.center(of: layout.scene.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// Shows the scene larger or smaller by a step, or as it fits for zero; what is at a place of the
  /// window stays there.
  mutating func zoom(by step: Int, at place: CGPoint? = nil) {
    let former = layout
    setZoom(by: step)
    guard step != 0, let zoom = choice.zoom else {
      return choice.zoomCenter = CGPoint(x: 0.5, y: 0.5)
    }
    let factor = zoom / former.scale
    let place = place ?? CGPoint(x: former.room.midX, y: former.room.midY)
    let scene = CGRect(
      x: place.x - (place.x - former.scene.minX) * factor,
      y: place.y - (place.y - former.scene.minY) * factor,
      width: former.scene.width * factor,
      height: former.scene.height * factor
    )
    choice.zoomCenter = former.center(of: scene)
  }

  private mutating func setZoom(by step: Int) {
    let scales: [CGFloat] = [0.25, 0.33, 0.5, 0.75, 1, 1.5, 2, 3]
    if step == 0 {
      choice.zoom = choice.zoom == nil ? 1 : nil
    } else if step > 0 {
      choice.zoom = scales.first { $0 > layout.scale + 0.01 } ?? choice.zoom
    } else {
      choice.zoom = scales.last { $0 < layout.scale - 0.01 } ?? choice.zoom
    }
  }
}
