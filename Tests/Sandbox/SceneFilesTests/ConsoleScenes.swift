import ConsoleText
import TouchTrace
import Foundation
import TouchInput
import SceneFiles
import TextFormats
import TouchKit

/// A debugger's text as a running scene.
@MainActor
struct ConsoleStage {
  let application = UIApplication()
  let scene: ConsoleScene
  let windows: SceneWindows

  init(_ text: String) throws {
    scene = try ConsoleScene(try ConsoleReader.read(Data(text.utf8)))
    application.send(.event(.window(.resized(scene.size), timestamp: 0)))
    windows = try Self.blueprint(SceneReader.read(scene.document, folder: "/")).makeWindows()
  }

  /// Creates the same scene, written as YAML and read again.
  init(yamlOf text: String) throws {
    scene = try ConsoleScene(try ConsoleReader.read(Data(text.utf8)))
    application.send(.event(.window(.resized(scene.size), timestamp: 0)))
    let yaml = Data(YAMLWriter.text(of: scene.document).utf8)
    windows = try Self.blueprint(SceneReader.read(yaml, folder: "/")).makeWindows()
  }

  private static func blueprint(_ reading: SceneReader.Reading) throws -> SceneBlueprint {
    switch reading {
    case .scene(let blueprint): return blueprint
    case .problems(let problems): throw problems[0]
    }
  }

  /// Returns the name of the view that a touch at a point of the root's coordinates hits.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    let reports = application.hitTestReports(at: CGPoint(x: x, y: y))
    return reports.compactMap(\.result).last?.name
  }

  /// All views, one per line.
  var tree: String { application.treeSnapshot().text }

  func view(_ name: String) -> UIView? {
    var waiting: [UIView] = windows.windows
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == name { return view }
      waiting += view.subviews
    }
    return nil
  }

  /// Returns the names of a view's responder chain.
  func chain(_ name: String) -> [String] {
    var (names, next) = ([String](), view(name) as UIResponder?)
    while let responder = next {
      let given =
        (responder as? UIView)?.accessibilityIdentifier ?? (responder as? UIViewController)?.title
      names.append(given ?? String(describing: type(of: responder)))
      next = responder.next
    }
    return names
  }
}
