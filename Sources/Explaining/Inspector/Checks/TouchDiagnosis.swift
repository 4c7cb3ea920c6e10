public import TouchTrace
public import Foundation
import Geometry

/// All reasons for which one view may not react to a finger: each checked, each with its evidence.
///
/// Who is hit is not decided here: it is read out of the engine's own hit-tests, one for the finger
/// and one for each of some places of the view. What a tree cannot tell, because it was imported
/// from a text, is a question with the debugger's command that answers it.
public struct TouchDiagnosis: Hashable, Sendable {
  /// What a check came to.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It keeps the touch from the view, or the view from reacting.
    case found
    /// It does so in a part of the view, not where the finger came down.
    case partial
    /// It may do so, which depends on what the finger does or the app's code.
    case possible
    /// It cannot be told from here.
    case open
    /// It does not.
    case clear
  }

  /// One reason.
  public struct Item: Hashable, Sendable {
    /// The reason.
    public let check: TouchCheck
    /// What came of checking it.
    public let state: State
    /// The view or recognizer that it is about, if not the view itself.
    public let culprit: NodeSnapshot?
    /// What is the case, and where that is seen.
    public let evidence: Phrase
    /// The changes each of which would help.
    public let waysOut: [Phrase]
    /// What to type in the debugger to find out.
    public let commands: [String]

    init(
      _ check: TouchCheck,
      _ state: State,
      _ evidence: Phrase,
      culprit: NodeSnapshot? = nil,
      waysOut: [Phrase] = [],
      commands: [String] = []
    ) {
      self.check = check
      self.state = state
      self.culprit = culprit
      self.evidence = evidence
      self.waysOut = waysOut
      self.commands = commands
    }
  }

  /// The position of the view in the tree.
  public let subject: Int
  /// The name of the view.
  public let name: String
  /// The name of the element that the view shows at the point, where one was asked about.
  public let elementName: String?
  /// The name of the view or recognizer to which the likeliest reason leads.
  let culpritName: String?
  /// Where the finger came down, in points of the scene.
  public let point: CGPoint
  /// The reasons: those that were found first, and each kind in the order of likelihood.
  public let items: [Item]
  /// Whether only the places of views are known, as in an accessibility tree.
  public let isFramesOnly: Bool
  /// Whether the text tells where the view lies.
  public let hasPlace: Bool
  /// The view that gets a touch there; nil for none.
  public let receiver: NodeSnapshot?
  /// The rules of frameworks that decide on the way to the view, and about the point.
  public let rules: [Phrase]

  /// Checks one view.
  ///
  /// - Parameters:
  ///   - subject: The position of the view.
  ///   - element: The position of an element without a view that the view shows at the point.
  ///   - tap: What a short touch on it met, and what came of it.
  ///   - samples: What windows would answer at places of the view.
  ///   - facts: What is known of the app that the tree was imported from.
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
    items = evidence.allItems.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return (one.state.order, one.check.order, first.offset)
        < (other.state.order, other.check.order, second.offset)
    }.map(\.element)
    culpritName = items.first { $0.isLikely }?.culprit.map { names[$0] }
  }

  /// The reasons in one state.
  public func items(_ state: State) -> [Item] { items.filter { $0.state == state } }

  /// The likeliest reason; nil where nothing speaks for any.
  public var likeliest: Item? { items.first(where: \.isLikely) }

  /// Whether a reason names a change that helps; `tree` has the views of the change.
  public func proposes(_ way: WayOut, in tree: TreeSnapshot) -> Bool {
    let words = way.text(ViewNames(tree), in: .english)
    return items.contains { item in
      item.state != .clear && item.waysOut.contains { $0.english == words }
    }
  }

  /// Places spread over a view, the middle one first, at which to ask who is hit.
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
  /// Whether it speaks for the view not reacting.
  fileprivate var isLikely: Bool { state == .found || state == .partial || state == .possible }
}

extension TouchDiagnosis.State {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
