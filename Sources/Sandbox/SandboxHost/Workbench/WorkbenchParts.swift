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

  init(_ look: WorkbenchLook, _ chrome: Chrome) {
    self.chrome = chrome
    inspector = InspectorPane(look)
    menu = BenchMenu(look)
    tooltip = Tooltip(look)
    focus = FocusWalk(look)
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
}

/// The input that is meant for the regions.
struct WorkbenchInput {
  var contacts = LiveContacts()
  /// The present time, in seconds on the input clock.
  var time: TimeInterval = 0
  /// The text of the tooltip for what is under the pointer, its place, and when it opens.
  var pointed: (words: String, place: CGRect, due: TimeInterval)?
}
