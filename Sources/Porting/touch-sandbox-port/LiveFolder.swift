import Foundation
import Porting
import TextFormats

/// A folder with files that are prepared for compilation, and a list of its contents.
struct LiveFolder {
  let folder: URL

  /// Prepares and writes files; reports errors and writes nothing if one cannot be prepared.
  func write(_ project: ProjectFiles) -> ExitStatus {
    var sources: [(path: String, text: String)] = []
    for file in project.files {
      let path = URL(fileURLWithPath: file.name).standardizedFileURL.path
      guard let data = FileManager.default.contents(atPath: path),
        let text = String(data: data, encoding: .utf8)
      else {
        PortOutput.tell("error: \(file.name.debugDescription) cannot be read as UTF-8 text")
        return .noInput
      }
      sources.append((path, text))
    }
    do {
      return write(try LivePreparation.prepare(sources)) ? .success : .cannotCreate
    } catch {
      for error in error.errors {
        PortOutput.tell("\(error.file):\(error.line):\(error.column): error: \(error.message)")
      }
      return .dataError
    }
  }

  private func write(_ program: LiveProgram) -> Bool {
    let list = LiveFolder.json(program).pretty + "\n"
    let texts = program.files.map { ($0.output, $0.text) } + [("live.json", list)]
    return texts.allSatisfy { name, text in
      PortOutput.write(text, to: folder.appendingPathComponent(name))
    }
  }

  private static func json(_ program: LiveProgram) -> JSONValue {
    [
      "files": .array(
        program.files.map { ["path": .string($0.path), "output": .string($0.output)] }
      ),
      "candidates": .array(program.candidates.map(json)),
      "found": .array(program.found.map(json)),
      "remarks": .array(program.remarks.map(json)),
      "reads": .texts(program.reads),
      "flags": .texts(program.flags),
    ]
  }

  private static func json(_ candidate: LiveCandidate) -> JSONValue {
    .present([
      "kind": .string(candidate.kind.rawValue), "name": .string(candidate.name),
      "type": .string(candidate.type), "file": .string(candidate.file),
      "line": .integer(Int64(candidate.line)), "entry": candidate.entry.map(JSONValue.string),
    ])
  }

  private static func json(_ found: LiveClass) -> JSONValue {
    [
      "kind": .string(found.kind.rawValue), "name": .string(found.name),
      "file": .string(found.file), "line": .integer(Int64(found.line)),
      "reason": .string(found.reason),
    ]
  }

  private static func json(_ remark: LiveProgram.Remark) -> JSONValue {
    [
      "file": .string(remark.file), "line": .integer(Int64(remark.line)),
      "column": .integer(Int64(remark.column)), "message": .string(remark.message),
    ]
  }
}
