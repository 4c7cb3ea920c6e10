/// Tells whether a class left out a method that a protocol has too.
///
/// A conformance has a small function for each method of the protocol, which sends on to the method
/// of the class, or to that of the protocol. The latter calls `noteOptionalMethod`; so the small
/// function leads there if the class left the method out.
package enum OptionalMethod {
  /// What is known of small functions, by their addresses.
  private static var known: [UInt: Bool] = [:]

  /// Whether an object's class left out the method at a place of the table of its conformance.
  ///
  /// The holder's only part is a value of the protocol, which consists of the object and that table.
  /// False where it cannot be found out.
  package static func isLeftOut<Holder>(in holder: Holder, word: Int) -> Bool {
    guard MemoryLayout<Holder>.size == 2 * MemoryLayout<UInt>.size else { return false }
    let table = withUnsafeBytes(of: holder) { words in
      words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
    }
    guard let table else { return false }
    let address = table.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self)
    if let answer = known[address] { return answer }
    var search = CallSearch()
    let answer = search.leads(from: address, to: marker)
    known[address] = answer
    return answer
  }

  /// Where `noteOptionalMethod` is.
  private static let marker: UInt = {
    struct Holder { let function: @MainActor () -> Void }
    return withUnsafeBytes(of: Holder(function: noteOptionalMethod)) { $0.load(as: UInt.self) }
  }()
}

/// How often a method was called that its class left out.
private var optionalCalls = 0

/// Marks the methods of protocols that classes may leave out; they call it.
@inline(never)
package func noteOptionalMethod() { optionalCalls &+= 1 }

/// Looks whether code leads to a function: directly, or through one that it calls.
nonisolated private struct CallSearch {
  #if arch(arm64)
  private typealias Reader = ArmInstructionReader
  #else
  private typealias Reader = IntelInstructionReader
  #endif

  private let images = LoadedImages()
  private var pending: [(address: UInt, isCalled: Bool)] = []
  private var seen: Set<UInt> = []
  /// How many instructions are read before giving up (our choice; some fifty are usual).
  private var budget = 5_000

  mutating func leads(from start: UInt, to goal: UInt) -> Bool {
    #if !arch(x86_64) && !arch(arm64)
    return false
    #endif
    add(start, isCalled: false)
    while let (address, isCalled) = pending.popLast() {
      var reader = Reader(at: address, length: images.codeLength(at: address))
      while budget > 0, let instruction = reader.next() {
        budget -= 1
        if let (use, target) = instruction.reference {
          if target == goal { return true }
          if use == .branch { add(target, isCalled: isCalled) }
          if use == .call, !isCalled { add(target, isCalled: true) }
        }
        if instruction.endsBlock { break }
      }
    }
    return false
  }

  private mutating func add(_ address: UInt, isCalled: Bool) {
    guard images.isCode(address), seen.insert(address).inserted else { return }
    pending.append((address, isCalled))
  }
}
