/// The packages that provide missing requirements.
struct MissingPackages {
  /// The names on Debian and derived systems, without duplicates.
  let names: [String]

  /// Collects the packages of failed checks.
  init(_ findings: [DoctorCommand.Finding]) {
    let missing = findings.filter { $0.problem != nil }.flatMap(\.packages)
    names = Set(missing).sorted()
  }

  /// Returns the command that installs them; nil if nothing is missing.
  ///
  /// Without `apt-get`, it is a comment for people, because package names differ on other systems.
  func command(on machine: Machine) -> String? {
    guard !names.isEmpty else { return nil }
    let list = names.joined(separator: " ")
    guard machine.program("apt-get") != nil else {
      return "# apt-get not found; on Debian, the packages are: \(list)"
    }
    let asRoot = machine.isRoot || machine.program("sudo") == nil ? "" : "sudo "
    return "\(asRoot)apt-get install --no-install-recommends --yes \(list)"
  }
}
