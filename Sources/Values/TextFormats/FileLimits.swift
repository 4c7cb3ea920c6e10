/// How much a file may ask for: one table for all files that are read.
///
/// What is over a limit is refused by the reader, with its line and column, before anything is made
/// of it. All limits are our choice: far above what people write, and low enough that what is read
/// takes seconds and some hundred megabytes at the most.
package enum FileLimits {
  /// Scene files, in YAML or JSON.
  package enum Scene {
    /// The largest file, in bytes.
    package static let fileBytes = 4 << 20
    /// How deep values nest.
    package static let depth = 256
    /// How many values a file has, aliases counted as often as they are used.
    package static let values = 200_000
    /// How many aliases stand for them; fewer cannot grow to more than some hundred thousand values.
    package static let aliases = 32
    /// How many views a scene has.
    package static let views = 20_000
    /// The longest text, in bytes of UTF-8: a label of millions of letters would take gigabytes to draw.
    package static let textBytes = 4096
    /// How many bytes all texts have together, those of aliases counted as often as they are used.
    package static let textsBytes = 4 << 20
    /// How many recognizers see one touch: those of a view and of all views above it; delegates are asked about each pair.
    package static let recognizersPerTouch = 512
    /// The longest name of a view, a recognizer or a controller, in bytes of UTF-8.
    package static let nameBytes = 512
    /// The longest animation, in seconds.
    package static let animationSeconds = 60.0
  }

  /// Pictures that a scene file names, and screenshots of devices.
  package enum Picture {
    /// The largest file, in bytes.
    ///
    /// Sides are limited by what the renderer reads.
    package static let fileBytes = 16 << 20
    /// How many pixels all pictures of a scene have together: as many as the largest that is read.
    package static let pixels = 8192 * 8192
  }

  /// Recordings.
  package enum Recording {
    /// The largest file, in bytes.
    package static let fileBytes = 256 << 20
    /// The longest line, in bytes.
    package static let lineBytes = 1 << 20
    /// How many events and changes.
    package static let events = 10_000_000
    /// How deep values nest.
    package static let depth = 8
  }

  /// Sessions from apps on devices.
  package enum Session {
    /// The largest file, in bytes.
    package static let fileBytes = 256 << 20
    /// The longest line, in bytes: a screenshot is one.
    package static let lineBytes = 32 << 20
    /// How many steps.
    package static let steps = 2_000_000
    /// How many views at a time.
    package static let views = 20_000
    /// How deep views nest.
    package static let depth = 120
  }

  /// Touch scripts.
  package enum Script {
    /// The largest file, in bytes.
    package static let fileBytes = 32 << 20
    /// The longest line, in bytes.
    package static let lineBytes = 1 << 16
    /// How many steps.
    package static let steps = 1_000_000
    /// The longest time of one step, in seconds.
    package static let seconds = 3600.0
  }

  /// Files of keys.
  package enum Keys {
    /// The largest file, in bytes.
    package static let fileBytes = 1 << 20
  }

  /// Texts that debuggers print.
  package enum ConsoleText {
    /// The longest text, in bytes.
    package static let bytes = 64 << 20
    /// How many views; what comes behind them is not read.
    package static let views = 100_000
    /// How many values a tree in JSON has: for as many views as a text may have, with twenty values each.
    package static let values = 2_000_000
    /// How deep views nest in what becomes a scene.
    package static let depth = 120
  }

  /// How many problems with one file are told; more are of no use to its author.
  package static let problems = 50
}
