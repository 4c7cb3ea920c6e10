import ArgumentParser
import DispatchTracing
import Foundation
import Inspector
import SandboxHost
import SourceText

/// Lists the views of a scene.
struct ViewsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "views",
    abstract: "List the views of a scene as a tree, with their numbers.",
    discussion: """
      Examples:
        touch-sandbox views nested-colours
        touch-sandbox views nested-colours --size 800x600 --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @MainActor func work() throws {
    let inquiry = try question.inquiry()
    guard question.json else {
      let lines = inquiry.tree.views.indices.map { line($0, inquiry) }
      return try StandardOutput.write(lines.joined(separator: "\n"))
    }
    let views = inquiry.tree.views.indices.map(inquiry.document)
    try StandardOutput.write(Reports.views.json(views).pretty)
  }

  @MainActor private func line(_ index: Int, _ inquiry: SceneInquiry) -> String {
    let view = inquiry.tree.views[index]
    let frame = view.geometry.frame
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
      .map { String(format: "%g", Double($0)) }.joined(separator: ", ")
    var parts = ["#\(index)", view.node.name]
    if view.node.identifier != nil { parts.append(view.node.typeName) }
    parts.append("(\(sides))")
    parts += flags(of: view)
    return String(repeating: "  ", count: view.depth) + parts.joined(separator: " ")
  }

  @MainActor private func flags(of view: ViewSnapshot) -> [String] {
    var flags: [String] = []
    if view.isHidden { flags.append("hidden") }
    if view.isTooTransparent { flags.append("alpha=\(String(format: "%.4g", view.alpha))") }
    if !view.isUserInteractionEnabled { flags.append("interactionDisabled") }
    if view.isMultipleTouchEnabled { flags.append("multipleTouch") }
    if view.isExclusiveTouch { flags.append("exclusiveTouch") }
    if view.clipsToBounds { flags.append("clips") }
    if view.control?.isEnabled == false { flags.append("controlDisabled") }
    return flags + view.recognizers.map(\.node.name)
  }
}
