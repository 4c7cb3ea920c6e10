import Foundation
import TouchTrace
import Inspector
import SandboxScenes
import TouchKit

/// The origins of a scene's views in the app that it was imported from.
struct SceneOrigins {
  private let origins: [String: SceneOrigin]
  private let app: SceneAppAnswers

  init(_ scene: SandboxScene) {
    origins = scene.origins
    app = scene.app
  }

  /// Whether positions in the text are fractions of the screen, from 0 to 1.
  var isInShares: Bool { app.isInShares }

  /// The origin of a view; nil if unknown.
  subscript(view: NodeSnapshot) -> SceneOrigin? {
    view.identifier.flatMap { origins[$0] }
  }

  /// Returns the indices of the views with a name.
  ///
  /// The name is an address, a class or an identifier in the app, or a visible text, in this order.
  func views(
    called name: String,
    in tree: TreeSnapshot,
    _ application: UIApplication
  ) -> [Int] {
    let known = views(in: tree) { Self.has($0, name) || $0.appClass == name }
    if !known.isEmpty { return known }
    let identified = views(in: tree) { $0.appIdentifier == name }
    return identified.isEmpty ? views(showing: name, in: tree, application) : identified
  }

  /// Returns whether a name matches the address of a view.
  ///
  /// The name is the address, or its end as answers print it (`…7e40`). It can also be a text that ends with the
  /// address, such as `UIButton 0x7fb2c0f07e40`.
  private static func has(_ origin: SceneOrigin, _ name: String) -> Bool {
    guard let address = origin.address else { return false }
    let word = name.lowercased().split(separator: " ").last ?? ""
    return word.hasPrefix("…") ? address.hasSuffix(word.dropFirst()) : address == word
  }

  /// Returns whether a view in a window has a name or shows it as a text.
  func names(_ name: String, in window: UIWindow) -> Bool {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      let origin = view.accessibilityIdentifier.flatMap { origins[$0] }
      let names = [
        origin.map { Self.has($0, name) } == true ? name : nil, origin?.appClass,
        origin?.appIdentifier, origin?.appText,
      ]
      if names.contains(name) || origin?.otherTexts.contains(name) ?? false { return true }
      if view.accessibilityIdentifier == name || text(of: view) == name { return true }
      waiting += view.subviews
    }
    return false
  }

  /// Returns the index of the only reacting view that has the words of a name in a text or identifier.
  ///
  /// Case does not matter: `book` matches `button.book` and `Book now`, and `login` matches `Log in`. Returns nil if
  /// several views match, or no view.
  func onlyView(
    like name: String,
    in tree: TreeSnapshot,
    _ texts: [[String]],
    _ facts: AppFacts
  ) -> Int? {
    let wanted = Self.words(of: name)
    guard !wanted.isEmpty, !origins.isEmpty else { return nil }
    let alike = tree.views.indices.filter { index in
      let identifier = self[tree.views[index].node]?.appIdentifier
      return (texts[index] + [identifier].compactMap(\.self))
        .contains { text in
          let words = Self.words(of: text)
          return words.contains(wanted) || words.joined() == wanted.joined()
        }
    }
    let targets = Set(alike.map { tree.target(around: $0, isText: true, facts: facts) })
    let reacting = targets.filter { tree.canReact($0, facts) }
    let found = reacting.isEmpty ? targets : reacting
    return found.count == 1 ? found.first : nil
  }

  /// Returns the words of a text in lower case: `buttonBook`, `button.book` and `Button book` have the same words.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var (word, wasSmall) = ("", false)
    for character in text {
      if !character.isLetter && !character.isNumber || character.isUppercase && wasSmall {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
      wasSmall = character.isLowercase
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }

  private func views(in tree: TreeSnapshot, where isMeant: (SceneOrigin) -> Bool) -> [Int] {
    guard !origins.isEmpty else { return [] }
    return tree.views.indices.filter { index in
      self[tree.views[index].node].map(isMeant) ?? false
    }
  }

  /// Returns the indices of the views that show a text.
  ///
  /// If no view shows it exactly, the comparison ignores case: `pay` matches `Pay`.
  func views(
    showing name: String,
    in tree: TreeSnapshot,
    _ application: UIApplication
  ) -> [Int] {
    let texts = texts(of: tree, application)
    let exact = texts.indices.filter { texts[$0].contains(name) }
    guard exact.isEmpty else { return exact }
    return texts.indices.filter { index in
      texts[index].contains { $0.compare(name, options: .caseInsensitive) == .orderedSame }
    }
  }

  /// Returns the texts by which users recognize each view of a tree, the visible text first.
  func texts(of tree: TreeSnapshot, _ application: UIApplication) -> [[String]] {
    var (shown, waiting) = ([NodeID: String](), application.windows as [UIView])
    while let view = waiting.popLast() {
      if let text = text(of: view), !text.isEmpty { shown[view.traceID] = text }
      waiting += view.subviews
    }
    return tree.views.map { view in
      let origin = self[view.node]
      let own = [shown[view.node.id], origin?.appText].compactMap(\.self)
      return Array(own.prefix(1)) + (origin?.otherTexts ?? [])
    }
  }

  /// The facts about the views from the app's debugger, for checks of reasons.
  var facts: AppFacts {
    var facts = AppFacts(
      origins.mapValues { origin in
        var view = AppFacts.View()
        view.address = origin.address
        view.appClass = origin.appClass
        view.baseClass = origin.baseClass
        view.openQuestion = origin.openQuestion
        view.animations = origin.animations
        view.next = origin.next
        view.untargeted = origin.untargeted
        view.untargetedTo = origin.untargetedTo
        view.wasFirstResponder = origin.wasFirstResponder
        view.hasMoreRecognizers = origin.hasMoreRecognizers
        view.isHittable = origin.isHittable
        view.isFramesOnly = origin.isFramesOnly
        view.hasNoDelegate = origin.hasNoDelegate
        view.isInText = origin.isInText
        view.isElement = origin.isElement
        view.untold = Set(origin.untold.compactMap(AppFacts.View.Gap.init))
        view.told = Set(origin.told.compactMap(AppFacts.View.Property.init))
        return view
      }
    )
    facts.hits = app.hits.map { AppFacts.Hit(point: $0.point, view: $0.view) }
    facts.ignoresInteraction = app.ignoresInteraction
    facts.pieceCount = app.pieceCount
    facts.iOS = app.iOS
    facts.assumptions = app.assumptions.map { Phrase($0.english, $0.chinese) }
    return facts
  }

  private func text(of view: UIView?) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let button as UIButton: button.title(for: .normal)
    default: nil
    }
  }

  /// Returns the unknown facts on which an answer depends: the open questions of the hit-tested views.
  func openQuestions(of explanation: Explanation) -> [String] {
    guard !origins.isEmpty else { return [] }
    var names: [String: [String]] = [:]
    var questions: [String] = []
    for entry in explanation.entries where entry.isUnderPoint && entry.verdict.isAsked {
      guard let origin = self[entry.view.node], origin.isInText, let question = origin.openQuestion
      else { continue }
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
