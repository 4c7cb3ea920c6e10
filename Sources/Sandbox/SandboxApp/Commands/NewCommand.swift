import ArgumentParser
import Foundation
import Playback
import SandboxHost
import TextFormats

/// The command that writes a first file with a view to touch: Swift, or a scene file.
struct NewCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a Swift file or a scene file with a view that you can touch.",
    discussion: """
      The Swift file is plain UIKit and works unchanged in Xcode. 'touch-sandbox run' shows it, and \
      reloads it each time you save. A name that ends in .yml writes a scene file, which needs no \
      compiler.

      Examples:
        touch-sandbox new Card
        touch-sandbox run Card.swift
        touch-sandbox new scene.yml
        touch-sandbox run scene.yml --watch
      """
  )

  @Argument(
    help: "The name of the view's class and of the file, such as Card, or of a scene file."
  )
  var name: String

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  func validate() throws {
    guard !isScene else { return }
    guard type.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil else {
      throw ValidationError(
        "expected the name of a class, such as Card, or of a scene file, such as scene.yml;"
          + " got \(name.debugDescription)"
      )
    }
  }

  /// Whether the file is a scene file.
  private var isScene: Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// The name of the class.
  private var type: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }

  @MainActor func work() throws {
    let path = isScene ? name : type + ".swift"
    let content = isScene ? Self.scene : text
    try PictureFile(path: path).write(Data(content.utf8), replacing: force)
    let shown = ShownPath(path).quoted
    let options = isScene ? " --watch" : ""
    try StandardOutput.write("Created \(path). Show it with: touch-sandbox run \(shown)\(options)")
  }

  /// The content of a scene file.
  private static let scene = """
    # A scene of views to touch. Documentation/SceneFiles.md lists all keys.
    title: My scene
    question: Which view gets the touch?
    logView: log
    views:
      - id: card
        frame: [40, 40, 240, 160]
        backgroundColor: systemBlue
        recognizers:
          - { type: pan, id: drag, actions: [follow] }
        subviews:
          - id: button
            class: UIButton
            frame: [40, 50, 160, 60]
            title: Press me
            backgroundColor: white
            on:
              touchUpInside:
                - log: pressed
      - { id: log, class: UILabel, frame: [320, 40, 280, 400], numberOfLines: 0 }

    """

  /// The content of the Swift file.
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
