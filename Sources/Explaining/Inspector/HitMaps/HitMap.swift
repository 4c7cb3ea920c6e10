public import TouchTrace
public import Drawing
public import Foundation

/// The receiver of a touch at every point of a screen, and the dead parts of views that react to touches.
///
/// A view reacts to touches if it is a control, has an enabled recognizer, or overrides a touch method. Such a
/// view is a *target*. A pixel of a target is *visible* under three conditions. Its centre is in the target's
/// bounds and on the screen. No ancestor hides or clips it. No view in front covers it with an opaque
/// background; views inside the target do not count as in front. Text and pictures in front cover nothing,
/// because the tree does not contain their pixels. A visible pixel is *dead* if neither the target nor a view
/// inside it would receive a touch there. The target also gets touches that views inside it pass along the
/// responder chain, and its recognizers receive them anyway.
public struct HitMap: Hashable, Sendable {
  /// A view that would receive touches at some points.
  public struct Area: Hashable, Sendable {
    /// The number that is drawn in it, from 1 at the rear; the legend is in this order.
    public let number: Int
    /// The view.
    public let receiver: NodeSnapshot
    /// The position of its view in the tree; nil if the tree does not contain it.
    public let index: Int?
    /// The number of pixels at which it would receive touches.
    public let pixels: Int
    /// The index of its colour, which differs from its neighbours' colours; 0 is the rearmost area's.
    public let tint: Int
  }

  /// The views at the time of the hit-tests.
  public let tree: TreeSnapshot
  /// The hit-test results.
  public let grid: HitGrid
  /// The views that would receive touches, the rearmost first.
  public let areas: [Area]
  /// The visible views that react to touches, in the order of the tree.
  public let targets: [HitMapTarget]
  /// Whether there were too many views to hit-test every dead part again.
  public let isCauseGuessed: Bool
  /// Whether it is known which views override touch methods.
  public let knowsTouchMethods: Bool
  /// For each of the grid's receivers, the position of its area.
  let areaOfReceiver: [Int]

  /// Creates a map from hit-test results.
  ///
  /// `ask` returns the windows' hit-test reports at a point of the screen. `colors` contains the background colours of
  /// views, which get similar colours on the map.
  public init(
    of tree: TreeSnapshot,
    _ grid: HitGrid,
    colors: [NodeID: Color] = [:],
    asking ask: @escaping (CGPoint) -> [HitTestReport]
  ) {
    let survey = AreaSurvey(of: grid, in: tree, colors: colors)
    self.tree = tree
    self.grid = grid
    areas = survey.areas
    areaOfReceiver = survey.areaOfReceiver
    knowsTouchMethods = tree.views.allSatisfy { $0.overridesTouchMethods != nil }
    var search = TargetSurvey(of: grid, in: tree, asking: ask)
    targets = search.targets()
    isCauseGuessed = search.stepsLeft <= 0
  }

  /// Returns the fraction of the screen that a number of pixels covers, 0…1.
  public func share(of pixels: Int) -> Double {
    let all = grid.width * grid.height
    return all > 0 ? Double(pixels) / Double(all) : 0
  }

  /// The number of pixels at which no view would receive a touch.
  public var unclaimed: Int {
    grid.width * grid.height - areas.reduce(0) { $0 + $1.pixels }
  }

  /// Returns the number of the area of a view; nil if it would receive no touches.
  public func number(ofViewAt index: Int) -> Int? {
    areas.first { $0.index == index }?.number
  }

  /// Returns the target at a position of the tree; nil if the view there does not react to touches.
  public func target(at index: Int) -> HitMapTarget? { targets.first { $0.index == index } }
}
