package import Foundation
package import Workbench

/// What a window is opened for: an application that can be started, and started anew.
package struct LaunchTarget {
  /// What screenshots are called after.
  let name: String
  /// The keys that the application does not get.
  let keys: KeyTable
  /// What it is called and asks; nil for what is no scene.
  let entry: GalleryEntry?
  /// The size that it is made for, in points; nil for what the window leaves.
  let size: CGSize?
  /// Starts it on a screen of a size in points, at a time on the clock of its input.
  var start: (CGSize, TimeInterval) -> StartedApplication
  /// Where news about the scene come in; nil when there are none.
  let changes: SceneChanges?

  package init(
    name: String,
    keys: KeyTable,
    entry: GalleryEntry? = nil,
    size: CGSize? = nil,
    changes: SceneChanges? = nil,
    start: @escaping (CGSize, TimeInterval) -> StartedApplication
  ) {
    (self.name, self.keys, self.entry, self.size) = (name, keys, entry, size)
    (self.changes, self.start) = (changes, start)
  }
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
  let entries: [GalleryEntry]
  /// Opens a scene by its name; nil when there is none.
  let open: (String) -> Opened?

  /// Describes a gallery.
  package init(entries: [GalleryEntry], open: @escaping (String) -> Opened?) {
    (self.entries, self.open) = (entries, open)
  }

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
