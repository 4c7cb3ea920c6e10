import Foundation
import Testing
import TouchTrace

@testable import SandboxHost

@Suite("Dragging the handles of the selected view")
struct HandleDragTests {
  private func edit(_ grip: HandleDrag.Grip, by x: CGFloat, _ y: CGFloat) -> PropertyEdit.Value {
    let drag = HandleDrag(
      node: NodeID(1),
      grip: grip,
      frame: CGRect(x: 10, y: 20, width: 100, height: 50),
      center: CGPoint(x: 60, y: 45),
      start: CGPoint(x: 5, y: 5)
    )
    return drag.edit(to: CGPoint(x: 5 + x, y: 5 + y)).value
  }

  @Test("a corner moves the two sides that meet there")
  func corners() {
    let grips = HandleDrag.Grip.corners
    #expect(edit(grips[0], by: 3, 4) == .frame(CGRect(x: 13, y: 24, width: 97, height: 46)))
    #expect(edit(grips[1], by: 3, 4) == .frame(CGRect(x: 10, y: 24, width: 103, height: 46)))
    #expect(edit(grips[2], by: 3, 4) == .frame(CGRect(x: 10, y: 20, width: 103, height: 54)))
    #expect(edit(grips[3], by: 3, 4) == .frame(CGRect(x: 13, y: 20, width: 97, height: 54)))
  }

  @Test("a point of each side stays, and the other corner stays where it is")
  func least() {
    let grips = HandleDrag.Grip.corners
    #expect(edit(grips[0], by: 500, 500) == .frame(CGRect(x: 109, y: 69, width: 1, height: 1)))
    #expect(edit(grips[2], by: -500, -500) == .frame(CGRect(x: 10, y: 20, width: 1, height: 1)))
  }

  @Test("the view itself moves by whole points")
  func body() {
    #expect(edit(.body, by: 7.4, -2.6) == .center(CGPoint(x: 67, y: 42)))
  }
}
