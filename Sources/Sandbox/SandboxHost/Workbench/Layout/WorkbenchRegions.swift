import Foundation
import Inspector

/// The frames of the regions, and everything that determines them: sizes and the user's choices.
struct WorkbenchRegions {
  /// The frames.
  private(set) var layout: WorkbenchLayout
  /// The regions that the user opened and resized.
  var choice = WorkbenchLayout.Choice()
  /// The size of the window, in points.
  var size: CGSize
  /// The size of the scene, in points.
  var sceneSize: CGSize
  /// The height that the time line needs in a review; nil outside a review.
  var reviewHeight: CGFloat?
  private let textScale: CGFloat
  /// The arrangement in windows of other widths.
  private var formerArrangement: WorkbenchArrangement

  /// Starts with the user's stored arrangement.
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

  /// Computes the frames again.
  mutating func update() {
    followWidthClass()
    var wanted = choice
    wanted.isReviewing = reviewHeight != nil
    if let reviewHeight { wanted.timeHeight = max(wanted.timeHeight, reviewHeight) }
    layout = WorkbenchLayout(size, wanted, textScale: textScale, sceneSize: sceneSize)
    // The scene moves only as far as its edges allow.
    choice.zoomCenter = layout.center
  }

  /// Restores the regions from the last time that the window had this width class.
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

  /// Moves an edge back to its default position.
  mutating func restore(_ length: WritableKeyPath<WorkbenchLayout.Choice, CGFloat>) {
    choice[keyPath: length] = WorkbenchLayout.Choice()[keyPath: length]
  }

  /// Scrolls a scene that is larger than the canvas, in points of the window.
  mutating func pan(by offset: CGPoint) {
    choice.zoomCenter = layout.center(of: layout.scene.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// Zooms the scene by a step, or fits it for zero; the content at a point of the window stays there.
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
