import ArgumentParser
import SandboxHost

/// The command that writes a shell script that completes commands and options.
struct CompletionsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a completion script for bash, zsh or fish.",
    discussion: """
      Examples:
        touch-sandbox completions bash > ~/.local/share/bash-completion/completions/touch-sandbox
        touch-sandbox completions zsh > ~/.zfunc/_touch-sandbox
        touch-sandbox completions fish > ~/.config/fish/completions/touch-sandbox.fish
      """
  )

  /// The supported shells.
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish

    var kind: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  @MainActor func work() throws {
    try StandardOutput.write(TouchSandbox.completionScript(for: shell.kind))
  }
}
