public import TouchTrace
public import Drawing
public import Foundation

/// Who would receive a touch at every point of a screen, and which parts of the views that react to
/// touches are dead.
///
/// A view reacts to touches when it is a control, has an enabled recognizer, or replaces a method of
/// touches; such a view is a *target*. Of a target those pixels are *visible* whose middles lie in
/// its bounds and on the screen, that nothing above it hides or cuts off, and that no view in front
/// covers which fills them with an opaque background; views inside it do not count as in front. Text
/// and pictures in front cover nothing, as far as a tree tells. A visible pixel is *dead* when
/// neither the target nor a view inside it would receive a touch there: what a view inside does not
/// keep for itself comes to the target along the chain, and its recognizers see it anyway.
public struct HitMap: Hashable, Sendable {
  /// A view that would receive touches somewhere.
  public struct Area: Hashable, Sendable {
    /// The number that stands in it, from 1 at the rear; the legend is in this order.
    public let number: Int
    /// The view.
    public let receiver: NodeSnapshot
    /// The position of its view in the tree; nil when it is not there.
    public let index: Int?
    /// How many pixels it would receive touches at.
    public let pixels: Int
    /// Which of the colours that differ from its neighbours' it has; 0 is the rearmost area's.
    public let tint: Int
  }

  /// The views as they were.
  public let tree: TreeSnapshot
  /// The answers of the hit-test.
  public let grid: HitGrid
  /// The views that would receive touches, the rearmost first.
  public let areas: [Area]
  /// The views that react to touches and can be seen, in the order of the tree.
  public let targets: [HitMapTarget]
  /// Whether there were too many views to ask about every dead part.
  public let isCauseGuessed: Bool
  /// Whether it is known which views replace methods of touches.
  public let knowsTouchMethods: Bool
  /// For each of the grid's receivers the position of its area.
  let areaOfReceiver: [Int]

  /// Reads a map out of answers; `ask` tells what windows would answer at a point of the screen, and
  /// `colors` has the grounds of views, which get similar colours on the map.
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

  /// How much of the screen a number of pixels is, 0…1.
  public func share(of pixels: Int) -> Double {
    let all = grid.width * grid.height
    return all > 0 ? Double(pixels) / Double(all) : 0
  }

  /// At how many pixels no view would receive a touch.
  public var unclaimed: Int {
    grid.width * grid.height - areas.reduce(0) { $0 + $1.pixels }
  }

  /// The number of the area of a view; nil when it would receive nothing.
  public func number(ofViewAt index: Int) -> Int? {
    areas.first { $0.index == index }?.number
  }

  /// The target at a position of the tree; nil when the view there is none.
  public func target(at index: Int) -> HitMapTarget? { targets.first { $0.index == index } }
}
