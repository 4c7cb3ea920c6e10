import TouchTrace
import Foundation
import Geometry
import Inspector
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats
import TouchKit

/// A scene without a window, about which questions are answered.
struct SceneInquiry {
  let started: StartedApplication
  let tree: TreeSnapshot
  let names: ViewNames
  /// What the views were in the app that they were imported from.
  let origins: SceneOrigins

  private let scene: SandboxScene
  /// The position of the only window that is shown; nil if all are.
  private let piece: Int?
  /// The size of the screen, in points.
  let size: CGSize
  /// What the app's debugger told of them.
  let facts: AppFacts
  /// Whether nothing waited or moved when the scene was started.
  private let wasAtRest: Bool

  var application: UIApplication { started.application }

  /// Starts a scene on a screen of a size in points.
  init(_ scene: SandboxScene, size: CGSize) {
    self.init(scene, size: size, showing: nil)
  }

  /// Starts a scene of which one window alone is shown, by its position, or all that are.
  private init(_ scene: SandboxScene, size: CGSize, showing piece: Int?) {
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
  /// A question plays a touch. Where nothing waits or moves, the time that it took changes nothing either.
  var isUnchanged: Bool {
    wasAtRest && application.nextDeadline == nil && application.treeSnapshot() == tree
  }

  /// The same scene, as it is before any question.
  func startedAgain() -> SceneInquiry { SceneInquiry(scene, size: size, showing: piece) }

  /// Starts a scene, of which one window alone is shown, by its position, or all that are.
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

  /// The gestures at a point, each played on a copy of the scene.
  func gestures(at point: CGPoint) -> GestureTrials {
    // Eighteen copies of a scene would log the same lines.
    let scene = scene.inSilence?() ?? scene
    return GestureTrials(at: point, size: size) { [piece] size, time in
      Self.start(scene, on: size, at: time, showing: piece)
    }
  }

  /// A point at which a touch hits a view or a view in it; its middle if there is none.
  func point(in index: Int) -> CGPoint? {
    let places = TouchDiagnosis.places(of: tree.views[index])
    return places.first { place in
      let hit = answer(at: place).receiver.flatMap { tree.index(of: $0.id) }
      return hit.map { tree.path(to: $0).contains(index) } ?? false
    } ?? places.first
  }

  /// What a short touch at a point meets, and what comes of it.
  func explanation(ofTouchAt point: CGPoint) -> Explanation {
    trial.explanation(ofTouchAt: point)
  }

  private var trial: TouchTrial {
    TouchTrial(in: application, tree: tree, facts: facts, names: names)
  }

  /// What a touch at a point would meet.
  func answer(at point: CGPoint) -> Explanation {
    Explanation(reports: application.hitTestReports(at: point), tree: tree)
  }

  /// Who would receive a touch at each point, asked in a copy of the scene.
  func hitMap() -> HitMap {
    HitMapping.map(size: size) { size, time in scene.start(on: size, at: time) }
  }

  /// A view as other programs read it.
  func document(of index: Int) -> AnswerDocument.View {
    AnswerDocument.View(index, in: tree, names, origins[tree.views[index].node])
  }

  /// All reasons for which a view may not react to a finger, at a point or in its middle.
  func diagnosis(of index: Int, at point: CGPoint?) -> TouchDiagnosis {
    trial.diagnosis(of: index, at: point)
  }

  /// The likely mistakes of the whole screen.
  func screenDiagnosis() -> ScreenDiagnosis {
    ScreenDiagnosis(tree, facts: facts) { diagnosis(of: $0, at: nil) }
  }

  // MARK: - Pieces

  /// The windows of a scene file, shown or not.
  private static func windows(of started: StartedApplication) -> [UIWindow] {
    (started.companion as? SceneWindows)?.windows ?? []
  }

  /// The positions of the windows that are not shown: hidden ones of the app, and those that stand for
  /// pieces of a text without a place on the screen.
  private var hiddenWindows: [Int] {
    let windows = Self.windows(of: started)
    return windows.indices.filter { windows[$0].isHidden }
  }

  /// The view that the user named, with the scene in which it is asked about.
  ///
  /// How separate pieces of a text lie to each other is not known: a view of one that has no place is
  /// asked about as if its piece were all there is.
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

  /// The limits of all answers about an imported scene, a sentence each.
  func caveats(in language: Language) -> [String] { facts.caveats(of: tree, in: language) }

  /// The position of what a finger at a point is meant for: the frontmost view that is seen there,
  /// reacts to fingers and misses the touch, or else the frontmost that is seen.
  func target(at point: CGPoint) throws(ProgramError) -> Int {
    guard let index = answer(at: point).likelyTarget(facts: facts) else {
      throw ProgramError(
        .noInput,
        "nothing is seen at \(String(format: "%g,%g", point.x, point.y)). "
          + "'touch-sandbox views' lists all views with their frames."
      )
    }
    return index
  }

  /// The middle of the only view that shows a text, where the view that was asked about is larger and no
  /// control: a press on the text is meant.
  func middle(ofText name: String?, in index: Int) -> CGPoint? {
    guard let name, tree.views[index].control == nil, facts.isImported else { return nil }
    let shown = origins.views(showing: name, in: tree, application)
    guard shown.count == 1, shown[0] != index, tree.path(to: shown[0]).contains(index) else {
      return nil
    }
    return tree.views[shown[0]].node.quad?.center
  }

  /// The unit of a point of an imported screen; nil where it is points.
  ///
  /// With the position of a view, points in that view are meant.
  func unit(of point: CGPoint, in index: Int? = nil) -> PointUnit? {
    guard facts.isImported else { return nil }
    return PointUnit(point, screen: size, isInShares: origins.isInShares) { place in
      guard let index else { return place == point && hasElement(at: place) }
      return tree.views[index].node.quad?.boundingBox.contains(place) ?? false
    } isOccupied: { place in
      hasElement(at: place)
    }
  }

  /// Whether a view of the text, and not only the screen, lies at a point.
  private func hasElement(at point: CGPoint) -> Bool {
    tree.views.indices.contains { index in
      let view = tree.views[index]
      guard let box = view.node.quad?.boundingBox, view.parent != nil, box.contains(point) else {
        return false
      }
      return !facts.isMadeUp(view.node) && box.size != size
    }
  }

  /// The position of the view that the user named; of a text, of the view that reacts where it is
  /// shown.
  func target(called name: String) throws(ProgramError) -> Int {
    let named = names.views(called: name)
    guard named.isEmpty else { return try index(from: named, called: name) }
    let called = origins.views(called: name, in: tree, application)
    if called.isEmpty, let alike = origins.onlyView(like: name, in: tree, facts) { return alike }
    let shown = origins.views(showing: name, in: tree, application)
    guard called == shown else { return try index(from: called, called: name) }
    let targets = Set(
      shown.map { place in
        let isElement = facts[tree.views[place].node]?.isElement ?? false
        return isElement ? place : tree.target(around: place, isText: true, facts: facts)
      }
    )
    return try index(from: chosen(targets), called: name)
  }

  /// Of views that show a text, those that react; of nested ones the innermost.
  private func chosen(_ targets: Set<Int>) -> [Int] {
    let reacting = targets.filter {
      tree.canReact($0, facts) || facts[tree.views[$0].node]?.isElement ?? false
    }
    let found = reacting.isEmpty ? targets : reacting
    return found.filter { index in
      !found.contains { $0 != index && tree.path(to: $0).contains(index) }
    }.sorted()
  }

  /// The position in the tree of the view that the user named.
  func index(ofViewCalled name: String) throws(ProgramError) -> Int {
    var found = names.views(called: name)
    if found.isEmpty { found = origins.views(called: name, in: tree, application) }
    return try index(from: found, called: name)
  }

  private func index(from found: [Int], called name: String) throws(ProgramError) -> Int {
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let choices = found.prefix(8).map { "#\($0) (\(tree.views[$0].node.name))" }
        .joined(separator: ", ")
      throw ProgramError(
        .noInput,
        "\(found.count) views are called \(name.debugDescription). Name one by its number: "
          + "\(choices). 'touch-sandbox views' lists them."
      )
    }
    let similar = suggestions(for: name)
    var question =
      similar.isEmpty
      ? "" : " Did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
    if facts.isImported, texts.allSatisfy(\.isEmpty) {
      question +=
        " The tree has no texts: add an accessibility tree of the same moment, or name a point."
    }
    throw ProgramError(
      .noInput,
      "there is no view \(name.debugDescription).\(question) 'touch-sandbox views' lists them."
    )
  }

  /// The names that the user may have meant: texts first, then identifiers and classes of the app, then names.
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

  /// The texts by which users know each view.
  var texts: [[String]] { origins.texts(of: tree, application) }

  /// The responders from a view to the end of its chain; of an imported text, those that it has.
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
