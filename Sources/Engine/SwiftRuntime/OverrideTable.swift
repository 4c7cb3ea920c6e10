/// Tells which methods of a class its subclasses override.
///
/// A class has a table of its methods, which begins like that of its superclass: where the words of
/// the two differ, a method is overridden. Where a method stands is found by comparing a sample that
/// overrides just this method with one that overrides nothing, so that no place is ever guessed: a
/// method whose sample does not differ in exactly one word of its own is unknown.
public struct OverrideTable<Base: AnyObject, Method: Hashable & Sendable>: Sendable {
  /// A class that overrides one method and nothing else.
  public struct Sample: Sendable {
    let method: Method
    let type: Base.Type

    /// Names the method that a class overrides.
    public init(_ method: Method, _ type: Base.Type) {
      self.method = method
      self.type = type
    }
  }

  /// A place in the table, counted in words, and what stands there unless a subclass overrides.
  private struct Slot {
    let word: Int
    let original: UInt
  }

  private var slots: [Method: Slot] = [:]

  /// Finds the places of methods.
  ///
  /// - Parameters:
  ///   - base: The class whose methods they are.
  ///   - plain: A class right below it that overrides nothing; the superclass of all samples.
  ///   - alsoPlain: Another one below it. The words in which even these two differ are initialisers.
  ///   - samples: One class for each method.
  ///   - isReadable: Whether method tables can be read at all.
  public init(
    of base: Base.Type,
    plain: Base.Type,
    alsoPlain: Base.Type,
    samples: [Sample],
    isReadable: Bool = ClassLayout.canReadMethodTables
  ) {
    guard isReadable else { return }
    assert(_getSuperclass(plain) == base, "\(plain) has to be right below \(base)")
    let table = MethodTable(plain)
    let always = MethodTable(alsoPlain).words(differingFrom: table)
    var taken: Set<Int> = []
    for sample in samples {
      let own = MethodTable(sample.type).words(differingFrom: table).subtracting(always)
      guard own.count == 1, let word = own.first, let original = table[word],
        taken.insert(word).inserted
      else { continue }
      slots[sample.method] = Slot(word: word, original: original)
    }
  }

  /// Whether the place of a method is known.
  public func knows(_ method: Method) -> Bool { slots[method] != nil }

  /// Whether a class or one between it and the base overrides a method; nil where that cannot be
  /// known.
  public func overrides(_ method: Method, in type: Base.Type) -> Bool? {
    guard let slot = slots[method], let word = MethodTable(type)[slot.word] else { return nil }
    return word != slot.original
  }
}
