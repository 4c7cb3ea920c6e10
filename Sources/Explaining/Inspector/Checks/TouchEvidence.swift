import TouchTrace
import Foundation

/// The input of the checks of one view.
struct TouchEvidence {
  /// The result of a hit-test at one point of the view.
  enum Outcome: Hashable {
    /// The view, or an equivalent view, receives the touch.
    case reached
    /// The point is outside of the view or of an ancestor.
    case outside(NodeSnapshot)
    /// Another view receives the touch.
    case covered(NodeSnapshot)
    /// A window in front receives it.
    case window(NodeSnapshot)
    /// Another reason keeps the touch away, so that the point decides nothing.
    case untold
  }

  typealias Item = TouchDiagnosis.Item

  let subject: Int
  /// The position of the element in question, which the view displays.
  let element: Int?
  let tree: TreeSnapshot
  let tap: Explanation
  let facts: AppFacts
  let names: ViewNames
  let reach: TreeReach
  /// The positions on the path from the window down to the view.
  let path: [Int]
  /// The results at points of the view; the first one is where the finger came down.
  private(set) var outcomes: [Outcome] = []
  /// The points of the results, in the coordinates of the view's window.
  private(set) var points: [CGPoint?] = []

  var view: ViewSnapshot { tree.views[subject] }
  var ancestors: [Int] { path.dropLast() }

  init(
    of subject: Int,
    element: Int? = nil,
    tap: Explanation,
    samples: [[HitTestReport]],
    facts: AppFacts,
    names: ViewNames
  ) {
    (self.subject, self.element) = (subject, element)
    self.tap = tap
    self.facts = facts
    self.names = names
    tree = tap.tree
    reach = TreeReach(tree)
    path = tree.path(to: subject)
    let window = path.first ?? subject
    let places = tree.places
    if let verdict = tap.entry(at: subject)?.verdict {
      (outcomes, points) = ([outcome(verdict)], [tap.point])
    }
    let windowID = tree.views[window].node.id
    points += samples.map { reports in
      (reports.first { $0.window.id == windowID } ?? reports.first)?.point
    }
    outcomes += samples.map { reports in
      outcome(VerdictReader(reports, in: tree, places).verdict(at: subject, window: window))
    }
  }

  private func outcome(_ verdict: ViewVerdict) -> Outcome {
    switch verdict {
    case .received, .named: .reached
    case .passedOn(let receiver): isAsGood(receiver) ? .reached : .covered(receiver)
    case .rejected(.outsideBounds, _): .outside(view.node)
    case .ancestorRejected(let node, .outsideBounds): .outside(node)
    case .covered(let node): .covered(node)
    case .windowInFront(let window, _): .window(window)
    default: .untold
    }
  }

  /// Whether the view also handles a touch that a view below it receives.
  ///
  /// It does so through its recognizers or through the responder chain. It also does so if the system created the
  /// view below as a part of it.
  private func isAsGood(_ receiver: NodeSnapshot) -> Bool {
    guard view.control != nil else {
      if view.recognizers.contains(where: \.isEnabled) || view.handlesTouches { return true }
      // A list selects a row for any touch in it that no control receives. A class of the app, and
      // recognizers that the text does not describe, may also receive touches of its subviews.
      let isControl = tree.index(of: receiver.id).map { tree.views[$0].control != nil } ?? false
      return facts.isImported && !isControl && tree.canReact(subject, facts)
    }
    let type = facts[receiver]?.appClass ?? receiver.typeName
    return AppClass.isOfSystem(type) && !AppClass.areContainers.contains(type)
  }

  /// All checks.
  var allItems: [Item] {
    if facts.areFramesOnly(path, in: tree) { return elementItems }
    return [
      hiding, size, elementOutside ?? outside, interaction, elementDisabled, enabling, covered,
      window, recognizers, exclusiveTouch,
      scrolling, animation, element == nil ? handlers : nil, firstResponder, next, hitTesting,
      ignoring, text,
    ].compactMap(\.self)
  }

  // MARK: - Words

  /// Returns a fix in words.
  func phrase(_ way: WayOut) -> Phrase {
    Phrase(way.text(names, in: .english), way.text(names, in: .chinese))
  }

  /// Returns the facts about the view at a position.
  func facts(at index: Int) -> AppFacts.View? { facts[tree.views[index].node] }

  /// Whether the tree has the real value of a property: the text contains it, or the tree is the original.
  func isKnown(_ property: AppFacts.View.Property, at index: Int) -> Bool {
    facts(at: index).map { $0.tells(property) } ?? true
  }

  /// Returns the name of a view.
  func name(_ index: Int) -> String { names[tree.views[index].node] }
}

/// Conclusions from the name of a class.
enum AppClass {
  /// System classes whose subviews come from the app.
  static let areContainers: Set = ["UIView", "UIStackView", "UIVisualEffectView", "UIScrollView"]

  /// Whether a class is known to ignore touches.
  static func isInert(_ name: String) -> Bool { inert.contains(name) }

  private static let inert: Set = [
    "UIView", "UILabel", "UIImageView", "UIStackView", "UIVisualEffectView", "UIProgressView",
    "UIActivityIndicatorView", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
    "UIButtonLabel", "UITableViewLabel", "UITableViewCellContentView",
    "UIViewControllerWrapperView",
    "UINavigationTransitionView", "UIWindow", "_UIReplicantView", "_UIVisualEffectSubview",
    "_UIVisualEffectBackdropView", "_UIBarBackground",
  ]

  /// Whether the system uses a class for parts of its own views.
  static func isPart(_ name: String) -> Bool {
    name.hasPrefix("_UI") || isOfSystem(name) && name.hasSuffix("ContentView")
  }

  /// Whether a class belongs to the system, not to the app.
  static func isOfSystem(_ name: String) -> Bool {
    ["UI", "_UI", "__UI", "WK", "MK", "NS", "_NS", "CA"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }
}
