package import Inspector

/// A panel beside the scene.
nonisolated package enum PanelKind: String, Hashable, Sendable, CaseIterable {
  /// The views as a tree.
  case tree
  /// The properties of the selected view.
  case properties
  /// What the recognizers did.
  case gestures
  /// What happened.
  case log
  /// The time line, which is below the scene and not in the column.
  case time

  /// What its title says.
  package var title: Phrase {
    switch self {
    case .tree: Phrase("Views", "视图")
    case .properties: Phrase("Properties", "属性")
    case .gestures: Phrase("Gestures", "手势")
    case .log: Phrase("Events", "事件")
    case .time: Phrase("Time", "时间")
    }
  }
}
