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

  /// The box that the text takes, given the room there is; its origin is zero.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any? = nil
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

  /// The box that the text takes, given the room there is; its origin is zero.
  ///
  /// Without `usesLineFragmentOrigin` the text is in one line.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: Any? = nil
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let width = isOneLine || size.width <= 0 ? .infinity : size.width
    return CGRect(origin: .zero, size: set(width: width, mostLines: isOneLine ? 1 : 0).size)
  }

  private func set(width: CGFloat, mostLines: Int = 0) -> TextSetter {
    TextSetter(
      StyledText(self, look: StyledText.Look()),
      width: width,
      mostLines: mostLines,
      measuring: TextMeasure.current
    )
  }
}
