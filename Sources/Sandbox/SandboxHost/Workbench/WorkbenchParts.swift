import Foundation
import TouchInput
import TouchKit

/// The views of the workbench: the regions, and the views over them.
struct WorkbenchViews {
  /// The regions around the scene, which are created again if there is less room.
  var chrome: Chrome
  let inspector: InspectorPane
  let menu: BenchMenu
  let tooltip: Tooltip
  /// The focus ring.
  let focus: FocusWalk
  /// The edges of the gallery, the inspector and the time line.
  let edges: [EdgeHandle]
  /// The scroll bars of a scene that is larger than the canvas: below it, and beside it.
  let bars: [ScrollBar]

  init(_ look: WorkbenchLook, _ chrome: Chrome) {
    self.chrome = chrome
    inspector = InspectorPane(look)
    menu = BenchMenu(look)
    tooltip = Tooltip(look)
    focus = FocusWalk(look)
    bars = [ScrollBar(look, isVertical: false), ScrollBar(look, isVertical: true)]
    edges = ["gallery-edge", "inspector-edge", "time-edge"].map(EdgeHandle.init)
  }
}

/// The contents of the regions, which newly created views show again.
struct ShownContents {
  /// The scenes of the gallery, and their pictures by name.
  var entries: [GalleryEntry]
  var pictures: [String: UIImage] = [:]
  /// The contents of the panels of the inspector.
  var panels: PanelContents
  /// The width of the inspector before the matrix of gestures widened it; nil if it did not.
  var narrowInspector: CGFloat?
  /// The panel before the open page, and the user's choice of the inspector then; nil without a page.
  var beforePage: (panel: PanelLabel, inspector: Bool?)?
  /// The responder chain.
  var chain: ChainState?
  /// The state of the time line.
  var time: TimeLineState?
  /// The message in the status bar, and its end time.
  var toast: (message: Toast, until: TimeInterval)?
  /// The time at which the line about finished first steps disappears; nil while they are open.
  var stepsEnd: TimeInterval?
}

/// The input for the regions.
struct WorkbenchInput {
  var contacts = LiveContacts()
  /// The current time, in seconds on the input clock.
  var time: TimeInterval = 0
  /// The tooltip at the pointer.
  var pointed: PointedHint?
}

/// The tooltip at the pointer.
struct PointedHint {
  var words: String
  var place: CGRect
  var picture: UIImage?
  /// The time at which it opens, in seconds on the input clock.
  var due: TimeInterval
}
