import TouchTrace
import Foundation
import Inspector
import TouchKit

/// A panel of the inspector; the inspector shows one at a time.
///
/// A new panel is a view with this protocol and an entry in `InspectorPanels.all`.
protocol InspectorPanel: BenchView {
  /// The name, title and key of the panel.
  nonisolated static var label: PanelLabel { get }
  /// The data that the panel shows.
  var needs: PanelNeeds { get }
  /// The buttons, lists and fields that can have the keyboard focus, in order.
  var stops: [any FocusStop] { get }
  /// The content that keys scroll; nil if keys scroll nothing.
  var scrolledContent: UIScrollView? { get }
  /// Called with each request of the user.
  var onRequest: (WorkbenchRequest) -> Void { get set }

  init(_ look: WorkbenchLook)

  /// Shows the panel's part of the data.
  ///
  /// It is called on every change of the data while the panel is visible.
  func show(_ contents: PanelContents)
}

extension InspectorPanel {
  var needs: PanelNeeds { [] }
  var scrolledContent: UIScrollView? { nil }
  func show(_ contents: PanelContents) {}
}

/// The panels of the inspector.
nonisolated enum InspectorPanels {
  /// All panels, in the order of their tabs.
  static var all: [any InspectorPanel.Type] {
    [
      ViewsPanel.self, PropertiesPanel.self, GesturesPanel.self, EventsPanel.self, WhyPanel.self,
      CodePanel.self,
      StartPanel.self, PredictPanel.self, HelpPanel.self, OpenPanel.self,
      ProblemPanel.self, ReadingPanel.self, GuestsPanel.self,
    ]
  }
}

/// The name, title and key of a panel.
nonisolated package struct PanelLabel: Hashable, Sendable {
  /// The name in the identifiers of its tab and its key.
  let name: String
  /// The title of its tab, or the title above a panel without a tab.
  let title: Phrase
  /// The title of its tab if there is little room.
  let shortTitle: Phrase
  /// The key that opens it; nil if no key does.
  let key: String?
  /// Whether it has a tab.
  let hasTab: Bool
  /// Whether it replaces the tabs until it is closed.
  let isPage: Bool

  init(
    _ name: String,
    _ title: Phrase,
    short: Phrase? = nil,
    key: String? = nil,
    hasTab: Bool = true,
    isPage: Bool? = nil
  ) {
    (self.name, self.title, self.shortTitle) = (name, title, short ?? title)
    (self.key, self.hasTab, self.isPage) = (key, hasTab, isPage ?? !hasTab)
  }
}

/// The data that a panel needs; data that no visible panel needs is not gathered.
nonisolated struct PanelNeeds: OptionSet {
  /// The tree of views.
  static let views = PanelNeeds(rawValue: 1)
  /// The facts about the newest finger, which change with time.
  static let facts = PanelNeeds(rawValue: 2)
  /// The recognizers' states at the visible moment of the time line.
  static let gestures = PanelNeeds(rawValue: 4)

  let rawValue: Int
}

/// The data that panels show; each panel uses its part.
struct PanelContents {
  /// The last record at the visible moment of the time line, and the start of its scene.
  struct Moment: Hashable {
    /// The number of the record; -1 before the first.
    var sequence: Int
    /// The start of the scene.
    ///
    /// A restarted scene counts its records from zero.
    var start: TimeInterval
  }

  /// The views.
  var tree = TreeSnapshot()
  /// The revision of the tree, so that thousands of views are compared only once.
  var treeRevision = 0
  /// The background colours of the views.
  var colors: [NodeID: UIColor] = [:]
  /// The facts about the app that the views were imported from.
  var facts = AppFacts()
  /// The selected view.
  var selected: NodeID?
  /// The colour, the corners and the texts of the selected view.
  var look: [PropertyEdit.Value] = []
  /// The properties that the user changed.
  var changed: Set<String> = []
  /// The revision of all values above, which increases when any of them may have changed.
  var viewsRevision = 0
  /// The answers of the views to the newest finger; nil before the first.
  var answers: TouchAnswers?
  /// The touches in the overlay.
  var touches: [OverlayTouch] = []
  /// The recognizers' states.
  var gestures: GestureHistory
  /// The answer about the gestures at a point; nil if the user did not ask.
  var gestureTable: GestureTable?
  /// The visible moment of the time line; nil for the present.
  var moment: Moment?
  /// The modes and switches, and the guests.
  var state = WorkbenchState()
  /// The first three steps of a new user; nil once they are done or closed.
  var firstSteps: FirstSteps?
  /// The number of scenes in the gallery.
  var sceneCount = 0
}
