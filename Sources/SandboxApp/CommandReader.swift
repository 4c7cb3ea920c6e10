import ArgumentParser

/// Makes a command of the arguments, and looks at no more commands than it must.
///
/// The library's way goes through the options of all commands, which takes longer than most commands
/// themselves.
enum CommandReader {
  /// What the arguments ask for; throws what the library throws, for help and version too.
  static func command(of arguments: [String]) throws -> any ParsableCommand {
    // Whatever is not simply right is read from the root, whose messages name the program.
    if let name = arguments.first, let type = type(named: name),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    {
      return command
    }
    return try TouchSandbox.parseAsRoot(arguments)
  }

  /// The command of a name that is read without the others.
  ///
  /// Not the one that stands in where none is named: what it says of itself has all keys of the window
  /// in it.
  private static func type(named name: String) -> (any ParsableCommand.Type)? {
    TouchSandbox.configuration.subcommands.first { type in
      type != RunCommand.self && type.configuration.commandName == name
    }
  }
}
