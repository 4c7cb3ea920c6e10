/// Tells whether two pieces of a program do the same.
///
/// They do when their instructions are the same but for distances, and the distances lead to the
/// same places or to pieces that do the same. Functions that are called have to be the very same:
/// a mention of a method differs from another mention in what it is, not in what it calls.
nonisolated struct CodeComparison {
  private let images: LoadedImages
  private var pending: [Pair] = []
  private var seen: Set<Pair> = []
  private var budget = CodeComparison.longest

  /// How many instructions are compared before giving up (our choice; a mention has some twenty).
  private static let longest = 10_000

  /// How often code may send on to other code (our choice; once is usual).
  private static let mostDetours = 4

  #if arch(arm64)
  private typealias Reader = ArmInstructionReader
  #else
  private typealias Reader = IntelInstructionReader
  #endif

  private struct Pair: Hashable {
    let left: UInt
    let right: UInt
  }

  init(images: LoadedImages) {
    self.images = images
  }

  /// Compares the code at two addresses.
  mutating func isSame(_ left: UInt, _ right: UInt) -> Bool {
    #if !arch(x86_64) && !arch(arm64)
    return left == right
    #endif
    guard add(left, right) else { return false }
    while let pair = pending.popLast() {
      guard isSameBlock(pair) else { return false }
    }
    return true
  }

  /// Notes that the code at two addresses has to be the same; false if it cannot be.
  private mutating func add(_ left: UInt, _ right: UInt) -> Bool {
    let left = destination(of: left)
    let right = destination(of: right)
    if left == right { return left != 0 }
    guard images.isCode(left), images.isCode(right) else { return false }
    let pair = Pair(left: left, right: right)
    if seen.insert(pair).inserted { pending.append(pair) }
    return true
  }

  /// Where code really is that does nothing but go elsewhere.
  ///
  /// Compilers leave such a thing in place of a function that is the same as another one.
  private func destination(of address: UInt) -> UInt {
    var address = address
    for _ in 0..<Self.mostDetours {
      let length = images.codeLength(at: address)
      guard length > 0, let next = Reader(at: address, length: length).detour() else { break }
      address = next
    }
    return address
  }

  private mutating func isSameBlock(_ pair: Pair) -> Bool {
    var left = Reader(at: pair.left, length: images.codeLength(at: pair.left))
    var right = Reader(at: pair.right, length: images.codeLength(at: pair.right))
    while budget > 0, let one = left.next(), let other = right.next() {
      budget -= 1
      guard one.pattern == other.pattern, isSame(one.reference, other.reference) else {
        return false
      }
      if one.endsBlock { return true }
    }
    return false
  }

  private mutating func isSame(
    _ one: (use: MachineInstruction.Use, address: UInt)?,
    _ other: (use: MachineInstruction.Use, address: UInt)?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one.address == other.address { return true }
    switch one.use {
    case .call, .memory: return false
    case .branch: return add(one.address, other.address)
    case .address:
      if images.isBoxType(one.address) { return images.isBoxType(other.address) }
      return add(one.address, other.address)
    }
  }
}
