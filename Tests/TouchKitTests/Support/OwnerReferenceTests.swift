import Foundation
import Testing
@testable import TouchKit

@MainActor
@Suite("Links from parts to their owner")
struct OwnerReferenceTests {
  private final class Owner {
    lazy var part = Part(owner: self)
  }

  private final class Part {
    @OwnerReference var owner: Owner

    init(owner: Owner) { _owner = OwnerReference(wrappedValue: owner) }
  }

  @Test("A part leads to its owner and does not keep it alive")
  func link() {
    weak var gone: Owner?
    do {
      let owner = Owner()
      #expect(owner.part.owner === owner)
      gone = owner
    }
    #expect(gone == nil)
  }
}
