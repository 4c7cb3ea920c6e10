nonisolated extension Unmanaged {
  /// Asks the object something, for which alone it is not counted: whoever has the link knows that it is
  /// there.
  ///
  /// Through here and not by the language's own method, for which each question would be checked for its
  /// actor.
  @inline(__always)
  func ask<Answer>(_ question: (Instance) -> Answer) -> Answer {
    _withUnsafeGuaranteedRef(question)
  }
}
