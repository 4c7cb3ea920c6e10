import Foundation
import SandboxHost
import TextFormats

extension LiveStop {
  /// The stop in the form in which one process passes it to the next.
  nonisolated var json: JSONValue {
    [
      "place": .string(place), "reason": .string(reason), "function": .string(function),
      "moment": moment.map { .number($0) } ?? .null, "calls": .texts(calls),
      "recording": .text(recording), "isAgain": .bool(isAgain), "hasPicture": .bool(hasPicture),
    ]
  }

  /// Reads the file of a stop; nil if it is missing or invalid.
  nonisolated init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let node = try? JSONReader.value(in: data)
    else { return nil }
    self.init(
      place: (try? node["place"]?.text()) ?? "",
      reason: (try? node["reason"]?.text()) ?? "",
      function: (try? node["function"]?.text()) ?? "",
      moment: try? node["moment"]?.number(),
      calls: ((try? node["calls"]?.list()) ?? []).compactMap { try? $0.text() },
      recording: try? node["recording"]?.text(),
      isAgain: (try? node["isAgain"]?.bool()) ?? false
    )
    hasPicture = (try? node["hasPicture"]?.bool()) ?? false
  }
}
