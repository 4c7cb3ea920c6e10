import CairoRenderer
import ConsoleText
import Foundation
import TouchInput
@testable import SandboxApp
import SandboxHost
import SceneFiles
import TextFormats
import TouchScripts

/// Untrusted files, which must give a result or a message.
enum FileInputs {
  static func scene(_ bytes: [UInt8]) {
    _ = SceneReader.read(Data(bytes), folder: "/nonexistent")
  }

  static func recording(_ bytes: [UInt8]) {
    guard let reader = try? RecordingReader(Data(bytes)) else { return }
    _ = RecordingReader.problems(in: Data(bytes))
    let written = reader.recording.encoded()
    guard let again = try? RecordingReader(written), again.flaw == nil else {
      broken("what was read cannot be read once it is written")
    }
    if again.recording != reader.recording {
      broken("a recording is another one once it is written")
    }
  }

  static func script(_ bytes: [UInt8]) { _ = TouchScriptReader.reading(of: Data(bytes)) }

  static func keys(_ bytes: [UInt8]) { _ = KeyFile.read(String(decoding: bytes, as: UTF8.self)) }

  static func console(_ bytes: [UInt8]) {
    guard let reading = try? ConsoleReader.read(Data(bytes)) else { return }
    _ = try? ConsoleScene(reading)
  }

  /// Reads a tree of a driver, and the same in a reply of a tool; neither may take long.
  static func driver(_ bytes: [UInt8]) {
    // The clock measures processor time in microseconds, because on a busy machine an input may wait for seconds.
    let start = clock()
    console(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let content: [String: Any] = ["type": "text", "text": text]
    let reply = try? JSONSerialization.data(withJSONObject: ["result": ["content": [content]]])
    if let reply { console(Array(reply)) }
    if clock() - start > 1_000_000 { broken("reading took more than a second") }
  }

  static func png(_ bytes: [UInt8]) {
    guard let bitmap = try? Bitmap(pngData: Data(bytes)) else { return }
    if bitmap.width > 8192 || bitmap.height > 8192 { broken("a picture is over the limit") }
  }
}
