import Foundation

/// The constraints of a tree as relations between numbers.
///
/// Positions are in the coordinates of the superview, without transforms. Views without constraints keep their frames.
@MainActor
struct LayoutProblem {
  /// The source of a relation.
  enum Source {
    case constraint(NSLayoutConstraint)
    case contentSize(UIView)
    case guide(UILayoutGuide)
    case fitting
  }

  let root: UIView
  let survey: ConstraintSurvey
  let fitting: FittingRequest?
  /// The heights of wrapping content at the widths of the previous solution.
  let heights: [ObjectIdentifier: CGFloat]
  var system = LinearSystem()
  private(set) var sources: [Source] = []
  private(set) var views: [(view: UIView, box: LayoutBox)] = []
  private(set) var guides: [(guide: UILayoutGuide, box: LayoutBox)] = []
  private(set) var contents: [(view: UIScrollView, axis: NSLayoutConstraint.Axis, length: Int)] =
    []
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]

  init(
    root: UIView,
    survey: ConstraintSurvey,
    fitting: FittingRequest? = nil,
    heights: [ObjectIdentifier: CGFloat] = [:]
  ) {
    self.root = root
    self.survey = survey
    self.fitting = fitting
    self.heights = heights
    // Boxes come first, in the order of the tree, so that the same tree makes the same system.
    for view in survey.views { _ = box(of: view) }
    fitRoot()
    for (view, box) in views { addContentSize(of: view, box) }
    for constraint in survey.constraints { add(constraint) }
  }

  mutating func add(_ relation: LinearRelation, from source: Source) {
    system.add(relation)
    sources.append(source)
  }

  mutating func add(
    _ difference: LinearExpression,
    _ comparison: LinearRelation.Comparison,
    priority: Float = 1000,
    from source: Source
  ) {
    let relation = LinearRelation(
      difference.terms,
      comparison,
      -difference.constant,
      priority: Double(priority)
    )
    add(relation, from: source)
  }

  // MARK: - Boxes

  /// Returns the box of a view in its superview.
  mutating func box(of view: UIView) -> LayoutBox {
    let key = ObjectIdentifier(view)
    if let box = boxes[key] { return box }
    let isPlaced = survey.places(view)
    var box = isPlaced ? variableBox() : fixedBox(of: view)
    if view === root {
      box.horizontal.start = LinearExpression(0)
      box.vertical.start = LinearExpression(0)
    }
    boxes[key] = box
    if isPlaced { views.append((view, box)) }
    return box
  }

  /// Returns the box of a guide in its view.
  mutating func box(of guide: UILayoutGuide, in owner: UIView) -> LayoutBox {
    let key = ObjectIdentifier(guide)
    if let box = boxes[key] { return box }
    let box = guide.rule.box(of: guide, in: owner, &self)
    boxes[key] = box
    guides.append((guide, box))
    return box
  }

  mutating func variableBox() -> LayoutBox {
    func span() -> LayoutSpan {
      LayoutSpan(
        start: LinearExpression(variable: system.makeVariable(.place)),
        length: LinearExpression(variable: system.makeVariable(.length))
      )
    }
    return LayoutBox(horizontal: span(), vertical: span())
  }

  private func fixedBox(of view: UIView) -> LayoutBox {
    let corner = view.geometry.corner
    let size = view.geometry.bounds.size
    view.ownConstraintRecord.uses.formUnion([.size])
    return LayoutBox(
      horizontal: LayoutSpan(
        start: LinearExpression(corner.x),
        length: LinearExpression(size.width)
      ),
      vertical: LayoutSpan(
        start: LinearExpression(corner.y),
        length: LinearExpression(size.height)
      )
    )
  }

  /// Returns the content length of a scroll view along an axis.
  mutating func contentLength(
    of view: UIScrollView,
    _ axis: NSLayoutConstraint.Axis
  ) -> LinearExpression {
    if let known = contents.first(where: { $0.view === view && $0.axis == axis }) {
      return LinearExpression(variable: known.length)
    }
    let length = system.makeVariable(.length)
    contents.append((view, axis, length))
    return LinearExpression(variable: length)
  }

  /// Returns the distance from the coordinates of a view to those of an ancestor.
  mutating func distance(
    from view: UIView,
    to ancestor: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> LinearExpression {
    var sum = LinearExpression(0)
    var current = view
    while current !== ancestor, let parent = current.parent {
      let origin = current.geometry.bounds.origin
      sum = sum + box(of: current)[axis].start + -(axis == .horizontal ? origin.x : origin.y)
      current.ownConstraintRecord.uses.formUnion([.origin, .place])
      current = parent
    }
    return sum
  }

  // MARK: - Sizes

  /// Adds relations that keep content from compression and growth.
  private mutating func addContentSize(of view: UIView, _ box: LayoutBox) {
    let content = view.intrinsicContentSize
    let insets = view.alignmentRectInsets
    let height = heights[ObjectIdentifier(view)] ?? content.height
    let spans = [
      (NSLayoutConstraint.Axis.horizontal, content.width, insets.left + insets.right),
      (.vertical, height, insets.top + insets.bottom),
    ]
    for (axis, length, inset) in spans where length >= 0 && length.isFinite {
      let missing = box[axis].length + -(inset + length)
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      add(missing, .atMost, priority: hugging, from: .contentSize(view))
      add(missing, .atLeast, priority: resistance, from: .contentSize(view))
    }
  }

  /// Sets the root to its present size or the size to fit.
  private mutating func fitRoot() {
    let box = box(of: root)
    let size = fitting?.target ?? root.geometry.bounds.size
    // This priority is lower than that of any constraint.
    let usual: Float = 0.5
    for (axis, length) in [
      (NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height),
    ]
    where !box[axis].length.terms.isEmpty {
      let insets = fitting == nil ? 0 : root.alignmentInset(axis)
      add(
        box[axis].length + -(length + insets),
        .equal,
        priority: fitting?.priority[axis].rawValue ?? usual,
        from: .fitting
      )
    }
  }
}

extension UIView {
  /// Returns the difference between the lengths of the frame and the alignment rectangle.
  final func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let insets = alignmentRectInsets
    return axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
  }
}
