/// Tells which methods of a class a subclass overrides.
///
/// A class has a table of its methods, which begins like that of its superclass: where the words of
/// the two differ, a method is overridden. Where a method stands in the table is seen from a
/// subclass that overrides it, in comparison with one that overrides nothing.
package struct MethodOverrides {
  private let base: [UInt]
  /// Where the methods stand, in the order in which the class declares them.
  private let places: [Int]

  package init(of type: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let base = Self.words(of: type)
    let (plain, overriding) = (Self.words(of: plain), Self.words(of: overriding))
    self.base = base
    places = base.indices.filter { index in
      index >= Self.headerWords && plain.indices.contains(index)
        && overriding.indices.contains(index)
        && plain[index] == base[index] && overriding[index] != base[index]
    }
  }

  /// Whether a subclass overrides a method; true where that cannot be found out.
  package func has(_ type: AnyClass, _ method: Int) -> Bool {
    let words = Self.words(of: type)
    guard places.indices.contains(method), words.indices.contains(places[method]) else {
      return true
    }
    return words[places[method]] != base[places[method]]
  }

  /// How many words stand before the methods: kind, superclass, sizes, names.
  private static let headerWords = 7

  /// The words that describe a class.
  ///
  /// The fifth one holds the size of the description in bytes, and how many of these stand before
  /// the address of the class.
  private static func words(of type: AnyClass) -> [UInt] {
    let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
    let before = Int(start.load(fromByteOffset: 36, as: UInt32.self))
    let count = (size - before) / MemoryLayout<UInt>.size
    return (0..<max(0, count)).map {
      start.load(fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self)
    }
  }
}
