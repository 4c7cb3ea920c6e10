import ArgumentParser
import Foundation
import Playback
import SandboxHost
import TextFormats

/// The command that writes a first source file, with a view to touch.
struct NewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a Swift file with a view that you can touch.",
    discussion: """
      The file is plain UIKit and works unchanged in Xcode. 'touch-sandbox run' shows it, and \
      reloads it each time you save.

      Examples:
        touch-sandbox new Card
        touch-sandbox run Card.swift
      """
  )

  @Argument(help: "The name of the view's class and of the file, such as Card.")
  var name: String

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  func validate() throws {
    guard type.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil else {
      throw ValidationError(
        "expected the name of a class, such as Card, got \(name.debugDescription). This command"
          + " writes Swift code; Documentation/SceneFiles.md shows how to write a scene file."
      )
    }
  }

  /// The name of the class.
  private var type: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }

  @MainActor func work() throws {
    let path = type + ".swift"
    try PictureFile(path: path).write(Data(text.utf8), replacing: force)
    try StandardOutput.write("Created \(path). Show it with: touch-sandbox run \(path)")
  }

  /// The content of the file.
  private var text: String {
    """
    import UIKit

    final class \(type): UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        accessibilityIdentifier = "\(type.prefix(1).lowercased() + type.dropFirst())"
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
        center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
      }
    }

    #Preview("\(type)") {
      \(type)(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    }

    """
  }
}
