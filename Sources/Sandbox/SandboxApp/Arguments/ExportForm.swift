import ArgumentParser
import Foundation

/// The formats for exporting a recording.
nonisolated enum ExportForm: String, EnumerableFlag {
  case png, apng, gif, webp, mp4, html, trace, script, swift

  static func help(for value: ExportForm) -> ArgumentHelp? {
    switch value {
    case .png: "Write a folder of PNG pictures."
    case .apng: "Write an animated PNG with all colours."
    case .gif: "Write an animated GIF with 256 colours per picture."
    case .webp: "Write an animated WebP picture (needs ffmpeg)."
    case .mp4: "Write a film (needs ffmpeg)."
    case .html: "Write one HTML page for a browser."
    case .trace: "Write the trace as JSON Lines."
    case .script: "Write a touch script."
    case .swift: "Write a test for Swift Testing."
    }
  }

  /// Returns the format for a file's extension; nil if no format has it.
  ///
  /// A PNG file is a single picture and not a recording, so it is not a format.
  init?(ofFile path: String) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "apng": self = .apng
    case "gif": self = .gif
    case "webp": self = .webp
    case "mp4": self = .mp4
    case "html", "htm": self = .html
    case "jsonl": self = .trace
    case "touch": self = .script
    case "swift": self = .swift
    default: return nil
    }
  }
}
