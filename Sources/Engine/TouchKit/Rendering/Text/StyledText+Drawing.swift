import Drawing
import Foundation

/// The measuring and drawing that strings with and without attributes share.
@MainActor
extension StyledText {
  func size() -> CGSize { set(width: .infinity).size }

  func draw(at point: CGPoint) {
    guard let context = ContextStack.current else { return }
    set(width: .infinity).draw(at: point, context)
  }

  func draw(in rect: CGRect) {
    guard let context = ContextStack.current else { return }
    context.saveGState()
    context.clip(to: rect)
    set(width: max(rect.width, 0)).draw(at: rect.origin, context)
    context.restoreGState()
  }

  func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    guard let current = ContextStack.current else { return }
    let text = set(with: rect.size, options)
    let lift = options.contains(.usesLineFragmentOrigin) ? 0 : text.lines.first?.baseline ?? 0
    text.draw(at: CGPoint(x: rect.minX, y: rect.minY - CGFloat(lift)), current)
    context?.bounds = CGRect(origin: rect.origin, size: text.size)
  }

  func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
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
    return set(width: width, maximumLines: max(1, fitting), truncation: .byTruncatingTail)
  }

  private func set(
    width: CGFloat,
    maximumLines: Int = 0,
    truncation: NSLineBreakMode? = nil
  ) -> Typesetter {
    Typesetter(
      self,
      width: width,
      maximumLines: maximumLines,
      truncation: truncation,
      measuring: TextMeasure.current
    )
  }
}
