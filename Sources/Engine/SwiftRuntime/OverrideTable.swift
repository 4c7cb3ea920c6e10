/// The methods of a class that its subclasses override.
///
/// A class has a table of its methods, which begins like that of its superclass. Where the words of the two differ, a
/// method is overridden. To find the position of a method, the table compares a sample that overrides only this method
/// with a class that overrides nothing. No position is therefore ever guessed. A method is unknown if its sample does
/// not differ in exactly one word of its own.
public struct OverrideTable<Base: AnyObject, Method: Hashable & Sendable>: Sendable {
  /// A class that overrides one method and nothing else.
  public struct Sample: Sendable {
    let method: Method
    let type: Base.Type

    /// Creates a sample from the method that a class overrides.
    public init(_ method: Method, _ type: Base.Type) {
      self.method = method
      self.type = type
    }
  }

  /// A position in the table, counted in words, and its word unless a subclass overrides the method.
  private struct Slot {
    let word: Int
    let original: UInt
  }

  private var slots: [Method: Slot] = [:]

  /// Finds the positions of methods.
  ///
  /// - Parameters:
  ///   - base: The class whose methods they are.
  ///   - plain: A direct subclass that overrides nothing; the superclass of all samples.
  ///   - alsoPlain: Another subclass that overrides nothing. Words that differ even between these two are initializers.
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
    assert(_getSuperclass(plain) == base, "\(plain) has to be a direct subclass of \(base)")
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

  /// Returns whether the position of a method is known.
  public func knows(_ method: Method) -> Bool { slots[method] != nil }

  /// Returns whether a class, or one between it and the base, overrides a method; nil if unknown.
  public func overrides(_ method: Method, in type: Base.Type) -> Bool? {
    guard let slot = slots[method], let word = MethodTable(type)[slot.word] else { return nil }
    return word != slot.original
  }
}
