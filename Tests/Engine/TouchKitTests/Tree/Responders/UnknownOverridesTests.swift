import Foundation
import Testing

@testable import TouchKit

@MainActor
@Suite("Overrides that are not known")
struct UnknownOverridesTests {
  @Test("Without method tables every class counts as overriding everything, and none as known")
  func everything() {
    let slots = HookSlots(isReadable: false)
    #expect(!slots.canTellOverrides)
    #expect(slots.hooks(of: UIView.self) == .everything)
    #expect(slots.hooks(of: UIViewController.self) == .everything)
  }
}
