package import Inspector

/// What is drawn over the scene.
nonisolated package struct AnnotationSettings: Hashable, Sendable {
  /// Whether the overlay is drawn at all.
  var showsOverlay: Bool
  /// The parts of the overlay that are drawn if it is.
  var parts = OverlayParts.standard
  /// Whether the list of keys is drawn.
  var showsHelp = false
  /// A message to the user; nil when there is none.
  var banner: String?
  /// Whether views are picked instead of touched.
  var isSelecting = false
  /// Whether views with mistakes have badges.
  var showsLint = false
  /// The language of all text.
  package var language: Language

  package init(showsOverlay: Bool, language: Language = .english) {
    self.showsOverlay = showsOverlay
    self.language = language
  }

  /// Follows a key; tells whether it was about this alone.
  mutating func apply(_ action: KeyAction) -> Bool {
    switch action {
    case .toggleHelp: showsHelp.toggle()
    case .toggleOverlay: showsOverlay.toggle()
    case .toggle(let part): toggle(part)
    case .toggleSelecting: isSelecting.toggle()
    case .toggleLint: showsLint.toggle()
    case .walk, .nudge, .undo, .redo, .togglePanel, .explain, .listStep, .filterLog, .cancelTouches,
      .reloadScene, .takeScreenshot, .record, .quit:
      return false
    }
    return true
  }

  private mutating func toggle(_ part: OverlayParts) {
    // With the overlay hidden, a key for one of its parts can only mean to see it.
    guard showsOverlay else {
      showsOverlay = true
      parts.insert(part)
      return
    }
    parts.formSymmetricDifference(part)
  }
}
