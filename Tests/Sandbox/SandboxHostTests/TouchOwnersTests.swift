import Foundation
import Inspector
import Testing
import TouchInput

@testable import SandboxHost

@Suite("Whose fingers touches are")
struct TouchOwnersTests {
  private func press(_ device: Int64) -> InputEvent {
    .contact(
      ContactSample(
        id: ContactID(device: device, finger: 0),
        phase: .began,
        location: .zero,
        timestamp: 0
      )
    )
  }

  @Test("touches take over a viewer's new name, and keep that of a viewer who is forgotten")
  func names() {
    var owners = TouchOwners(names: [1: "Ann", 2: "Bo"])
    owners.note([press(1), press(3), press(2)])
    #expect(owners.owners.mapValues(\.name) == [1: "Ann", 3: "Bo"])
    owners.names = [1: "Ada", 3: "Cy"]
    #expect(owners.owners.mapValues(\.name) == [1: "Ada", 3: "Bo"])
  }

  @Test("S23: of very many touches the newest have owners")
  func manyTouches() {
    var owners = TouchOwners(names: [1: "Ann"])
    let count = TimeRows.mostFingers + 10
    for _ in 0..<count { owners.note([press(1)]) }
    #expect(owners.owners.count == TimeRows.mostFingers)
    #expect(owners.owners[10] == nil && owners.owners[11] != nil && owners.owners[count] != nil)
  }
}
