public import TouchTrace
public import Foundation
import Geometry

/// All reasons why one view may not react to a finger, each checked and with its evidence.
///
/// The diagnosis does not decide which view is hit. It reads the engine's own hit-tests: one for the finger,
/// and one for each of several points of the view. Facts that are missing in a tree imported from a text
/// become questions, each with the debugger command that answers it.
public struct TouchDiagnosis: Hashable, Sendable {
  /// The result of a check.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The reason applies: it keeps the touch from the view, or the view from reacting.
    case found
    /// The reason applies in a part of the view, but not where the finger came down.
    case partial
    /// The reason may apply, depending on the finger's movement or the app's code.
    case possible
    /// The available facts do not decide it.
    case open
    /// The reason does not apply.
    case clear
  }

  /// One reason.
  public struct Item: Hashable, Sendable {
    /// The reason that was checked.
    public let check: TouchCheck
    /// The result of the check.
    public let state: State
    /// The view or recognizer that causes it, if not the view itself.
    public let culprit: NodeSnapshot?
    /// The position of that view in the tree of the diagnosis; nil for a recognizer or for none.
    ///
    /// A copy of the scene has the same views in the same positions.
    var culpritIndex: Int?
    /// The reason as a clause that follows "gets no touches:"; nil if the evidence is that clause.
    let cause: Phrase?
    /// The facts behind the result, and their source.
    public let evidence: Phrase
    /// The fixes, each sufficient by itself.
    public let waysOut: [Phrase]
    /// The debugger commands that print the missing facts.
    public let commands: [String]

    init(
      _ check: TouchCheck,
      _ state: State,
      _ evidence: Phrase,
      cause: Phrase? = nil,
      culprit: NodeSnapshot? = nil,
      waysOut: [Phrase] = [],
      commands: [String] = []
    ) {
      self.check = check
      self.state = state
      self.culprit = culprit
      self.evidence = evidence
      self.cause = cause
      self.waysOut = waysOut
      self.commands = commands
    }
  }

  /// The position of the view in the tree.
  public let subject: Int
  /// The name of the view.
  public let name: String
  /// The name of the element that the view displays at the point, if the question is about one.
  public let elementName: String?
  /// The name of the view or recognizer that causes the most likely reason.
  let culpritName: String?
  /// The point at which the finger came down, in points of the scene.
  public let point: CGPoint
  /// The checked reasons: those found first, and each state in the order of likelihood.
  public let items: [Item]
  /// Whether only the frames of views are known, as in an accessibility tree.
  public let isFramesOnly: Bool
  /// Whether the text contains the position of the view.
  public let hasPlace: Bool
  /// The view that receives a touch at the point; nil for none.
  public let receiver: NodeSnapshot?
  /// The framework rules that apply on the path to the view and at the point.
  public let rules: [Phrase]

  /// Checks one view.
  ///
  /// - Parameters:
  ///   - subject: The position of the view.
  ///   - element: The position of an element without a view that the view displays at the point.
  ///   - tap: The explanation of a short touch at the point.
  ///   - samples: The hit-test results at several points of the view.
  ///   - facts: The facts about the app that the tree was imported from.
  ///   - names: The names of the views of the tree.
  public init(
    of subject: Int,
    element: Int? = nil,
    tap: Explanation,
    samples: [[HitTestReport]],
    facts: AppFacts = AppFacts(),
    names: ViewNames
  ) {
    self.subject = subject
    point = tap.point
    name = names.path(of: subject)
    elementName = element.map { names[tap.tree.views[$0].node] }
    receiver = tap.receiver
    hasPlace = !(facts[tap.tree.views[subject].node]?.untold.contains(.place) ?? false)
    rules = facts.rules(of: tap, about: subject)
    isFramesOnly = facts.areFramesOnly(tap.tree.path(to: subject), in: tap.tree)
    let evidence = TouchEvidence(
      of: subject,
      element: element,
      tap: tap,
      samples: samples,
      facts: facts,
      names: names
    )
    let items = evidence.allItems.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return (one.state.order, one.check.order, first.offset)
        < (other.state.order, other.check.order, second.offset)
    }.map { _, item in
      var item = item
      item.culpritIndex = item.culprit.flatMap { tap.tree.index(of: $0.id) }
      return item
    }
    self.items = items
    culpritName = items.first { $0.isLikely }?.culprit.map { names[$0] }
  }

  /// Returns the reasons in one state.
  public func items(_ state: State) -> [Item] { items.filter { $0.state == state } }

  /// The most likely reason; nil if no reason is likely.
  public var likeliest: Item? { items.first(where: \.isLikely) }

  /// Whether a reason suggests a fix; `names` are those of the views in the diagnosis.
  public func proposes(_ way: WayOut, _ names: ViewNames) -> Bool {
    let words = way.text(names, in: .english)
    return items.contains { item in
      item.state != .clear && item.waysOut.contains { $0.english == words }
    }
  }

  /// Returns points spread over a view, its middle first, at which to hit-test.
  public static func places(of view: ViewSnapshot, perSide count: Int = 5) -> [CGPoint] {
    guard let quad = view.node.quad, quad.isFinite else { return [] }
    let steps = (0..<max(1, count)).map { (CGFloat($0) + 0.5) / CGFloat(max(1, count)) }
    let places = steps.flatMap { y in
      steps.map { x in
        CGPoint(
          x: quad.topLeft.x + (quad.topRight.x - quad.topLeft.x) * x
            + (quad.bottomLeft.x - quad.topLeft.x) * y,
          y: quad.topLeft.y + (quad.topRight.y - quad.topLeft.y) * x
            + (quad.bottomLeft.y - quad.topLeft.y) * y
        )
      }
    }
    let middle = places.count / 2
    return [places[middle]] + places.indices.filter { $0 != middle }.map { places[$0] }
  }
}

extension TouchDiagnosis.Item {
  /// Whether it is evidence that the view does not react.
  fileprivate var isLikely: Bool { state == .found || state == .partial || state == .possible }
}

extension TouchDiagnosis.State {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
