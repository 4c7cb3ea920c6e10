import Foundation
import Inspector

/// The frames of the workbench's regions, from the window's size and the open regions.
nonisolated struct WorkbenchLayout: Hashable {
  /// The regions that the user opened, closed and resized.
  struct Choice: Hashable {
    /// Whether the gallery is open; nil for the default of the width.
    var gallery: Bool?
    /// Whether the inspector is open; nil for the default of the width.
    var inspector: Bool?
    /// Whether the time line is open.
    var timeLine = true
    var galleryWidth: CGFloat = 248
    var inspectorWidth: CGFloat = 320
    var timeHeight: CGFloat = 106
    /// Whether only the scene is visible.
    var isBare = false
    /// Whether there are scenes to choose from.
    var hasGallery = true
    /// Whether a review is open, for which the time line needs its rows.
    var isReviewing = false
    /// Whether the strip of live code is visible.
    var hasLiveStrip = false
    /// The height of the question with a long answer, in points; nil for the usual height.
    var questionHeight: CGFloat?
    /// The scale of the scene; nil for the scale that fits.
    var zoom: CGFloat?
    /// The point of the scene at the centre of the canvas, as fractions of the scene's size.
    ///
    /// It is used if the scene is larger than the canvas.
    var zoomCenter = CGPoint(x: 0.5, y: 0.5)
    /// Whether the scene has the largest scale that fits instead of one of the usual scales.
    var fillsCanvas = false

    /// The part that is stored for windows of the same width class.
    var regions: WorkbenchArrangement.Regions {
      get {
        WorkbenchArrangement.Regions(
          gallery: gallery,
          inspector: inspector,
          timeLine: timeLine,
          galleryWidth: Double(galleryWidth),
          inspectorWidth: Double(inspectorWidth),
          timeHeight: Double(timeHeight)
        )
      }
      set {
        (gallery, inspector, timeLine) = (newValue.gallery, newValue.inspector, newValue.timeLine)
        (galleryWidth, inspectorWidth) = (
          CGFloat(newValue.galleryWidth), CGFloat(newValue.inspectorWidth)
        )
        timeHeight = CGFloat(newValue.timeHeight)
      }
    }
  }

  /// The form of the gallery beside the scene.
  enum GalleryForm: Hashable {
    case column, strip, drawer, none
  }

  /// The class of a width, which determines the omitted parts.
  enum WidthClass: String, Hashable, CaseIterable, Comparable {
    case narrow, medium, wide, full

    /// Returns the class of a width in points at text scale 1.
    init(width: CGFloat) {
      self = Self.allCases.last { $0.leastWidth <= width } ?? .narrow
    }

    static func < (first: WidthClass, second: WidthClass) -> Bool {
      first.leastWidth < second.leastWidth
    }

    private var leastWidth: CGFloat {
      switch self {
      case .narrow: 0
      case .medium: 760
      case .wide: 1000
      case .full: 1200
      }
    }
  }

  let size: CGSize
  let widthClass: WidthClass
  var tool = CGRect.zero
  var gallery = CGRect.zero
  var galleryForm = GalleryForm.none
  var question = CGRect.zero
  var live = CGRect.zero
  var canvas = CGRect.zero
  var inspector = CGRect.zero
  var chain = CGRect.zero
  var isChainCompact = false
  var time = CGRect.zero
  /// Whether the time line has room for only one row.
  var isTimeCompact = false
  var status = CGRect.zero
  /// The frame of the scene.
  var scene = CGRect.zero
  /// The number of points of the window per point of the scene.
  var scale: CGFloat = 1
  /// The part of the canvas that a larger scene fills.
  var room = CGRect.zero

  var hasInspector: Bool { inspector.width > 0 }

  init(_ size: CGSize, _ choice: Choice, textScale: CGFloat, sceneSize: CGSize) {
    self.size = size
    let width = size.width / textScale
    widthClass = WidthClass(width: width)
    let ruler = Ruler(textScale: textScale)
    // Large text takes room, but removes no tools.
    let isTiny = size.width < 480 || size.height < 360
    let statusHeight = ruler.points(22)
    status = CGRect(
      x: 0,
      y: size.height - statusHeight,
      width: size.width,
      height: statusHeight
    )
    if choice.isBare || isTiny {
      canvas = CGRect(x: 0, y: 0, width: size.width, height: max(1, status.minY))
    } else {
      place(choice, ruler)
    }
    placeScene(sceneSize, choice, ruler)
  }

  /// A converter from lengths of the design to points of the window.
  private struct Ruler {
    let textScale: CGFloat

    func points(_ length: CGFloat) -> CGFloat { (length * textScale).rounded() }
  }

  private mutating func place(_ choice: Choice, _ ruler: Ruler) {
    let isLow = size.height / ruler.textScale < 700
    let isVeryLow = size.height / ruler.textScale < 480
    tool = CGRect(x: 0, y: 0, width: size.width, height: ruler.points(40))
    let left = placeGallery(choice, ruler)
    let right = placeInspector(choice, ruler)
    isChainCompact = isLow || widthClass <= .medium
    isTimeCompact = isLow && !choice.isReviewing
    let isFlat = size.height / ruler.textScale < 360
    let chainHeight = isFlat ? 0 : ruler.points(isChainCompact ? 32 : 56)
    let wanted = ruler.points(isTimeCompact ? 64 : choice.timeHeight)
    let timeHeight =
      choice.timeLine && !isVeryLow ? min(wanted, (size.height * 0.6).rounded()) : 0
    let width = size.width - left
    time = CGRect(x: left, y: status.minY - timeHeight, width: width, height: timeHeight)
    chain = CGRect(x: left, y: time.minY - chainHeight, width: width, height: chainHeight)
    let usualHeight = ruler.points(isLow ? 36 : 44)
    let mostHeight = (size.height * 0.4).rounded()
    let questionHeight = max(usualHeight, min(choice.questionHeight ?? 0, mostHeight))
    let middle = size.width - left - right
    question = CGRect(x: left, y: tool.maxY, width: middle, height: questionHeight)
    let liveHeight = choice.hasLiveStrip ? ruler.points(56) : 0
    live = CGRect(x: left, y: question.maxY, width: middle, height: liveHeight)
    canvas = CGRect(
      x: left,
      y: live.maxY,
      width: middle,
      height: max(1, chain.minY - live.maxY)
    )
    inspector = CGRect(
      x: size.width - right,
      y: tool.maxY,
      width: right,
      height: max(0, chain.minY - tool.maxY)
    )
  }

  /// Places the gallery; returns the width that it takes from the scene.
  private mutating func placeGallery(_ choice: Choice, _ ruler: Ruler) -> CGFloat {
    let strip = ruler.points(44)
    let whole = min(ruler.points(choice.galleryWidth), size.width * 0.5)
    guard choice.hasGallery else { return 0 }
    let isOpen = choice.gallery ?? (widthClass == .full)
    let hasStrip = size.width / ruler.textScale >= 480
    let height = status.minY - tool.maxY
    if widthClass == .full {
      galleryForm = isOpen ? .column : .none
    } else {
      galleryForm = isOpen ? .drawer : hasStrip ? .strip : .none
    }
    let isWide = galleryForm == .column || galleryForm == .drawer
    let width = galleryForm == .none ? 0 : isWide ? whole : strip
    gallery = CGRect(x: 0, y: tool.maxY, width: width, height: height)
    return galleryForm == .column ? whole : hasStrip && galleryForm != .none ? strip : 0
  }

  /// Returns the width of the inspector.
  private func placeInspector(_ choice: Choice, _ ruler: Ruler) -> CGFloat {
    guard choice.inspector ?? (widthClass > .narrow) else { return 0 }
    let usual = widthClass <= .medium ? min(236, choice.inspectorWidth) : choice.inspectorWidth
    let share = size.width / ruler.textScale < 480 ? 0.6 : 0.45
    return min(ruler.points(usual), (size.width * share).rounded())
  }

  private mutating func placeScene(_ sceneSize: CGSize, _ choice: Choice, _ ruler: Ruler) {
    let margins = OverlayStage.margins(ruler.textScale)
    let hasMargins = canvas.minY > 0
    let isSmall = widthClass <= .medium
    let (top, side, bottom) =
      !hasMargins
      ? (0, 0, 0)
      : isSmall
        ? (ruler.points(28), ruler.points(20), ruler.points(18))
        : (margins.top, margins.left, margins.bottom)
    room = CGRect(
      x: canvas.minX + side,
      y: canvas.minY + top,
      width: max(1, canvas.width - 2 * side),
      height: max(1, canvas.height - top - bottom)
    )
    scale =
      choice.zoom
      // A phone has no room for margins.
      ?? Self.fittingScale(sceneSize, in: room.size, isUsual: hasMargins && !choice.fillsCanvas)
    let shown = CGSize(
      width: (sceneSize.width * scale).rounded(),
      height: (sceneSize.height * scale).rounded()
    )
    scene = CGRect(
      x: Self.start(of: shown.width, room.minX, room.width, choice.zoomCenter.x),
      y: Self.start(of: shown.height, room.minY, room.height, choice.zoomCenter.y),
      width: shown.width,
      height: shown.height
    )
  }

  /// Returns the start of a side of the scene.
  ///
  /// The side is centred in its room. If it is longer, a fraction of it lies before the centre.
  private static func start(
    of length: CGFloat,
    _ least: CGFloat,
    _ room: CGFloat,
    _ center: CGFloat
  ) -> CGFloat {
    guard length > room else { return (least + (room - length) / 2).rounded(.down) }
    let wanted = least + room / 2 - center * length
    return min(least, max(least + room - length, wanted)).rounded(.down)
  }

  /// Whether the scene is wider, and whether it is higher, than its room.
  var overflow: (x: Bool, y: Bool) { (scene.width > room.width, scene.height > room.height) }

  /// The point of the scene at the centre of its room, as fractions of the scene's size.
  var center: CGPoint { center(of: scene) }

  /// Returns the same point for another frame of the scene.
  func center(of scene: CGRect) -> CGPoint {
    CGPoint(
      x: (room.midX - scene.minX) / max(1, scene.width),
      y: (room.midY - scene.minY) / max(1, scene.height)
    )
  }

  /// Returns the largest scale at which a scene fits, at most its natural size.
  ///
  /// It is one of the usual scales, or any whole percentage.
  static func fittingScale(_ scene: CGSize, in room: CGSize, isUsual: Bool) -> CGFloat {
    let scales: [CGFloat] =
      isUsual ? [1, 0.75, 0.5, 0.33] : stride(from: 100, through: 34, by: -1).map { $0 / 100 }
    let fits = scales.first {
      (scene.width * $0).rounded() <= room.width && (scene.height * $0).rounded() <= room.height
    }
    if let fits { return fits }
    let factor = min(room.width / max(1, scene.width), room.height / max(1, scene.height))
    return max(0.05, min(0.33, factor))
  }
}
