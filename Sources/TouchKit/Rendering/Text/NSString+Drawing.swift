import Drawing
public import Foundation

extension NSString {
  /// The size in points of the text in as many lines as it has line feeds.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context, as options say.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The box that the text takes, given the room there is; its origin is zero.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSAttributedString {
  /// The size in points of the text in as many lines as it has line feeds.
  public func size() -> CGSize { set(width: .infinity).size }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint) {
    guard let context = ContextStack.current else { return }
    set(width: .infinity).draw(at: point, context)
  }

  /// Draws the text in the current context, in lines as wide as a rectangle and cut at it.
  public func draw(in rect: CGRect) {
    guard let context = ContextStack.current else { return }
    context.saveGState()
    context.clip(to: rect)
    set(width: max(rect.width, 0)).draw(at: rect.origin, context)
    context.restoreGState()
  }

  /// Draws the text in the current context, as options say.
  ///
  /// With `usesLineFragmentOrigin` it is in lines as wide as a rectangle, which begin at its top; with
  /// `truncatesLastVisibleLine` the last one that has room ends with an ellipsis if there is more.
  /// Without, it is in one line, whose baseline begins at the rectangle's origin.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard let current = ContextStack.current else { return }
    let text = set(with: rect.size, options)
    let lift = options.contains(.usesLineFragmentOrigin) ? 0 : text.lines.first?.baseline ?? 0
    text.draw(at: CGPoint(x: rect.minX, y: rect.minY - CGFloat(lift)), current)
    context?.bounds = CGRect(origin: rect.origin, size: text.size)
  }

  /// The box that the text takes, given the room there is; its origin is zero.
  ///
  /// Without `usesLineFragmentOrigin` the text is in one line.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let box = CGRect(origin: .zero, size: set(with: size, options).size)
    context?.bounds = box
    return box
  }

  private func set(with size: CGSize, _ options: NSStringDrawingOptions) -> Typesetter {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let width = isOneLine || size.width <= 0 ? .infinity : size.width
    guard !isOneLine, options.contains(.truncatesLastVisibleLine), size.height > 0 else {
      return set(width: width, maximumLines: isOneLine ? 1 : 0)
    }
    let whole = set(width: width)
    let fitting = whole.lines.count { CGFloat($0.top + $0.height) <= size.height + 0.5 }
    guard fitting < whole.lines.count else { return whole }
    return Typesetter(
      StyledText(self, look: StyledText.Look()),
      width: width,
      maximumLines: max(1, fitting),
      truncation: .byTruncatingTail,
      measuring: TextMeasure.current
    )
  }

  private func set(width: CGFloat, maximumLines: Int = 0) -> Typesetter {
    Typesetter(
      StyledText(self, look: StyledText.Look()),
      width: width,
      maximumLines: maximumLines,
      measuring: TextMeasure.current
    )
  }
}

/// What is known of text after it was drawn or measured (Apple: NSStringDrawingContext).
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  final var bounds = CGRect.zero

  /// Creates a context that knows nothing.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The box of the text that was drawn or measured last, in points.
  open var totalBounds: CGRect { bounds }
}
