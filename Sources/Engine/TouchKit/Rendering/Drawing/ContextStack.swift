import Foundation

/// The stack of drawing contexts, the innermost last; each thread has its own.
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

  /// The current context; nil outside drawing.
  package static var current: CGContext? { stack.contexts.last }

  static func push(_ context: CGContext) { stack.contexts.append(context) }

  @discardableResult
  static func pop() -> CGContext? { stack.contexts.popLast() }

  /// Makes a context current while the work runs.
  static func with(_ context: CGContext, _ work: () -> Void) {
    let stack = stack
    let depth = stack.contexts.count
    stack.contexts.append(context)
    work()
    // Removes the contexts that the work pushed without popping them.
    if stack.contexts.count > depth { stack.contexts.removeSubrange(depth...) }
  }
}
