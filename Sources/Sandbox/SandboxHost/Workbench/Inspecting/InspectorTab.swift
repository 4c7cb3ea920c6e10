package import Inspector

/// A panel of the inspector; one is shown at a time.
nonisolated package enum InspectorTab: String, Hashable, Sendable, CaseIterable {
  /// The views as a tree, with the answers to the newest finger.
  case views
  /// The properties of the selected view.
  case properties
  /// What the recognizers did.
  case gestures
  /// What happened.
  case events
  /// The views under a point, and why each did or did not get the touch.
  case why

  /// What its tab says.
  package var title: Phrase {
    switch self {
    case .views: Phrase("Views", "视图")
    case .properties: Phrase("Properties", "属性")
    case .gestures: Phrase("Gestures", "手势")
    case .events: Phrase("Events", "事件")
    case .why: Phrase("Why not?", "为什么不？")
    }
  }

  /// What its tab says where there is little room.
  var shortTitle: Phrase {
    switch self {
    case .views, .events: title
    case .properties: Phrase("Props", "属性")
    case .gestures: Phrase("Gest.", "手势")
    case .why: Phrase("Why?", "为什么")
    }
  }
}
