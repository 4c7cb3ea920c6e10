import Drawing
public import Foundation

extension NSString {
  /// The size in points of the text in as many lines as it has line feeds.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size()
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws the text in the current context, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect)
  }

  /// Draws the text in the current context, as options say.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    styled(attributes).draw(with: rect, options: options, context: context)
  }

  /// The box that the text takes, given the room there is; its origin is zero.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
    let source = StyledText.Source(text: description, attributes: attributes ?? [:])
    return StyledText([source], look: StyledText.Look())
  }
}

extension NSAttributedString {
  /// The size in points of the text in as many lines as it has line feeds.
  public func size() -> CGSize { styled.size() }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint) { styled.draw(at: point) }

  /// Draws the text in the current context, in lines as wide as a rectangle and cut at it.
  public func draw(in rect: CGRect) { styled.draw(in: rect) }

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
    styled.draw(with: rect, options: options, context: context)
  }

  /// The box that the text takes, given the room there is; its origin is zero.
  ///
  /// Without `usesLineFragmentOrigin` the text is in one line.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    styled.boundingRect(with: size, options: options, context: context)
  }

  private var styled: StyledText { StyledText(self, look: StyledText.Look()) }
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
