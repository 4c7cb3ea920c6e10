package import Foundation
package import Inspector

/// The contents and appearance of everything that is drawn over the scene.
nonisolated package struct AnnotationSettings: Hashable, Sendable {
  /// Whether the overlay is visible.
  var showsOverlay: Bool
  /// The parts of the overlay that are drawn while it is visible.
  var parts = OverlayParts.standard
  /// Whether selection mode is on.
  var isSelecting = false
  /// Whether views with problems are marked.
  var showsLint = false
  /// Whether the hit map is shown instead of the scene.
  var showsHitMap = false
  /// The drawing of views: content, outlines, or both.
  var wireframe = WireframeMode.contents
  /// The language of all text.
  package var language: Language

  /// The theme of the workbench.
  package var look = WorkbenchLook.Kind.dark
  /// The colours.
  package var palette = OverlayPalette.standard
  /// The text size, relative to the default size.
  package var textScale: CGFloat = 1
  /// Whether changes of the workbench are animated.
  package var hasMotion = false
  /// The open regions of the workbench at the start, and their sizes.
  package var arrangement = WorkbenchArrangement()
  /// Whether the page for new users is visible.
  package var showsStart = false
  /// Whether the scene's time is paused.
  var isPaused = false
  /// Whether the scene's time is slow.
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

  /// Applies a key action; returns whether the action concerns only these settings.
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
    // While the overlay is hidden, a key for one of its parts shows the overlay.
    guard showsOverlay else {
      showsOverlay = true
      parts.insert(part)
      return
    }
    parts.formSymmetricDifference(part)
  }
}
