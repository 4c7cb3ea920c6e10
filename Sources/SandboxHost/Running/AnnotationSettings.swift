package import Foundation
package import Inspector
import PointerInput

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
  /// Whether views are drawn as they look, as outlines, or both.
  var wireframe = WireframeMode.contents
  /// The language of all text.
  package var language: Language

  /// The colours of everything.
  package var palette = OverlayPalette.standard
  /// How much larger than usual the text of panels and lists is.
  package var textScale: CGFloat = 1
  /// Whether lines for newcomers are drawn; the first touch or key ends that.
  package var showsHint = false
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

  /// Ends the hint at the user's first touch or key.
  mutating func endHint(at event: InputEvent) {
    switch event {
    case .contact, .key: showsHint = false
    case .hover, .wheel, .text, .command, .window: break
    }
  }

  /// In which mode the window is, in a line; nil when it is in none.
  var modeLine: String? {
    var parts: [Phrase] = []
    if isPaused { parts.append(Phrase("paused: Space goes on", "已暂停：按空格继续")) }
    if isSlow { parts.append(Phrase("five times slower: L", "慢放五倍：按 L 恢复")) }
    if isSelecting {
      parts.append(
        Phrase(
          "select: click a view · W S A D walk · arrows move it · Esc ends",
          "选择：点击视图 · W S A D 移动选择 · 方向键移动视图 · Esc 结束"
        )
      )
    }
    return parts.isEmpty
      ? nil : parts.map { $0.text(in: language) }.joined(separator: " · ")
  }

  /// Follows a key; tells whether it was about this alone.
  mutating func apply(_ action: KeyAction) -> Bool {
    switch action {
    case .toggleHelp: showsHelp.toggle()
    case .toggleOverlay: showsOverlay.toggle()
    case .toggle(let part): toggle(part)
    case .toggleSelecting: isSelecting.toggle()
    case .cycleWireframe: wireframe = wireframe.next
    case .toggleLint: showsLint.toggle()
    case .togglePause: isPaused.toggle()
    case .toggleSlow: isSlow.toggle()
    case .walk, .nudge, .undo, .redo, .togglePanel, .explain, .listStep, .filterLog, .propertyStep,
      .changeProperty, .cancelTouches,
      .reloadScene, .takeScreenshot, .takeAnimation, .toggleFullScreen, .record, .time, .quit:
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
