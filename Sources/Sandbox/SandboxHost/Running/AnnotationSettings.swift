package import Foundation
package import Inspector

/// What is drawn over the scene, and how.
nonisolated package struct AnnotationSettings: Hashable, Sendable {
  /// Whether the overlay is drawn at all.
  var showsOverlay: Bool
  /// The parts of the overlay that are drawn if it is.
  var parts = OverlayParts.standard
  /// Whether views are picked instead of touched.
  var isSelecting = false
  /// Whether views with mistakes are marked.
  var showsLint = false
  /// Whether the hit map is shown instead of the scene.
  var showsHitMap = false
  /// Whether views are drawn as they look, as outlines, or both.
  var wireframe = WireframeMode.contents
  /// The language of all text.
  package var language: Language

  /// The theme of the workbench.
  package var look = WorkbenchLook.Kind.dark
  /// The colours of everything.
  package var palette = OverlayPalette.standard
  /// How much larger than usual text is.
  package var textScale: CGFloat = 1
  /// Whether changes of the workbench take a moment to be seen.
  package var hasMotion = false
  /// What of the workbench is open at first, and how large.
  package var arrangement = WorkbenchArrangement()
  /// Whether the page for newcomers is shown.
  package var showsStart = false
  /// Whether the scene's time stands still.
  var isPaused = false
  /// Whether the scene's time goes slower.
  var isSlow = false

  package init(
    showsOverlay: Bool,
    parts: OverlayParts = .standard,
    language: Language = .english
  ) {
    self.showsOverlay = showsOverlay
    self.parts = parts
    self.language = language
  }

  /// Follows a key; tells whether it was about this alone.
  mutating func apply(_ action: KeyAction) -> Bool {
    switch action {
    case .toggleOverlay: showsOverlay.toggle()
    case .toggle(let part): toggle(part)
    case .toggleSelecting: isSelecting.toggle()
    case .cycleWireframe: wireframe = wireframe.next
    case .toggleLint: showsLint.toggle()
    case .togglePause: isPaused.toggle()
    case .toggleSlow: isSlow.toggle()
    default: return false
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
