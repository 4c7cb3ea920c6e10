import ArgumentParser
import Foundation
import SandboxHost

/// The command that writes the manual page.
struct ManCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "man",
    abstract: "Print the manual page, generated from the --help texts.",
    discussion: """
      Examples:
        touch-sandbox man | man -l -
        touch-sandbox man > ~/.local/share/man/man1/touch-sandbox.1
      """
  )

  @MainActor func work() throws {
    try StandardOutput.write(ManualPage().text)
  }
}

/// The manual page in the format of `man`.
struct ManualPage {
  /// The page.
  var text: String {
    let configuration = TouchSandbox.configuration
    var lines = [
      ".TH TOUCH-SANDBOX 1 \"\" \"Touch Sandbox \(Program.version)\"", ".SH NAME",
      "touch\\-sandbox \\- \(Self.escaped(configuration.abstract))", ".SH DESCRIPTION",
    ]
    lines += Self.paragraphs(configuration.discussion)
    lines.append(".SH COMMANDS")
    for command in configuration.subcommands {
      let name = command.configuration.commandName ?? ""
      lines += [".SS \(Self.escaped(name))", ".nf"]
      lines += TouchSandbox.helpMessage(for: command, columns: 78)
        .split(separator: "\n", omittingEmptySubsequences: false).map { Self.escaped(String($0)) }
      lines.append(".fi")
    }
    return lines.joined(separator: "\n")
  }

  private static func paragraphs(_ text: String) -> [String] {
    [".nf"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map {
        escaped(String($0))
      } + [".fi"]
  }

  /// Returns a line in which nothing is a command of the page's format.
  private static func escaped(_ line: String) -> String {
    let text = line.replacingOccurrences(of: "\\", with: "\\e")
      .replacingOccurrences(of: "-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
