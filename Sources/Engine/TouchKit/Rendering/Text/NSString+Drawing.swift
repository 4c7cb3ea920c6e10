import Drawing
public import Foundation

extension NSString {
  /// Returns the size in points of the text, with line breaks only at line feeds.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size()
  }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the width of a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect)
  }

  /// Draws the text in the current context with options.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    styled(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the box of the text for a given available size; its origin is zero.
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
  /// Returns the size in points of the text, with line breaks only at line feeds.
  public func size() -> CGSize { styled.size() }

  /// Draws the text in the current context with its top left corner at a point.
  public func draw(at point: CGPoint) { styled.draw(at: point) }

  /// Draws the text in the current context, wrapped to the width of a rectangle and clipped to it.
  public func draw(in rect: CGRect) { styled.draw(in: rect) }

  /// Draws the text in the current context with options.
  ///
  /// With `usesLineFragmentOrigin`, the text wraps to the width of the rectangle and begins at its top. With
  /// `truncatesLastVisibleLine`, the last line that fits ends with an ellipsis if there is more. Without
  /// `usesLineFragmentOrigin`, the text is one line whose baseline begins at the rectangle's origin.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    styled.draw(with: rect, options: options, context: context)
  }

  /// Returns the box of the text for a given available size; its origin is zero.
  ///
  /// Without `usesLineFragmentOrigin`, the text is one line.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    styled.boundingRect(with: size, options: options, context: context)
  }

  private var styled: StyledText { StyledText(self, look: StyledText.Look()) }
}

/// The measurements of drawn or measured text (Apple: NSStringDrawingContext).
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  final var bounds = CGRect.zero

  /// Creates a context without measurements.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The box of the latest drawn or measured text, in points.
  open var totalBounds: CGRect { bounds }
}
