import Foundation

/// The contexts that are being drawn into, the innermost last; each thread has its own.
nonisolated package enum ContextStack {
  private static let key = "TouchKit.contexts"

  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static var stack: Stack {
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The context that is drawn into; nil outside of drawing.
  package static var current: CGContext? { stack.contexts.last }

  static func push(_ context: CGContext) { stack.contexts.append(context) }

  @discardableResult
  static func pop() -> CGContext? { stack.contexts.popLast() }

  /// Makes a context the current one while the work runs.
  static func with(_ context: CGContext, _ work: () -> Void) {
    let stack = stack
    let depth = stack.contexts.count
    stack.contexts.append(context)
    work()
    // Whatever the work pushed and forgot to pop goes as well.
    if stack.contexts.count > depth { stack.contexts.removeSubrange(depth...) }
  }
}
