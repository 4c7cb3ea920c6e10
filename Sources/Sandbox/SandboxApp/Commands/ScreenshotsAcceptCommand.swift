import ArgumentParser
import Foundation
import Inspector
import SandboxHost
import ScreenshotReferences
import TextFormats

/// The command that accepts actual pictures of screenshot tests as new references.
struct ScreenshotsAcceptCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept actual screenshots as the new references.",
    discussion: """
      Name each picture as 'basket' or 'CheckoutTests/basket', or accept all with --all. --from \
      takes the pictures from a run on a server: the zip file or folder that the run kept. Without \
      names, it accepts all of them.

      Examples:
        touch-sandbox screenshots accept CheckoutTests/basket
        touch-sandbox screenshots accept --all
        touch-sandbox screenshots accept --from screenshots.zip
      """
  )

  @Argument(help: ArgumentHelp("The pictures to accept.", valueName: "name"))
  var names: [String] = []

  @Flag(help: "Accept all pictures that differ.")
  var all = false

  @Option(help: ArgumentHelp("The zip file or folder of another run.", valueName: "artifact"))
  var from: String?

  @Option(help: ArgumentHelp("The folder of your project.", valueName: "folder"))
  var folder = "."

  @OptionGroup var language: LanguageOption

  func validate() throws {
    if names.isEmpty, !all, from == nil {
      throw ValidationError(
        "expected names, --all or --from, such as: accept CheckoutTests/basket"
      )
    }
    if all, !names.isEmpty { throw ValidationError("expected names or --all, not both") }
  }

  @MainActor func work() throws {
    try FolderCheck.check([folder])
    _ = try ScreenshotSettingsCheck.projects([folder])
    let copied = try from.map { path in
      try ScreenshotArtifact.with(path) { try $0.copyActualFiles(into: [folder]) }
    }
    var review = Review(below: [folder], in: language.language)
    let all = review.entries.indices.filter { index in
      copied?.contains(review.entries[index].files.reference) ?? true
    }
    let chosen = names.isEmpty ? all : try choose(review)
    do throws(ReviewProblem) {
      try review.accept(chosen)
    } catch {
      throw ProgramError(.cannotCreate, error.text(in: language.language))
    }
    for index in chosen {
      try StandardOutput.write(
        "accepted \(review.entries[index].test)/\(review.entries[index].name)"
      )
    }
    guard chosen.isEmpty else { return }
    try StandardOutput.write(
      review.entries.isEmpty
        ? review.emptyText(in: language.language)
        : language.language("There is no screenshot to accept.", "没有可以接受的截图。")
    )
  }

  private func choose(_ review: Review) throws(ProgramError) -> [Int] {
    var chosen: [Int] = []
    for name in names {
      let found = review.entries.indices.filter {
        let entry = review.entries[$0]
        let parts = name.split(separator: "/").map { ScreenshotFiles.safe(String($0)) }
        return parts == [entry.name] || parts == [ScreenshotFiles.safe(entry.test), entry.name]
      }
      guard !found.isEmpty else {
        let known = review.entries.prefix(8).map { "\($0.test)/\($0.name)" }.joined(separator: ", ")
        throw ProgramError(
          .noInput,
          "no screenshot \(name.debugDescription) differs."
            + (known.isEmpty ? "" : " These differ: \(known).")
        )
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    return chosen
  }
}
