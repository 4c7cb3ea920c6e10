import Foundation

/// The objects that take part in an event of a session, which give the cause of a difference.
struct SessionSurroundings {
  typealias Finding = (cause: SessionDifference.Cause, reason: String)

  /// Whether control events were recorded.
  let tellsControls: Bool

  private let steps: [TouchSession.Step]
  private let unmatched: Set<Int>
  private var tree = SessionTree()
  private var nextStep = 0
  private var live: [Int: SessionTouch] = [:]
  private var over: Set<Int> = []
  /// The touches that never end in a completely recorded session.
  private let endless: Set<Int>
  /// The touches that were down in this event, or just before.
  private var recent: [SessionTouch] = []
  private var now = 0.0
  /// The times at which views or recognizers were last found changed.
  private var changes: [Int: TimeInterval] = [:]

  init(_ session: TouchSession, unmatched: Set<Int>) {
    steps = session.steps
    self.unmatched = unmatched
    tellsControls = session.tellsControls
    endless = session.isWhole ? Self.endless(session) : []
  }

  private static func endless(_ session: TouchSession) -> Set<Int> {
    var open: Set<Int> = []
    for case .touches(let touches) in session.steps.map(\.content) {
      for touch in touches {
        if touch.phase == .began { open.insert(touch.id) }
        if touch.phase == .ended || touch.phase == .cancelled { open.remove(touch.id) }
      }
    }
    return open
  }

  /// The touches that are down.
  var liveTouches: [SessionTouch] { Array(live.values) }

  /// Advances to an event; discards touches that ended in the event before.
  mutating func advance(to event: SessionAccount.Event, _ number: Int) {
    now = event.time
    while nextStep < steps.count, steps[nextStep].position < event.position {
      if case .tree(let change) = steps[nextStep].content {
        for view in change.views where tree.views[view.number].map({ $0 != view }) ?? false {
          changes[view.number] = steps[nextStep].time
        }
        tree.apply(change)
      }
      nextStep += 1
    }
    recent = Array(live.values)
    for touch in event.touches where touch.phase == .began {
      recent.append(touch)
    }
    if live.isEmpty { haveLandedTogether = false }
    if event.touches.count(where: { $0.phase == .began }) > 1 { haveLandedTogether = true }
  }

  /// Whether several fingers landed in one event since all fingers were up.
  ///
  /// Their order is unknown, and recognizers continue to receive touches in that order.
  private(set) var haveLandedTogether = false

  /// Records a touch; returns a contradiction to earlier events, or nil for none.
  mutating func disorder(of touch: SessionTouch) -> String? {
    let isLive = live[touch.id] != nil
    if touch.phase == .began {
      guard !isLive, !over.contains(touch.id) else { return "begins a second time" }
      live[touch.id] = touch
      return nil
    }
    guard isLive else { return "\(touch.phase.rawValue) without having begun" }
    if touch.phase == .ended || touch.phase == .cancelled {
      live[touch.id] = nil
      over.insert(touch.id)
    }
    return nil
  }

  // MARK: - Names

  func name(ofView number: Int?) -> String {
    guard let number else { return "no view" }
    guard let view = tree.views[number] else { return "view \(number)" }
    let name = view.identifier.map { " '\($0)'" } ?? ""
    return "\(view.type.printed) \(number)\(name)"
  }

  func name(ofRecognizer number: Int) -> String {
    guard let recognizer = tree.recognizers[number] else { return "recognizer \(number)" }
    let owner = tree.views.values.first { $0.recognizers.contains(number) }
    let place = owner.map { " of \(name(ofView: $0.number))" } ?? ""
    return "\(recognizer.type.printed) \(number)\(place)"
  }

  // MARK: - Causes

  private static let unknownOrder: Finding = (
    .missingInformation,
    "Several fingers landed in one event, and their order is not in the session."
  )

  /// Returns the likely cause of another hit view.
  func cause(ofHit first: Int?, instead second: Int?, isForeign: Bool) -> Finding {
    if isForeign {
      return (.missingInformation, "The engine's view has subviews that UIKit's does not have.")
    }
    let asked = [first, second].compactMap(\.self).flatMap { tree.ancestors(of: $0) }
    let siblings = asked.flatMap(\.subviews).compactMap { tree.views[$0] }
    if let view = (asked + siblings).first(where: { !$0.type.isSystems }) {
      return unknown(view)
    }
    if let view = asked.first(where: { $0.contentSize != nil && hasChanged($0.number, within: 1) })
    {
      return (
        .missingInformation,
        "Whether \(name(ofView: view.number)) was scrolling without a finger is not in the session."
      )
    }
    if let view = asked.first(where: \.isCut) {
      return (.missingInformation, "The session leaves out views in \(name(ofView: view.number)).")
    }
    if let view = (asked + siblings).first(where: { !Self.isRebuilt($0) }) {
      return replaced(view)
    }
    if let finding = recentChange(of: Set(asked.map(\.number))) { return finding }
    // The refusal of a touch depends on which view already has a finger.
    if haveLandedTogether, first == nil || second == nil { return Self.unknownOrder }
    return (.engine, "Only classes of UIKit take part, and all that they say is in the session.")
  }

  /// Returns the likely cause of another difference of a recognizer or control.
  func cause(
    of kind: SessionDifference.Kind,
    recognizer: Int?,
    view: Int?,
    isNear: Bool
  ) -> Finding {
    if let touch = recent.first(where: { endless.contains($0.id) }) {
      return (
        .missingInformation,
        "The end of touch \(touch.id) is not in the session."
      )
    }
    let concerned = competitors(of: recognizer)
    if let own = concerned.first(where: { !$0.type.isSystems }) {
      return (
        .unknownOverride,
        "The code of the class of \(name(ofRecognizer: own.number)) is not in the session."
      )
    }
    let views = concernedViews(recognizer, view)
    if let view = views.first(where: { !$0.type.isSystems }) { return unknown(view) }
    if let own = concerned.first(where: \.hasDelegate) {
      return (
        .missingInformation,
        "The return values of the delegate of \(name(ofRecognizer: own.number)) are not recorded."
      )
    }
    if let own = concerned.first(where: { unmatched.contains($0.number) }) {
      return (
        .missingInformation,
        "The engine has no counterpart of \(name(ofRecognizer: own.number))."
      )
    }
    if let view = views.first(where: { !Self.isRebuilt($0) }) { return replaced(view) }
    let numbers = Set(views.map(\.number)).union(concerned.map(\.number))
    if let finding = recentChange(of: numbers) { return finding }
    if haveLandedTogether { return Self.unknownOrder }
    if isNear { return (.timing, "The engine does the same within a quarter of a second.") }
    return (.engine, "Only classes of UIKit take part, and all that they say is in the session.")
  }

  /// Returns the recognizers of the same touches.
  private func competitors(of recognizer: Int?) -> [SessionRecognizer] {
    var numbers = Set(recent.flatMap(\.recognizers))
    if let recognizer { numbers.insert(recognizer) }
    return numbers.sorted().compactMap { tree.recognizers[$0] }
  }

  /// Returns the touched views, and those whose recognizers receive the touches.
  private func concernedViews(_ recognizer: Int?, _ view: Int?) -> [SessionView] {
    let watching = Set(recent.flatMap(\.recognizers)).union(recognizer.map { [$0] } ?? [])
    let touched = (recent.compactMap(\.view) + (view.map { [$0] } ?? [])).compactMap {
      tree.views[$0]
    }
    let owners = tree.views.values.filter { !watching.isDisjoint(with: $0.recognizers) }
    return touched + owners.sorted { $0.number < $1.number }
  }

  private func unknown(_ view: SessionView) -> Finding {
    (
      .unknownOverride,
      "\(name(ofView: view.number)) is of a class of the app, whose methods are not in the session."
    )
  }

  private func replaced(_ view: SessionView) -> Finding {
    (
      .missingInformation,
      "The engine replaces the class of \(name(ofView: view.number)), and its behavior may differ."
    )
  }

  /// Whether the engine has the class itself, and not a replacement.
  private static func isRebuilt(_ view: SessionView) -> Bool {
    rebuiltClasses.contains(view.type.name)
  }

  private static let rebuiltClasses: Set = [
    "UIView", "UIWindow", "UILabel", "UIImageView", "UIScrollView", "UIControl", "UIButton",
    "UISwitch", "UISlider", "UIPageControl", "UIProgressView", "UIActivityIndicatorView",
  ]

  /// Returns a cause if the app changed views or recognizers about now; sessions record it up to
  /// ten times per second.
  private func recentChange(of numbers: Set<Int>) -> Finding? {
    let later = steps[nextStep...].prefix { $0.time <= now + 0.3 }
    let isChanging = later.contains { step in
      guard case .tree(let change) = step.content else { return false }
      return change.recognizers.contains { numbers.contains($0.number) }
        || change.views.contains { numbers.contains($0.number) && isOther($0) }
    }
    guard isChanging || numbers.contains(where: { hasChanged($0, within: 0.3) }) else { return nil }
    return (
      .missingInformation,
      "The app changed the tree about then; a session records it up to ten times per second."
    )
  }

  private func hasChanged(_ number: Int, within seconds: TimeInterval) -> Bool {
    changes[number].map { now - $0 <= seconds } ?? false
  }

  private func isOther(_ view: SessionView) -> Bool { tree.views[view.number] != view }
}
