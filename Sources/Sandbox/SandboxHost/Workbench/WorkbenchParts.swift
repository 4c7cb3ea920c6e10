import Foundation
import TouchInput
import TouchKit

/// The views of the workbench: the regions, and what lies over them.
struct WorkbenchViews {
  /// The regions around the scene, which are made again where there is less room.
  var chrome: Chrome
  let inspector: InspectorPane
  let menu: BenchMenu
  let tooltip: Tooltip
  /// The line around what has the keyboard's focus.
  let focus: FocusWalk
  /// The edges of the gallery, the inspector and the time line.
  let edges: [EdgeHandle]
  /// The scroll bars of a scene that is larger than its room: below it, and beside it.
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

/// The contents of the regions; views that are made again show them again.
struct ShownContents {
  /// The scenes of the gallery, and their pictures by name.
  var entries: [GalleryEntry]
  var pictures: [String: UIImage] = [:]
  /// The contents of the panels of the inspector.
  var panels: PanelContents
  /// How wide the inspector was before the matrix of gestures needed room; nil if it did not.
  var narrowInspector: CGFloat?
  /// The responder chain.
  var chain: ChainState?
  /// The state of the time line.
  var time: TimeLineState?
  /// The message in the status bar, and when it ends.
  var toast: (message: Toast, until: TimeInterval)?
  /// When the line goes that says that the first steps are done; nil while they are not.
  var stepsEnd: TimeInterval?
}

/// The input that is meant for the regions.
struct WorkbenchInput {
  var contacts = LiveContacts()
  /// The present time, in seconds on the input clock.
  var time: TimeInterval = 0
  /// The tooltip for what is under the pointer.
  var pointed: PointedHint?
}

/// The tooltip for what is under the pointer.
struct PointedHint {
  var words: String
  var place: CGRect
  var picture: UIImage?
  /// When it opens, in seconds on the input clock.
  var due: TimeInterval
}
