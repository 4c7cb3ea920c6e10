package import Foundation
package import Inspector
package import SDLPlatform

/// The content of a window: an application that can be started and restarted.
package struct LaunchTarget {
  /// The base name of screenshots.
  let name: String
  /// The keys that the sandbox takes from the application.
  let keys: KeyTable
  /// The title and question; nil if it is not a scene.
  let entry: GalleryEntry?
  /// The report on the imported text; nil without a text.
  let reading: ReadingReport?
  /// The questions of a course lesson; nil outside a course.
  let lesson: LessonPlan?
  /// The intended size, in points; nil for the size that the window leaves.
  let size: CGSize?
  /// The function that starts it with a screen size in points, at a time on its input clock.
  var start: (CGSize, TimeInterval) -> StartedApplication
  /// The source of news about the scene; nil without one.
  let changes: SceneChanges?
  /// The code that is recompiled on every save; nil for other scenes.
  let live: LiveCode?
  /// The function that saves changes in the scene's file; nil without such a file.
  let save: SceneSaver?

  package init(
    name: String,
    keys: KeyTable,
    entry: GalleryEntry? = nil,
    reading: ReadingReport? = nil,
    lesson: LessonPlan? = nil,
    size: CGSize? = nil,
    changes: SceneChanges? = nil,
    live: LiveCode? = nil,
    save: SceneSaver? = nil,
    start: @escaping (CGSize, TimeInterval) -> StartedApplication
  ) {
    (self.name, self.keys, self.entry, self.size) = (name, keys, entry, size)
    (self.reading, self.changes, self.start) = (reading, changes, start)
    (self.lesson, self.live, self.save) = (lesson, live, save)
  }

  /// The question of the scene, or its title or name if it has no question.
  var heading: Phrase {
    let phrases = [entry?.question, entry?.title].compactMap(\.self)
    return phrases.first { !$0.english.isEmpty } ?? Phrase(name, name)
  }
}

/// The reason why a pasted or dropped item cannot become a scene.
nonisolated package struct BringProblem: Error, Hashable, Sendable {
  /// The expected input, the actual input, and the remedy, in one line.
  package let message: Phrase

  /// Creates a problem.
  package init(_ message: Phrase) { self.message = message }
}

/// The scenes that a window can open.
package struct SceneGallery {
  /// The content to open when the user chooses a scene.
  package struct Opened {
    package let target: LaunchTarget
    package let recorder: SessionRecorder?

    /// Creates the content to open.
    package init(_ target: LaunchTarget, recorder: SessionRecorder?) {
      (self.target, self.recorder) = (target, recorder)
    }
  }

  /// The scenes in the order of the gallery.
  var entries: [GalleryEntry]
  /// The function that opens a scene by name; it returns nil for an unknown name.
  let open: (String) -> Opened?
  /// The function that creates a scene from a pasted or dropped item; nil if unavailable.
  ///
  /// From then on, the scene can be opened by its name.
  let bring: ((WindowDrop) throws(BringProblem) -> GalleryEntry)?

  /// Creates a gallery.
  package init(
    entries: [GalleryEntry],
    bring: ((WindowDrop) throws(BringProblem) -> GalleryEntry)? = nil,
    open: @escaping (String) -> Opened?
  ) {
    (self.entries, self.bring, self.open) = (entries, bring, open)
  }

  /// Returns the entry of a scene; nil if the name is unknown.
  package func entry(named name: String) -> GalleryEntry? { entries.first { $0.name == name } }

  /// A gallery without scenes.
  package static let none = SceneGallery(entries: []) { _ in nil }
}

/// The presentation of a scene in a window.
package enum WindowForm: Hashable {
  /// The scene fills the window.
  case plain
  /// The scene fills the window except for the status bar.
  case bare
  /// The scene has its own size, and the whole workbench surrounds it.
  case workbench

  /// Returns the window size at which a scene of a size fills the window except for the status bar.
  package static func bareSize(of scene: CGSize, textScale: CGFloat = 1) -> CGSize {
    Workbench.bareSize(of: scene, textScale: textScale)
  }
}
