import TextFormats

/// Reports about files and about the machine.
extension Reports {
  private static let problem = JSONRecord<SourceProblem>([
    .count("line", "from 1") { $0.position.line },
    .count("column", "in characters, from 1") { $0.position.column },
    .text("message", "what is wrong") { $0.message },
  ])

  private static let file = JSONRecord<ValidateCommand.Finding>([
    .text("file", "its path") { $0.file },
    .flag("isValid", "whether nothing is wrong with it") { $0.problems.isEmpty },
    .text("summary", "what it holds; empty when something is wrong") { $0.summary },
    .list("problems", "what is wrong, in the order of the file", of: problem) { $0.problems },
  ])

  static let validate = JSONRecord<[ValidateCommand.Finding]>([
    .version(1), .list("files", "the files, in the order of the arguments", of: file) { $0 },
  ])

  private static let part = JSONRecord<DoctorCommand.Finding>([
    .text("name", "what was looked at") { $0.name },
    .flag("isNeeded", "whether nothing works without it") { $0.isNeeded },
    .flag("isThere", "whether it is there and in order") { $0.problem == nil },
    .text("detail", "what was found, or what to do") { $0.problem ?? $0.detail },
    .text("use", "what does not work without it") { $0.use },
    .texts("packages", "the packages of Debian that bring it, where it is missing") { $0.packages },
  ])

  static let doctor = JSONRecord<DoctorReport>([
    .version(1),
    .text("version", "the version of the program") { _ in Program.version },
    .flag("isWell", "whether everything that is needed is there") {
      $0.findings.allSatisfy(\.isWell)
    },
    .list("findings", "what was looked at", of: part) { $0.findings },
    .textIfAny("fix", "the command that installs what is missing") { $0.fix },
  ])
}
