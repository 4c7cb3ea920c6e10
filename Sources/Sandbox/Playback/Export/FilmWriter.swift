package import CairoRenderer
package import Foundation
package import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Sends pictures to `ffmpeg`, which encodes them as a film.
///
/// The film has another name in the same folder until it is complete.
package final class FilmWriter {
  /// The kinds of films.
  nonisolated package enum Kind: String, Sendable {
    /// H.264 in an MP4 file.
    case mp4
    /// An animated WebP picture, repeated for ever.
    case webp
  }

  private let process = Process()
  private let input = Pipe()
  private let complaints: String
  private let temporary: String
  private let path: String
  private let width: Int
  private let height: Int

  /// Starts a film of pictures of a size in pixels.
  package init(
    _ kind: Kind,
    path: String,
    width: Int,
    height: Int,
    rate: Int
  ) throws(ProgramError) {
    guard let program = Self.program else {
      throw ProgramError(
        .unavailable,
        "\(kind.rawValue) files need ffmpeg, which is not installed. Install it, for example with "
          + "'sudo apt-get install ffmpeg', or use --gif, --html or --png."
      )
    }
    self.path = path
    // H.264 with colours at half the resolution requires even sides.
    (self.width, self.height) = (width + width % 2, height + height % 2)
    let place = URL(fileURLWithPath: path)
    let stem = ".\(place.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    let folder = place.deletingLastPathComponent()
    temporary = folder.appendingPathComponent("\(stem).\(kind.rawValue)").path
    complaints = folder.appendingPathComponent("\(stem).log").path
    process.executableURL = program
    process.arguments =
      [
        "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgra", "-video_size",
        "\(self.width)x\(self.height)", "-framerate", "\(rate)", "-i", "-",
      ] + Self.options(kind) + [temporary]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try start()
  }

  private func start() throws(ProgramError) {
    guard FileManager.default.createFile(atPath: complaints, contents: nil),
      let log = FileHandle(forWritingAtPath: complaints)
    else {
      throw ProgramError(
        .cannotCreate,
        "\(path.debugDescription) cannot be created. Choose a file in a folder that exists and can "
          + "be written to."
      )
    }
    process.standardError = log
    // A program that exits early must not end this one.
    signal(SIGPIPE, SIG_IGN)
    do {
      try process.run()
    } catch {
      discard()
      throw ProgramError(.unavailable, "ffmpeg cannot be started (\(error)).")
    }
  }

  /// Adds a picture.
  package func add(_ bitmap: Bitmap) throws(ProgramError) {
    let frame = PixelFrame(bitmap, width: width, height: height)
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(frame.bytes))
    } catch {
      throw failure()
    }
  }

  /// Completes the film and moves it to its path.
  package func finish() throws(ProgramError) {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0, rename(temporary, path) == 0 else { throw failure() }
    try? FileManager.default.removeItem(atPath: complaints)
  }

  /// Deletes the incomplete film.
  package func discard() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
    for file in [temporary, complaints] { try? FileManager.default.removeItem(atPath: file) }
  }

  private func failure() -> ProgramError {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let text = FileManager.default.contents(atPath: complaints).map {
      String(decoding: $0, as: UTF8.self)
    }
    let line = text?.split(separator: "\n").last.map { ": \($0)" } ?? ""
    discard()
    return ProgramError(.cannotCreate, "ffmpeg failed\(line). Nothing was written.")
  }

  private static func options(_ kind: Kind) -> [String] {
    switch kind {
    case .mp4: ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
    case .webp: ["-c:v", "libwebp", "-lossless", "1", "-loop", "0"]
    }
  }

  /// The path of `ffmpeg`; nil if it is not installed.
  package static var program: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/ffmpeg" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }
}
