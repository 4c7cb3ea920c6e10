import ArgumentParser
import BrowserPlatform
import Foundation
import Inspector
import SDLPlatform
import SandboxHost
import ScreenshotReferences
import TextFormats

/// The command that shows the differences of screenshot tests, and stores the pictures that the user accepts.
struct ScreenshotsReviewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review screenshot differences in a browser, and accept them.",
    discussion: """
      Opens a page that only this machine can open, and prints its address. The page groups equal \
      changes. For each picture it shows what differs, which views changed, and what changed for \
      fingers: controls that lost a part of their area, became too small, or get no touches any \
      more. A accepts, K keeps the reference, U undoes, G accepts a group; ? shows all keys. Files \
      change only when you accept.

      --from takes the zip file or folder that a run on a server kept, and compares its pictures \
      with the references here. You can also name a zip file without --from.

      --markdown writes the same for a pull request, and exits with 1 while a difference is open.

      Examples:
        touch-sandbox screenshots review
        touch-sandbox screenshots review Tests/CheckoutTests
        touch-sandbox screenshots review screenshots.zip
        touch-sandbox screenshots review --markdown review.md --annotations
      """
  )

  @Argument(help: ArgumentHelp("The folders or zip files.", valueName: "folder or zip file"))
  var folders: [String] = ["."]

  @Option(help: ArgumentHelp("The zip file or folder of another run.", valueName: "artifact"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Write Markdown, with small pictures in a folder beside it; - is standard output.",
      valueName: "file"
    )
  )
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "With --markdown: the address of the pictures. (default: the folder beside it)",
      valueName: "address"
    )
  )
  var picturesUrl: String?

  @Flag(help: "With --markdown: write only text, for comments that cannot contain pictures.")
  var noPictures = false

  @Flag(help: "Print a line per difference, which GitHub shows beside the test.")
  var annotations = false

  @Option(
    help: ArgumentHelp("The port of the page; 0 is any free one.", valueName: "number")
  )
  var port = 0

  @Flag(help: "Print the address, but open no browser.")
  var noBrowser = false

  @OptionGroup var language: LanguageOption

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("expected a --port from 0 to 65535, got \(port)")
    }
    if picturesUrl != nil, markdown == nil {
      throw ValidationError("--pictures-url needs --markdown")
    }
  }

  @MainActor func work() throws {
    let archives = folders.filter { $0.lowercased().hasSuffix(".zip") } + (from.map { [$0] } ?? [])
    var places = folders.filter { !$0.lowercased().hasSuffix(".zip") }
    if places.isEmpty { places = ["."] }
    try FolderCheck.check(places)
    _ = try ScreenshotSettingsCheck.projects(places)
    for archive in archives {
      _ = try ScreenshotArtifact.with(archive) { try $0.copyActualFiles(into: places) }
    }
    let review = Review(below: places, in: language.language) { number, count in
      guard count >= 50, number.isMultiple(of: 50) else { return }
      StandardError.write("Comparing \(number) of \(count) …")
    }
    if annotations { try writeAnnotations(review) }
    guard markdown == nil else { return try write(review) }
    guard !annotations else { return try end(review) }
    guard !review.entries.isEmpty else {
      return StandardError.write(review.emptyText(in: language.language))
    }
    try show(review)
  }

  // MARK: - Page

  @MainActor private func show(_ review: Review) throws {
    let closing = CloseRequest()
    let signals = TerminationSignals { closing.make() }
    signals.watch()
    let path = try SisterProgram.server.path()
    let connection: ReviewConnection
    do throws(ServerError) {
      connection = try ReviewConnection(
        server: path,
        arguments: ["--port", "\(port)"],
        closing: closing
      )
    } catch {
      throw ProgramError(.unavailable, "\(error). Try another --port.")
    }
    try StandardOutput.write(connection.address)
    if !noBrowser { BrowserLauncher.open(connection.address) }
    let desk = ReviewDesk(review, connection)
    desk.run()
    if connection.isServerLost { throw ProgramError(.unavailable, "the server of the page exited") }
    let review = desk.review
    if let summary = review.summary {
      StandardError.write(summary.text + (summary.commit.isEmpty ? "" : "\n" + summary.commit))
    } else if !review.entries.isEmpty {
      let (accepted, kept) = (review.count(.accepted), review.count(.kept))
      StandardError.write("\(review.count(.open)) open, \(accepted) accepted, \(kept) kept.")
    }
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  // MARK: - Markdown

  @MainActor private func write(_ review: Review) throws {
    let path = markdown ?? "-"
    let folder =
      path == "-" || noPictures
      ? nil : String(path.prefix(path.count - suffixLength(path))) + "-pictures"
    let address = folder.map { picturesUrl ?? URL(fileURLWithPath: $0).lastPathComponent + "/" }
    let page = ReviewMarkdown(review: review, pictures: address.map(Self.asFolder))
    try PictureFile(path: path).write(Data(page.text.utf8), replacing: true)
    if let folder {
      let thumbnails = page.thumbnails()
      if !thumbnails.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      for thumbnail in thumbnails {
        try PictureFile(path: folder + "/" + thumbnail.name).write(thumbnail.data, replacing: true)
      }
    }
    try end(review)
  }

  private func suffixLength(_ path: String) -> Int {
    let ending = URL(fileURLWithPath: path).pathExtension
    return ending.isEmpty ? 0 : ending.count + 1
  }

  private static func asFolder(_ address: String) -> String {
    address.hasSuffix("/") ? address : address + "/"
  }

  /// Fails while a difference is open, so that a check in CI fails.
  @MainActor private func end(_ review: Review) throws {
    let count = review.count(.open)
    guard count == 0 else {
      throw ProgramError(
        .failed,
        count == 1 ? "1 difference is open." : "\(count) differences are open."
      )
    }
  }

  // MARK: - Annotations

  @MainActor private func writeAnnotations(_ review: Review) throws {
    for entry in review.entries {
      let place = TestPlaceSearch(entry)
      let words =
        ([entry.summary(in: language.language) + "."]
        + (entry.change?.fingers.changes ?? [])
        .map { $0.title.text(in: language.language) }).joined(separator: " ")
      try StandardOutput.write(
        "::error file=\(Self.property(place.file)),line=\(place.line),title="
          + "\(Self.property("\(entry.name) differs"))::\(Self.message(words))"
      )
    }
  }

  /// Returns a text in the escaped form of GitHub workflow commands.
  private static func message(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacingOccurrences(of: ":", with: "%3A")
      .replacingOccurrences(of: ",", with: "%2C")
  }
}

/// The search for the line of a test that compares with a reference.
@MainActor
private struct TestPlaceSearch {
  let file: String
  let line: Int

  init(_ entry: ReviewEntry) {
    let folder = URL(fileURLWithPath: entry.files.reference).deletingLastPathComponent()
    let test = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(entry.test + ".swift").path
    guard let text = try? String(contentsOfFile: test, encoding: .utf8) else {
      (file, line) = (ShownPath(entry.files.reference).relative, 1)
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines.firstIndex { line in
      line.split(separator: "\"").contains { ScreenshotFiles.safe(String($0)) == entry.name }
    }
    (file, line) = (ShownPath(test).relative, (place ?? 0) + 1)
  }
}

/// The launcher of the user's browser.
enum BrowserLauncher {
  /// Opens an address if there is a desktop; otherwise does nothing.
  static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}

/// The check for unreadable settings of projects.
enum ScreenshotSettingsCheck {
  /// Returns the settings for some folders.
  static func projects(_ folders: [String]) throws(ProgramError) -> [ScreenshotProject] {
    var projects: [ScreenshotProject] = []
    for folder in folders {
      do {
        projects.append(
          try ScreenshotProject.above(
            URL(fileURLWithPath: folder).appendingPathComponent("any").path
          )
        )
      } catch {
        throw ProgramError(.dataError, "\(error)")
      }
    }
    return projects
  }
}
