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

  @Test("A part that is there first is led to its owner later, and can be asked through the link")
  func later() {
    var link = OwnerReference<Owner>()
    let owner = Owner()
    link.lead(to: owner)
    #expect(link.wrappedValue === owner && link.ask { $0 === owner })
  }

  @Test("An optional link that is nil stays so")
  func optional() {
    var link: UncountedReference<Owner>?
    #expect(link == nil)
    let owner = Owner()
    link = UncountedReference(owner)
    #expect(link?.object === owner)
    link = nil
    #expect(link == nil)
  }
}
