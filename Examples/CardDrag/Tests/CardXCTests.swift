import Cards
import ScreenshotTesting
import TouchKitTesting
import UIKit
import XCTest

/// The same tests in XCTest, which on Linux finds tests on the main actor if they are `async`.
@MainActor
final class CardXCTests: XCTestCase {
  func testDrag() async {
    let table = TableViewController()
    let stage = Stage(size: CGSize(width: 320, height: 240), root: table)
    table.cards[0].accessibilityIdentifier = "red"

    stage.finger.drag(from: "red", by: CGVector(dx: 80, dy: 40))
    stage.settle()

    XCTAssertEqual(table.cards[0].frame.origin, CGPoint(x: 100, y: 60))
    XCTAssertTrue(stage.transcript.hasPrefix("red.began [f1]\nred.moved [f1]"))
    assertScreenshot(of: stage, named: "dragged")
    assertScreenshot(of: stage, as: .transcript, named: "dragged")
  }
}
