/// The packages that provide missing requirements.
struct MissingPackages {
  /// Their names on Debian and its children, without repetitions.
  let names: [String]

  /// Those of what was not found.
  init(_ findings: [DoctorCommand.Finding]) {
    let missing = findings.filter { $0.problem != nil }.flatMap(\.packages)
    names = Set(missing).sorted()
  }

  /// The command that installs them; nil when there are none.
  ///
  /// Where there is no `apt-get` it is a comment for people: names of packages differ there.
  func command(on machine: Machine) -> String? {
    guard !names.isEmpty else { return nil }
    let list = names.joined(separator: " ")
    guard machine.program("apt-get") != nil else {
      return "# no apt-get here; on Debian these are the packages: \(list)"
    }
    let asRoot = machine.isRoot || machine.program("sudo") == nil ? "" : "sudo "
    return "\(asRoot)apt-get install --no-install-recommends --yes \(list)"
  }
}
