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
    .flag("isValid", "whether it has no problems") { $0.problems.isEmpty },
    .text("summary", "the content in a few words; empty if there are problems") { $0.summary },
    .list("problems", "the problems, in the order of the file", of: problem) { $0.problems },
  ])

  static let validate = JSONRecord<[ValidateCommand.Finding]>([
    .version(1), .list("files", "the files, in the order of the arguments", of: file) { $0 },
  ])

  private static let part = JSONRecord<DoctorCommand.Finding>([
    .text("name", "the name of the check") { $0.name },
    .flag("isNeeded", "whether the program needs it") { $0.isNeeded },
    .flag("isThere", "whether it was found and works") { $0.problem == nil },
    .text("detail", "what was found, or what to do") { $0.problem ?? $0.detail },
    .text("use", "what does not work without it") { $0.use },
    .texts("packages", "the Debian packages that contain it, if it is missing") { $0.packages },
  ])

  static let doctor = JSONRecord<DoctorReport>([
    .version(1),
    .text("version", "the version of the program") { _ in Program.version },
    .flag("isWell", "whether nothing that the program needs is missing") {
      $0.findings.allSatisfy(\.isWell)
    },
    .list("findings", "the checks", of: part) { $0.findings },
    .textIfAny("fix", "the command that installs what is missing") { $0.fix },
  ])
}
