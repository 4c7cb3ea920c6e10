import TouchTrace
import Drawing
import Foundation
import Geometry
import ScreenshotReferences
import ScreenshotTesting
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Screenshots of stages")
struct StageScreenshotTests {
  private let stage = Stage(size: CGSize(width: 120, height: 80))

  init() {
    stage.rootView.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 40))
    card.backgroundColor = UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 1)
    card.accessibilityIdentifier = "card"
    stage.rootView.addSubview(card)
    let label = UILabel(frame: CGRect(x: 5, y: 8, width: 40, height: 20))
    label.text = "Card"
    label.textColor = .white
    card.addSubview(label)
  }

  @Test("Every form compares with its own reference", arguments: ScreenshotForm.allCases)
  func forms(_ form: ScreenshotForm) {
    stage.tap("card")
    assertScreenshot(of: stage, as: form, named: "card")
  }

  @Test("What is different fails the test at the call, with the files in the message")
  func failure() {
    let folder = SnapshotFolder()
    withKnownIssue {
      stage.rootView.subviews[0].frame.origin.x += 10
      let holds = assertScreenshot(
        of: stage,
        as: .tree,
        named: "card",
        record: .never,
        line: 42
      )
      #expect(!holds)
    } matching: { issue in
      issue.sourceLocation?.line == 42
        && "\(issue.comments)".contains("card.tree.actual.txt")
        && "\(issue.comments)".contains("+     card UIView (30, 20, 50, 40)")
    }
    _ = folder
    // A match removes the files of the failure.
    stage.rootView.subviews[0].frame.origin.x -= 10
    assertScreenshot(of: stage, as: .tree, named: "card", record: .never)
    let left = ScreenshotFiles(testFile: #filePath, name: "card", form: .tree).actual
    #expect(!FileManager.default.fileExists(atPath: left))
  }

  @Test("Taking a picture changes nothing but what was waiting")
  func noTrace() {
    let before = stage.transcript(.everything)
    assertScreenshot(of: stage, as: .picture, named: "untouched")
    #expect(stage.transcript(.everything) == before)
    #expect(stage.application.textMeasuring == nil)
  }
}
