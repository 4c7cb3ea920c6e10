import ConsoleText
import Foundation
import TextFormats

/// A pasted text and its reading, in a form that is easy to compare.
struct Paste {
  let reading: ConsoleReading

  init(_ text: String) throws {
    try self.init(Data(text.utf8))
  }

  init(_ data: Data) throws {
    reading = try ConsoleReader.read(data)
  }

  /// The trees: a line for each view, indented by two spaces per level.
  var outline: String {
    var depths: [Int] = []
    return reading.views.map { view in
      depths.append(view.parent.map { depths[$0] + 1 } ?? 0)
      let name = view.kind == .missing ? "?" : view.name
      return String(repeating: "  ", count: depths.last ?? 0) + name
    }.joined(separator: "\n")
  }

  /// Returns a view by its address.
  func view(_ address: UInt64) -> ConsoleView? {
    reading.views.first { $0.address == ConsoleAddress(address) }
  }

  /// Returns the remarks of a kind: place and message.
  func notes(_ kind: ConsoleNote.Kind) -> [String] {
    reading.notes.filter { $0.kind == kind }.map { "\($0.position): \($0.message)" }
  }

  /// Returns the problem with a text; nil without one.
  static func problem(_ text: String) -> String? {
    do throws(SourceProblem) {
      _ = try ConsoleReader.read(Data(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }
}

/// Texts in the debugger's forms.
enum Printed {
  /// Returns a line of a view.
  static func view(_ name: String, _ frame: String, _ more: String = "") -> String {
    "<\(name); frame = (\(frame)); \(more)layer = <CALayer: 0x600000c0>>"
  }

  /// Returns lines with bars before them, one more for each level.
  static func tree(_ lines: (Int, String)...) -> String {
    lines.map { String(repeating: "   |", count: $0) + ($0 > 0 ? " " : "") + $1 }
      .joined(separator: "\n")
  }

  /// A window, a view in it, and a button with its label.
  static let screen = tree(
    (0, view("UIWindow: 0x101", "0 0; 320 480")),
    (1, view("UIView: 0x102", "0 0; 320 480")),
    (2, view("UIButton: 0x103", "20 40; 100 44")),
    (3, view("UIButtonLabel: 0x104", "10 10; 80 24", "text = 'Go'; userInteractionEnabled = NO; ")),
    (2, view("UIView: 0x105", "0 200; 320 100"))
  )

  static let screenOutline = """
    UIWindow 0x101
      UIView 0x102
        UIButton 0x103
          UIButtonLabel 0x104
        UIView 0x105
    """
}
