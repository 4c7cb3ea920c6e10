import TouchTrace
import Foundation
import Geometry
import Inspector
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats
import TouchKit

/// A scene without a window, for questions.
struct SceneInquiry {
  let started: StartedApplication
  let tree: TreeSnapshot
  let names: ViewNames
  /// The origins of the views in the app that they were imported from.
  let origins: SceneOrigins

  private let scene: SandboxScene
  /// The index of the only visible window; nil if all are visible.
  private let piece: Int?
  /// The size of the screen, in points.
  let size: CGSize
  /// The facts about the views from the app's debugger.
  let facts: AppFacts
  /// Whether the started scene had no pending work or animation.
  private let wasAtRest: Bool

  var application: UIApplication { started.application }

  /// Starts a scene with a screen size in points.
  init(_ scene: SandboxScene, size: CGSize) {
    self.init(scene, size: size, showing: nil)
  }

  /// Starts a scene with only one visible window, by index, or with all of them.
  private init(_ scene: SandboxScene, size: CGSize, showing piece: Int?) {
    // The touches of a question are not those of a user, so their log lines would mislead.
    let scene = scene.inSilence?() ?? scene
    (self.scene, self.size, self.piece) = (scene, size, piece)
    started = Self.start(scene, on: size, at: 0, showing: piece)
    tree = started.application.treeSnapshot()
    wasAtRest = started.application.nextDeadline == nil
    names = ViewNames(tree)
    origins = SceneOrigins(scene)
    var facts = origins.facts
    if let piece {
      let window = Self.windows(of: started)[piece].snapshot()
      facts.hiddenWindow = facts.isMadeUp(window) ? nil : window.identifier
    }
    self.facts = facts
  }

  /// Whether the questions so far changed nothing, so that further ones get the same answers.
  ///
  /// A question plays a touch. Without pending work or animations, the time of the touch changes nothing either.
  var isUnchanged: Bool {
    wasAtRest && application.nextDeadline == nil && application.treeSnapshot() == tree
  }

  /// Returns the same scene in the state before any question.
  func startedAgain() -> SceneInquiry { SceneInquiry(scene, size: size, showing: piece) }

  /// Starts a scene with only one visible window, by index, or with all of them.
  private static func start(
    _ scene: SandboxScene,
    on size: CGSize,
    at time: TimeInterval,
    showing piece: Int?
  ) -> StartedApplication {
    let started = scene.start(on: size, at: time)
    guard let piece else { return started }
    for (place, window) in windows(of: started).enumerated() { window.isHidden = place != piece }
    return started
  }

  /// Returns the gestures at a point, each played on a copy of the scene.
  func gestures(at point: CGPoint) -> GestureTrials {
    GestureTrials(at: point, size: size) { [scene, piece] size, time in
      Self.start(scene, on: size, at: time, showing: piece)
    }
  }

  /// Returns a point at which a touch hits a view or its descendants, or otherwise the view's centre.
  func point(in index: Int) -> CGPoint? {
    let places = TouchDiagnosis.places(of: tree.views[index])
    return places.first { place in
      let hit = answer(at: place).receiver.flatMap { tree.index(of: $0.id) }
      return hit.map { tree.path(to: $0).contains(index) } ?? false
    } ?? places.first
  }

  /// Returns the path of a short touch at a point, and its result.
  func explanation(ofTouchAt point: CGPoint) -> Explanation {
    trial.explanation(ofTouchAt: point)
  }

  private var trial: TouchTrial {
    TouchTrial(in: application, tree: tree, facts: facts, names: names)
  }

  /// Returns the hit-test of a touch at a point.
  func answer(at point: CGPoint) -> Explanation {
    Explanation(reports: application.hitTestReports(at: point), tree: tree)
  }

  /// Returns the receiver of a touch at each point, from a copy of the scene.
  func hitMap() -> HitMap {
    HitMapping.map(size: size) { size, time in scene.start(on: size, at: time) }
  }

  /// Returns a view for other programs.
  func document(of index: Int) -> AnswerDocument.View {
    AnswerDocument.View(index, in: tree, names, origins[tree.views[index].node])
  }

  /// Returns all reasons for which a view may not react to a finger, at a point or at its centre.
  func diagnosis(of index: Int, at point: CGPoint?) -> TouchDiagnosis {
    trial.diagnosis(of: index, at: point)
  }

  /// Returns the likely mistakes of the whole screen.
  func screenDiagnosis() -> ScreenDiagnosis {
    ScreenDiagnosis(tree, facts: facts) { diagnosis(of: $0, at: nil) }
  }

  // MARK: - Pieces

  /// Returns the windows of a scene file, visible or not.
  private static func windows(of started: StartedApplication) -> [UIWindow] {
    (started.companion as? SceneWindows)?.windows ?? []
  }

  /// The indices of the windows that are not visible.
  ///
  /// These are hidden windows of the app, and windows for pieces of a text without a position on the screen.
  private var hiddenWindows: [Int] {
    let windows = Self.windows(of: started)
    return windows.indices.filter { windows[$0].isHidden }
  }

  /// Returns the view that the user named, with the scene for questions about it.
  ///
  /// The relative position of separate pieces of a text is unknown. For a view in a piece without a position, the
  /// question uses a scene with only that piece.
  func asking(about name: String) throws(ProgramError) -> (inquiry: SceneInquiry, index: Int) {
    let windows = Self.windows(of: started)
    guard let piece = hiddenWindows.first(where: { origins.names(name, in: windows[$0]) }),
      names.views(called: name).isEmpty,
      origins.views(called: name, in: tree, application).isEmpty
    else {
      return (self, try target(called: name))
    }
    let inquiry = SceneInquiry(scene, size: size, showing: piece)
    return (inquiry, try inquiry.target(called: name))
  }

  /// Returns the limits of all answers about an imported scene, one sentence each.
  func caveats(in language: Language) -> [String] { facts.caveats(of: tree, in: language) }

  /// Returns the index of the view that a finger at a point is most likely meant for.
  ///
  /// It is the frontmost visible view that reacts to fingers and misses the touch, or else the frontmost visible one.
  func target(at point: CGPoint) throws(ProgramError) -> Int {
    guard let index = answer(at: point).likelyTarget(facts: facts) else {
      throw ProgramError(
        .noInput,
        "no view is visible at \(String(format: "%g,%g", point.x, point.y)). "
          + "'touch-sandbox views SCENE' lists all views with their frames."
      )
    }
    return index
  }

  /// Returns the centre of the only view that shows a text, if a press on the text is meant.
  ///
  /// This is so if the view in question is larger and not a control.
  func middle(ofText name: String?, in index: Int) -> CGPoint? {
    guard let name, tree.views[index].control == nil, facts.isImported else { return nil }
    let shown = origins.views(showing: name, in: tree, application)
    guard shown.count == 1, shown[0] != index, tree.path(to: shown[0]).contains(index) else {
      return nil
    }
    return tree.views[shown[0]].node.quad?.center
  }

  /// Returns the unit of a point of an imported screen; nil if it is points.
  ///
  /// With the index of a view, the point is in that view.
  func unit(of point: CGPoint, in index: Int? = nil) -> PointUnit? {
    guard facts.isImported else { return nil }
    return PointUnit(point, screen: size, isInShares: origins.isInShares) { place in
      guard let index else { return place == point && hasElement(at: place) }
      return tree.views[index].node.quad?.boundingBox.contains(place) ?? false
    } isOccupied: { place in
      hasElement(at: place)
    }
  }

  /// Returns whether a view of the text, and not only the screen, is at a point.
  private func hasElement(at point: CGPoint) -> Bool {
    tree.views.indices.contains { index in
      let view = tree.views[index]
      guard let box = view.node.quad?.boundingBox, view.parent != nil, box.contains(point) else {
        return false
      }
      return !facts.isMadeUp(view.node) && box.size != size
    }
  }

  /// Returns the index of the view that the user named; for a text, of the view that reacts there.
  func target(called name: String) throws(ProgramError) -> Int {
    let named = names.views(called: name)
    guard named.isEmpty else { return try index(from: named, called: name) }
    let called = origins.views(called: name, in: tree, application)
    let shown = origins.views(showing: name, in: tree, application)
    if called.isEmpty, shown.isEmpty,
      let alike = origins.onlyView(like: name, in: tree, texts, facts)
    {
      return alike
    }
    if called.isEmpty, shown.isEmpty, let other = otherCase(of: name) {
      return try target(called: other)
    }
    // A shell takes '#6' without quotes as a comment.
    if called.isEmpty, shown.isEmpty, let number = Int(name), tree.views.indices.contains(number) {
      return number
    }
    guard called == shown else { return try index(from: called, called: name) }
    let targets = Set(
      shown.map { place in
        let isElement = facts[tree.views[place].node]?.isElement ?? false
        return isElement ? place : tree.target(around: place, isText: true, facts: facts)
      }
    )
    return try index(from: chosen(targets), called: name)
  }

  /// Returns the class or identifier that differs from a name only in the case of letters; nil for none.
  private func otherCase(of name: String) -> String? {
    let classes = tree.views.compactMap { origins[$0.node]?.appClass }
    return (names.all + classes).first { $0 != name && $0.lowercased() == name.lowercased() }
  }

  /// Returns the views that react, among those that show a text; among nested ones, the innermost.
  private func chosen(_ targets: Set<Int>) -> [Int] {
    let reacting = targets.filter {
      tree.canReact($0, facts) || facts[tree.views[$0].node]?.isElement ?? false
    }
    let found = reacting.isEmpty ? targets : reacting
    return found.filter { index in
      !found.contains { $0 != index && tree.path(to: $0).contains(index) }
    }.sorted()
  }

  private func index(from found: [Int], called name: String) throws(ProgramError) -> Int {
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let choices = found.prefix(8).map { "'#\($0)' (\(tree.views[$0].node.name))" }
        .joined(separator: ", ")
      throw ProgramError(
        .noInput,
        "\(found.count) views are called \(name.debugDescription). Name one by its number: "
          + "\(choices). 'touch-sandbox views SCENE' lists them."
      )
    }
    let similar = suggestions(for: name)
    var question =
      similar.isEmpty
      ? " The first views are \(names.all.prefix(5).map { "'\($0)'" }.joined(separator: ", "))."
      : " Did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
    if facts.isImported, texts.allSatisfy(\.isEmpty) {
      question +=
        " The tree has no texts: add an accessibility tree of the same moment, or name a point."
    }
    throw ProgramError(
      .noInput,
      "there is no view \(name.debugDescription).\(question) 'touch-sandbox views SCENE' lists them."
    )
  }

  /// Returns suggestions for a name: texts first, then identifiers and classes of the app, then names.
  private func suggestions(for name: String) -> [String] {
    let origins = tree.views.map { self.origins[$0.node] }
    let kinds = [
      texts.flatMap(\.self), origins.compactMap { $0?.appIdentifier },
      origins.compactMap { $0?.appClass }, names.all,
    ]
    var found: [String] = []
    for similar in kinds.flatMap({ Suggestions(names: $0).suggestions(for: name) })
    where !found.contains(similar) { found.append(similar) }
    return Array(found.prefix(3))
  }

  /// The texts by which users recognize each view.
  var texts: [[String]] { origins.texts(of: tree, application) }

  /// Returns the responder chain from a view; for an imported text, only the responders that it contains.
  func chain(from index: Int) -> [UIResponder] {
    var chain: [UIResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = view(tree.views[index].node.id)
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
      chain.append(responder)
      current = responder.next
    }
    return Array(chain.prefix(facts.knownPart(of: chain.map { $0.snapshot() }).count))
  }

  private func view(_ id: NodeID) -> UIView? {
    var waiting: [UIView] = application.windows
    while let view = waiting.popLast() {
      if view.traceID == id { return view }
      waiting += view.subviews
    }
    return nil
  }
}
