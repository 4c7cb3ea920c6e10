import CairoRenderer
import Foundation
import Geometry
import Playback
import SandboxHost
import SceneFiles
import TextFormats
import TouchTrace

/// The saver of the user's changes in the window, for a scene file.
struct SceneSaving {
  /// The path of the file.
  let path: String

  /// Saves changes; returns their number, and the names of those that the file cannot store.
  func save(_ changes: [SceneChange]) throws(ProgramError) -> SavedChanges {
    let data = try InputFile(path: path).read(limit: FileLimits.Scene.fileBytes)
    if case .problems(let problems) = try SceneFile(path: path).read().reading,
      let first = problems.first
    {
      throw ProgramError(
        .dataError,
        "Not saved: the file has a mistake. \(first.named(path)). Fix it, then save again."
      )
    }
    var editor: SceneFileEditor
    do throws(SourceProblem) {
      editor = try SceneFileEditor(data)
    } catch {
      throw ProgramError(.dataError, error.named(path).description)
    }
    var result = SavedChanges(count: 0, leftOut: [])
    for change in changes {
      let former = result.leftOut.count
      save(change, editor: &editor, &result)
      if result.leftOut.count > former, let node = change.node { result.leftOutNodes.insert(node) }
    }
    guard result.count > 0 else { return result }
    do {
      try AtomicFile.write(Data(editor.text.utf8), to: path)
    } catch {
      throw ProgramError(.cannotCreate, "\(path) cannot be written: \(error)")
    }
    return result
  }

  private func save(
    _ change: SceneChange,
    editor: inout SceneFileEditor,
    _ result: inout SavedChanges
  ) {
    guard let name = change.name else {
      result.leftOut += change.values.map {
        "\($0.name) of a \(change.typeName) without an id in the file"
      }
      return
    }
    let owner: SceneFileEditor.Owner = change.isRecognizer ? .recognizer(name) : .view(name)
    for value in values(of: change, editor, owner) {
      let written = value.written
      if let written, editor.says(value.name, written, of: owner) { continue }
      if !isTurned(value, editor, owner), let written,
        editor.set(value.name, to: written, of: owner)
      {
        result.count += 1
      } else {
        result.leftOut.append("\(name).\(value.name)")
      }
    }
  }

  /// Returns the values to write.
  ///
  /// A changed placement is written to the properties that the file contains, or to the frame without any.
  private func values(
    of change: SceneChange,
    _ editor: SceneFileEditor,
    _ owner: SceneFileEditor.Owner
  ) -> [PropertyEdit.Value] {
    let names: Set<String> = ["frame", "bounds", "center"]
    let others = change.values.filter { !names.contains($0.name) }
    guard let place = change.place, others.count < change.values.count else { return others }
    let all: [PropertyEdit.Value] = [
      .frame(place.frame), .bounds(place.bounds), .center(place.center),
    ]
    let known = all.filter { editor.has($0.name, of: owner) }
    // The frame of a rotated view determines neither its size nor its position.
    let usual = place.transform.isIdentity ? [all[0]] : [all[1], all[2]]
    let hasSize = known.contains { $0.name != "center" }
    return (hasSize ? known : usual) + others
  }

  /// Returns whether another property in the file would also rotate or scale a transform.
  private func isTurned(
    _ value: PropertyEdit.Value,
    _ editor: SceneFileEditor,
    _ owner: SceneFileEditor.Owner
  ) -> Bool {
    guard case .transform = value else { return false }
    return editor.has("rotation", of: owner) || editor.has("scale", of: owner)
  }
}

extension PropertyEdit.Value {
  /// The value in a scene file; nil for an order and for a window level.
  ///
  /// The file stores the order as that of its lines.
  fileprivate var written: PropertyValue? {
    switch self {
    case .frame(let rect), .bounds(let rect):
      .numbers([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
    case .center(let point): .numbers([Double(point.x), Double(point.y)])
    case .transform(let matrix):
      .numbers(
        [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0) }
      )
    case .siblingIndex, .windowLevel: nil
    case .alpha(let number), .cornerRadius(let number): .number(number)
    case .backgroundColor(let parts): .color(parts)
    case .text(_, let text): .text(text)
    case .viewFlag(_, let isOn), .controlFlag(_, let isOn), .recognizerFlag(_, let isOn):
      .bool(isOn)
    }
  }
}
