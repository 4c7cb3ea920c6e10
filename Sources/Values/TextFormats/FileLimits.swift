/// The limits of file contents: one table for all files that are read.
///
/// The reader rejects content over a limit, with its line and column, before it is used.
/// All limits are the project's choice. They are far above what people write. They are low enough that reading
/// takes seconds and some hundred megabytes at most.
package enum FileLimits {
  /// Scene files, in YAML or JSON.
  package enum Scene {
    /// The maximum file size, in bytes.
    package static let fileBytes = 4 << 20
    /// The maximum nesting depth of values.
    package static let depth = 256
    /// The maximum number of values in a file; an aliased value counts per use.
    package static let values = 200_000
    /// The maximum number of aliases; they cannot expand to more than some hundred thousand values.
    package static let aliases = 32
    /// The maximum number of views in a scene.
    package static let views = 20_000
    /// The maximum length of a text, in bytes of UTF-8.
    ///
    /// Drawing a label of millions of letters would take gigabytes.
    package static let textBytes = 4096
    /// The maximum total length of all texts, in bytes; an aliased text counts per use.
    package static let textsBytes = 4 << 20
    /// The maximum number of recognizers that receive one touch: those of a view and its ancestors.
    ///
    /// Delegates are called for each pair.
    package static let recognizersPerTouch = 512
    /// The maximum length of the name of a view, a recognizer or a controller, in bytes of UTF-8.
    package static let nameBytes = 512
    /// The maximum duration of an animation, in seconds.
    package static let animationSeconds = 60.0
  }

  /// Pictures that a scene file names, and screenshots of devices.
  package enum Picture {
    /// The maximum file size, in bytes.
    ///
    /// The renderer limits the sides.
    package static let fileBytes = 16 << 20
    /// The maximum total number of pixels in a scene's pictures: that of the largest readable picture.
    package static let pixels = 8192 * 8192
  }

  /// Recordings.
  package enum Recording {
    /// The maximum file size, in bytes.
    package static let fileBytes = 256 << 20
    /// The maximum line length, in bytes.
    package static let lineBytes = 1 << 20
    /// The maximum number of events and changes.
    package static let events = 10_000_000
    /// The maximum nesting depth of values.
    package static let depth = 8
  }

  /// Sessions from apps on devices.
  package enum Session {
    /// The maximum file size, in bytes.
    package static let fileBytes = 256 << 20
    /// The maximum line length, in bytes: a screenshot is one line.
    package static let lineBytes = 32 << 20
    /// The maximum number of steps.
    package static let steps = 2_000_000
    /// The maximum number of views at a time.
    package static let views = 20_000
    /// The maximum nesting depth of views.
    package static let depth = 120
  }

  /// Touch scripts.
  package enum Script {
    /// The maximum file size, in bytes.
    package static let fileBytes = 32 << 20
    /// The maximum line length, in bytes.
    package static let lineBytes = 1 << 16
    /// The maximum number of steps.
    package static let steps = 1_000_000
    /// The maximum duration of one step, in seconds.
    package static let seconds = 3600.0
  }

  /// Key files.
  package enum Keys {
    /// The maximum file size, in bytes.
    package static let fileBytes = 1 << 20
  }

  /// Texts that debuggers print.
  package enum ConsoleText {
    /// The maximum text length, in bytes.
    package static let bytes = 64 << 20
    /// The maximum number of views; further ones are ignored.
    package static let views = 100_000
    /// The maximum number of values in a JSON tree: twenty values for each of the maximum number of views.
    package static let values = 2_000_000
    /// The maximum nesting depth of views in a scene made from the text.
    package static let depth = 120
  }

  /// The maximum number of reported problems per file; more are of no use to its author.
  package static let problems = 50
}
