import TouchTrace
import Foundation

/// What the checks of one view look at.
struct TouchEvidence {
  /// What came of asking for the view at one place.
  enum Outcome: Hashable {
    /// It would get the touch, or one that is as good to it.
    case reached
    /// A view above it, or it itself, does not hold the place.
    case outside(NodeSnapshot)
    /// Another view takes the touch.
    case covered(NodeSnapshot)
    /// A window in front takes it.
    case window(NodeSnapshot)
    /// Something else keeps the touch away, so that the place tells nothing about these.
    case untold
  }

  typealias Item = TouchDiagnosis.Item

  let subject: Int
  /// The position of the element that was asked about, which the view shows.
  let element: Int?
  let tree: TreeSnapshot
  let tap: Explanation
  let facts: AppFacts
  let names: ViewNames
  let reach: TreeReach
  /// The positions from the window down to the view.
  let path: [Int]
  /// What came of asking at places of the view, first where the finger came down.
  private(set) var outcomes: [Outcome] = []

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
    if let verdict = tap.entry(at: subject)?.verdict { outcomes = [outcome(verdict)] }
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

  /// Whether a touch of a view below is one that the view learns of: through its recognizers, through
  /// the chain, or because the view below is a part that the system made.
  private func isAsGood(_ receiver: NodeSnapshot) -> Bool {
    guard view.control != nil else {
      if view.recognizers.contains(where: \.isEnabled) || view.handlesTouches { return true }
      // A list selects a row by any touch in it that no control takes; a class of the app's own, and
      // recognizers that the text does not describe, may see touches of the views in it as well.
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

  /// A change in words.
  func phrase(_ way: WayOut) -> Phrase {
    Phrase(way.text(names, in: .english), way.text(names, in: .chinese))
  }

  /// What is known of a view at a position.
  func facts(at index: Int) -> AppFacts.View? { facts[tree.views[index].node] }

  /// Whether a property of a view is what the tree says: it was told, or the tree is the original.
  func isKnown(_ property: AppFacts.View.Property, at index: Int) -> Bool {
    facts(at: index).map { $0.tells(property) } ?? true
  }

  /// The name of a view.
  func name(_ index: Int) -> String { names[tree.views[index].node] }
}

/// What the name of a class tells.
enum AppClass {
  /// Classes of the system that have whatever is put into them.
  static let areContainers: Set = ["UIView", "UIStackView", "UIVisualEffectView", "UIScrollView"]

  /// Whether a class is known to do nothing about touches.
  static func isInert(_ name: String) -> Bool { inert.contains(name) }

  private static let inert: Set = [
    "UIView", "UILabel", "UIImageView", "UIStackView", "UIVisualEffectView", "UIProgressView",
    "UIActivityIndicatorView", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
    "UIButtonLabel", "UITableViewLabel", "UITableViewCellContentView",
    "UIViewControllerWrapperView",
    "UINavigationTransitionView", "UIWindow", "_UIReplicantView", "_UIVisualEffectSubview",
    "_UIVisualEffectBackdropView", "_UIBarBackground",
  ]

  /// Whether a class is one of the system's for parts of its own views.
  static func isPart(_ name: String) -> Bool {
    name.hasPrefix("_UI") || isOfSystem(name) && name.hasSuffix("ContentView")
  }

  /// Whether a class is the system's, and not one that an app's author wrote.
  static func isOfSystem(_ name: String) -> Bool {
    ["UI", "_UI", "__UI", "WK", "MK", "NS", "_NS", "CA"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }
}
