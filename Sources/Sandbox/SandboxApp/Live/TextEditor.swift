import Foundation

/// The user's editor from the environment.
nonisolated enum TextEditor {
  /// The graphical editors, with the form of their arguments for a location.
  private static let graphical: [String: [String]] = [
    "code": ["--goto", "FILE:LINE:COLUMN"], "codium": ["--goto", "FILE:LINE:COLUMN"],
    "cursor": ["--goto", "FILE:LINE:COLUMN"], "zed": ["FILE:LINE:COLUMN"],
    "subl": ["FILE:LINE:COLUMN"], "gedit": ["FILE", "+LINE:COLUMN"],
    "gnome-text-editor": ["FILE"], "kate": ["FILE", "-l", "LINE", "-c", "COLUMN"],
    "gvim": ["+LINE", "FILE"], "mousepad": ["--line=LINE", "FILE"], "xed": ["+LINE", "FILE"],
    "geany": ["+LINE:COLUMN", "FILE"], "emacs": ["+LINE:COLUMN", "FILE"],
    "idea": ["--line", "LINE", "FILE"],
  ]

  /// Opens a file at a location; returns whether the environment names a graphical editor.
  static func open(path: String, line: Int?, column: Int?) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let names = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    for words in names.map({ $0.split(separator: " ").map(String.init) }) {
      guard let program = words.first,
        let place = graphical[URL(fileURLWithPath: program).lastPathComponent],
        let found = program.contains("/") ? program : Machine().program(program)
      else { continue }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: found)
      process.arguments =
        words.dropFirst()
        + place.map { word in
          word.replacing("LINE", with: "\(line ?? 1)").replacing("COLUMN", with: "\(column ?? 1)")
            .replacing("FILE", with: path)
        }
      // The editor's terminal runs other programs, which must not inherit these variables.
      process.environment = environment.filter { !$0.key.hasPrefix("TOUCH_SANDBOX_") }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return (try? process.run()) != nil
    }
    return false
  }
}
