import ArgumentParser
import ConsoleText
import Foundation
import Playback
import SandboxHost
import TextFormats
import TouchKit

/// The screenshot of a device to which a text refers.
struct ScreenshotOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A PNG screenshot of the device, drawn below the outlines of the views.",
      valueName: "file"
    )
  )
  var screenshot: String?

  @Option(
    help: ArgumentHelp(
      "Pixels per point of the screenshot. (default: computed from its size)",
      valueName: "number"
    )
  )
  var screenshotScale: Double?

  /// Uses the value of `--scale`, which commands without a picture accept too.
  ///
  /// In other commands, `--scale` means the display's scale.
  mutating func take(scale: Double?) throws {
    guard let scale else { return }
    guard screenshotScale == nil else {
      throw ValidationError("--scale and --screenshot-scale are the same; give one of them")
    }
    screenshotScale = scale
    try validate()
  }

  func validate() throws {
    guard let screenshotScale else { return }
    guard screenshot != nil else {
      throw ValidationError("a scale needs --screenshot")
    }
    guard (0.5...4).contains(screenshotScale) else {
      throw ValidationError("expected pixels per point from 0.5 to 4, got \(screenshotScale)")
    }
  }
}

extension ScreenshotOption {
  /// Reads the picture; nil without one.
  @MainActor func read() throws(ProgramError) -> Screenshot? {
    guard let screenshot else { return nil }
    return try Screenshot(path: screenshot, scale: screenshotScale)
  }
}

/// A validated screenshot of a device.
struct Screenshot {
  let path: String
  let data: Data
  private let pixels: CGSize
  private let scale: Double?

  init(path: String, scale: Double?) throws(ProgramError) {
    self.path = path
    self.scale = scale
    data = try InputFile(path: path).read(limit: FileLimits.Picture.fileBytes)
    guard let image = UIImage(data: data) else {
      throw ProgramError(
        .dataError,
        "\(path.debugDescription) is not a readable PNG file. Screenshots of devices and"
          + " simulators are PNG; convert other pictures first."
      )
    }
    pixels = image.size
  }

  /// Throws an error if the picture cannot be one of a screen of a size.
  func check(for size: CGSize) throws(ProgramError) {
    let usual = (pixels.width / size.width).rounded()
    let density = scale ?? pixels.width / size.width
    // A size in points may be rounded up, and a size in pixels down.
    let isFitting =
      abs(pixels.width - size.width * density) <= density
      && abs(pixels.height - size.height * density) <= density
    guard !isFitting || !(0.5...4).contains(density) else { return }
    let expected = scale ?? Double(min(max(usual, 1), 3))
    throw ProgramError(
      .dataError,
      "\(path.debugDescription) has \(Self.text(pixels)) pixels; expected"
        + " \(Self.text(CGSize(width: size.width * expected, height: size.height * expected)))"
        + " for a screen of \(Self.text(size)) points at \(Self.text(expected)) pixels per point."
        + " Take a screenshot of the whole screen, or add --screenshot-scale."
    )
  }

  private static func text(_ size: CGSize) -> String {
    "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
  }

  private static func text(_ number: Double) -> String { String(format: "%g", number) }

  /// Returns the reference for a scene file in a folder, which must contain the picture.
  func reference(from folder: String) throws(ProgramError) -> String {
    let home = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let file = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    guard file.count > home.count, file.starts(with: home) else {
      throw ProgramError(
        .usage,
        "\(path.debugDescription) is not in the folder of the scene file. Copy it there, and"
          + " name the copy."
      )
    }
    return file[home.count...].joined(separator: "/")
  }
}
