import DispatchTracing
import Inspector
import SandboxScenes
import TouchKit

/// What the views of a scene were in the app that it was imported from.
struct SceneOrigins {
  private let origins: [String: SceneOrigin]

  init(_ origins: [String: SceneOrigin]) {
    self.origins = origins
  }

  /// What a view was; nil where nothing is said.
  subscript(view: NodeSnapshot) -> SceneOrigin? {
    view.identifier.flatMap { origins[$0] }
  }

  /// The positions of the views that go by an address, a class of the app or a text that they show.
  func views(
    called name: String,
    in tree: TreeSnapshot,
    _ application: UIApplication
  ) -> [Int] {
    guard !origins.isEmpty else { return [] }
    let byOrigin = tree.views.indices.filter { index in
      let origin = self[tree.views[index].node]
      return origin?.address == name.lowercased() || origin?.appClass == name
    }
    if !byOrigin.isEmpty { return byOrigin }
    return tree.views.indices.filter { index in
      text(of: application.view(tree.views[index].node.id)) == name
    }
  }

  private func text(of view: UIView?) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let button as UIButton: button.title(for: .normal)
    default: nil
    }
  }

  /// What an answer depends on that is not known: of the views that were asked about a point, what
  /// the text left open.
  func openQuestions(of explanation: Explanation) -> [String] {
    guard !origins.isEmpty else { return [] }
    var names: [String: [String]] = [:]
    var questions: [String] = []
    for entry in explanation.entries where entry.isUnderPoint && entry.verdict.isAsked {
      guard let question = self[entry.view.node]?.openQuestion else { continue }
      if names[question] == nil { questions.append(question) }
      names[question, default: []].append(entry.view.node.name)
    }
    return questions.map { question in
      let views = names[question] ?? []
      let others = views.count > 1 ? " and \(views.count - 1) more on the way" : ""
      return "\(views.first ?? "")\(others): \(question)"
    }
  }
}
