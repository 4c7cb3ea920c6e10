package import Foundation
package import Inspector
package import SDLPlatform

/// What a window is opened for: an application that can be started, and started anew.
package struct LaunchTarget {
  /// What screenshots are called after.
  let name: String
  /// The keys that the application does not get.
  let keys: KeyTable
  /// What it is called and asks; nil for what is no scene.
  let entry: GalleryEntry?
  /// What was read of the text that it was made of; nil for what is made of none.
  let reading: ReadingReport?
  /// Facts about the app that it was imported from; none for a scene that was not imported.
  var facts: AppFacts
  /// What a course asks in it; nil outside of one.
  let lesson: LessonPlan?
  /// The size that it is made for, in points; nil for what the window leaves.
  let size: CGSize?
  /// Starts it on a screen of a size in points, at a time on the clock of its input.
  var start: (CGSize, TimeInterval) -> StartedApplication
  /// Where news about the scene come in; nil when there are none.
  let changes: SceneChanges?
  /// The code that it is compiled of on every save; nil for what is not compiled here.
  let live: LiveCode?
  /// Saves changes in the file that the scene comes from; nil for a scene of no such file.
  let save: SceneSaver?

  package init(
    name: String,
    keys: KeyTable,
    entry: GalleryEntry? = nil,
    reading: ReadingReport? = nil,
    facts: AppFacts = AppFacts(),
    lesson: LessonPlan? = nil,
    size: CGSize? = nil,
    changes: SceneChanges? = nil,
    live: LiveCode? = nil,
    save: SceneSaver? = nil,
    start: @escaping (CGSize, TimeInterval) -> StartedApplication
  ) {
    (self.name, self.keys, self.entry, self.size) = (name, keys, entry, size)
    (self.reading, self.changes, self.start) = (reading, changes, start)
    (self.lesson, self.facts, self.live, self.save) = (lesson, facts, live, save)
  }

  /// The question of the scene; its title, or at least its name, where it asks none.
  var heading: Phrase {
    let phrases = [entry?.question, entry?.title].compactMap(\.self)
    return phrases.first { !$0.english.isEmpty } ?? Phrase(name, name)
  }
}

/// Why no scene can be made of what a user pasted or dropped.
nonisolated package struct BringProblem: Error, Hashable, Sendable {
  /// What was expected, what came, and what to do, in one line.
  package let message: Phrase

  /// Describes a problem.
  package init(_ message: Phrase) { self.message = message }
}

/// The scenes that a window can go to.
package struct SceneGallery {
  /// What is opened when the user picks a scene.
  package struct Opened {
    package let target: LaunchTarget
    package let recorder: SessionRecorder?

    /// Describes what is opened.
    package init(_ target: LaunchTarget, recorder: SessionRecorder?) {
      (self.target, self.recorder) = (target, recorder)
    }
  }

  /// The scenes in the order of the gallery.
  var entries: [GalleryEntry]
  /// Opens a scene by its name; nil when there is none.
  let open: (String) -> Opened?
  /// Makes a scene of what the user pastes or drops, which can be opened by its name from then on;
  /// nil where there is nothing that reads texts.
  let bring: ((WindowDrop) throws(BringProblem) -> GalleryEntry)?

  /// Describes a gallery.
  package init(
    entries: [GalleryEntry],
    bring: ((WindowDrop) throws(BringProblem) -> GalleryEntry)? = nil,
    open: @escaping (String) -> Opened?
  ) {
    (self.entries, self.bring, self.open) = (entries, bring, open)
  }

  /// What is said of a scene; nil when there is none of that name.
  package func entry(named name: String) -> GalleryEntry? { entries.first { $0.name == name } }

  /// A gallery without scenes.
  package static let none = SceneGallery(entries: []) { _ in nil }
}

/// How a window shows its scene.
package enum WindowForm: Hashable {
  /// The scene fills the window, and nothing is around it.
  case plain
  /// The scene fills the window but for the status bar.
  case bare
  /// The scene has its own size, and the whole workbench around it.
  case workbench

  /// How large a window has to be so that a scene of a size fills it but for the status bar.
  package static func bareSize(of scene: CGSize, textScale: CGFloat = 1) -> CGSize {
    Workbench.bareSize(of: scene, textScale: textScale)
  }
}
