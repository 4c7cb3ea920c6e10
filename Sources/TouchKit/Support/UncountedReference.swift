/// Leads to an object that lives longer than the link, which does not keep it alive.
///
/// Counting is what most of the time of a movement would go into. Debug builds check that the object is
/// there all the same, and stop at the first use of one that is gone.
nonisolated struct UncountedReference<Object: AnyObject> {
  #if DEBUG
  private unowned let target: Object
  #else
  private let target: Unmanaged<Object>
  #endif

  init(_ object: Object) {
    #if DEBUG
    target = object
    #else
    target = .passUnretained(object)
    #endif
  }

  /// The object.
  @inline(__always)
  var object: Object { ask { $0 } }

  /// Asks the object something, for which alone it is not counted.
  @inline(__always)
  func ask<Answer>(_ question: (Object) -> Answer) -> Answer {
    #if DEBUG
    return question(target)
    #else
    return target.ask(question)
    #endif
  }
}
