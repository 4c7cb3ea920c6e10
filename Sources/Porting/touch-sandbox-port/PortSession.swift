import Foundation
import Porting
import TextFormats

/// The porting of a project's files, with the declarations that they share.
final class PortSession {
  enum Mode {
    case check
    case diff
    case folder(String)
    case inPlace
  }

  private let project: ProjectFiles
  private let mode: Mode
  /// Whether the result is compiled: then the compiler's result counts, and not the number of
  /// changes.
  private let isBuilt: Bool
  private var summary = PortSummary()
  /// The original and the ported texts, by the names of the files.
  private(set) var results: [(name: String, old: String, new: String)] = []

  init(_ project: ProjectFiles, mode: Mode, isBuilt: Bool) {
    self.project = project
    self.mode = mode
    self.isBuilt = isBuilt
  }

  /// Ports all files; returns their exit codes.
  func run() -> Set<ExitStatus> {
    let sources = project.files.map { (file: $0, source: read($0.name)) }
    // Files use the declarations of other files.
    let surroundings = PortSurroundings(sources.compactMap(\.source))
    let arrivals = departures(from: sources.compactMap(\.source), in: surroundings)
    let codes = sources.map { port($0, $1, in: surroundings, arrivals) }
    if case .check = mode, project.hasFolder {
      project.foreign.forEach { summary.addForeign($0) }
      summary.skipped = project.skipped
      PortOutput.show(summary.text)
    }
    return Set(codes)
  }

  /// Returns the members of extensions that must move to classes in other files.
  private func departures(
    from sources: [String],
    in surroundings: PortSurroundings
  ) -> [String: TracedText] {
    sources.filter { $0.contains("extension ") }.reduce(into: [:]) { found, source in
      let result = try? Porter.port(source, in: surroundings)
      found.merge(result?.departed ?? [:]) { $0 + $1 }
    }
  }

  private func port(
    _ file: ProjectFiles.File,
    _ source: String?,
    in surroundings: PortSurroundings,
    _ arrivals: [String: TracedText]
  ) -> ExitStatus {
    guard let source else {
      summary.addUnreadable(file.name)
      PortOutput.tell("error: \(file.name.debugDescription) cannot be read as UTF-8 text")
      return .noInput
    }
    do {
      let result = try Porter.port(
        source,
        fileName: file.name,
        in: surroundings,
        arrivals: arrivals
      )
      return finish(file, source, result)
    } catch {
      summary.addUnreadable(file.name)
      PortOutput.tell("\(file.name):\(error.line):\(error.column): error: \(error.message)")
      return .dataError
    }
  }

  private func finish(
    _ file: ProjectFiles.File,
    _ source: String,
    _ result: PortResult
  ) -> ExitStatus {
    summary.add(file.name, result)
    results.append((file.name, source, result.text))
    for remark in result.remarks {
      let place = "\(file.name):\(remark.line):\(remark.column)"
      PortOutput.tell("\(place): warning: \(remark.message)")
    }
    guard deliver(result, of: file, was: source) else { return .cannotCreate }
    if case .check = mode, result.isChanged, !isBuilt { return .failed }
    return result.remarks.isEmpty ? .success : .failed
  }

  private func read(_ file: String) -> String? {
    let data =
      file == "-"
      ? FileHandle.standardInput.readDataToEndOfFile()
      : FileManager.default.contents(atPath: file)
    return data.flatMap { String(data: $0, encoding: .utf8) }
  }

  private func deliver(
    _ result: PortResult,
    of file: ProjectFiles.File,
    was source: String
  ) -> Bool {
    switch mode {
    case .check:
      if result.isChanged, !project.hasFolder { PortOutput.show(file.name + "\n") }
    case .diff:
      let difference = LineDifference(from: source, to: result.text)
      PortOutput.showSource(difference.text(oldName: file.name, newName: file.name))
    case .folder(let folder):
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file.target)
      return PortOutput.write(result.text, to: url)
    case .inPlace where file.name == "-":
      PortOutput.showSource(result.text)
    case .inPlace:
      guard result.isChanged else { return true }
      let url = URL(fileURLWithPath: file.name).resolvingSymlinksInPath()
      return PortOutput.write(result.text, to: url)
    }
    return true
  }
}
