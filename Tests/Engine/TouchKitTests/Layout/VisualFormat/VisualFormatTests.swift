import Foundation
import Testing
import TouchKitTestSupport

@testable import TouchKit

@Suite("Layout by visual format")
@MainActor
struct VisualFormatTests {
  let stand = LayoutStand()
  var root: UIView { stand.root }

  private func apply(
    _ formats: [String],
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ views: [String: Any],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: views
        )
      )
    }
    root.layoutIfNeeded()
  }

  @Test("Views in a row, with numbers, metrics and standard distances")
  func row() {
    let (a, b) = (stand.add("a"), stand.add("b"))
    apply(
      ["H:|-[a(100)]-[b]-gap-|", "V:|-20-[a(==b)]", "V:|[b(40)]"],
      [],
      ["a": a, "b": b],
      metrics: ["gap": 12]
    )
    #expect(a.frame == rect(8, 20, 100, 40))
    #expect(b.frame == rect(116, 0, 192, 40))
  }

  @Test("Predicates: relations, priorities, several, other views")
  func predicates() {
    let (a, b) = (stand.add("a"), stand.add("b"))
    apply(
      ["|[a(>=50,<=80,200@750)][b(==a*2+10)]-(>=0)-|", "V:|[a(1)]", "V:|[b(1)]"],
      [],
      ["a": a, "b": b]
    )
    #expect(a.frame.width == 80)
    #expect(b.frame == rect(80, 0, 170, 1))
  }

  @Test("Views line up as the options say")
  func alignment() {
    let (a, b) = (stand.add("a"), stand.add("b"))
    apply(["H:|[a(10)]-(-4)-[b(20)]"], [.alignAllTop, .alignAllBottom], ["a": a, "b": b])
    apply(["V:|-5-[a(30)]"], [], ["a": a])
    #expect(a.frame == rect(0, 5, 10, 30))
    #expect(b.frame == rect(6, 5, 20, 30))
  }

  @Test("From right to left the first view is on the right")
  func rightToLeft() {
    let (a, b) = (stand.add("a"), stand.add("b"))
    apply(["H:|-10-[a(30)]-5-[b(20)]"], .directionRightToLeft, ["a": a, "b": b])
    #expect(a.frame.minX == 280)
    #expect(b.frame.minX == 255)
  }

  @Test(
    "A text that cannot be understood makes no constraints",
    arguments: [
      "", "|", "||", "H:", "[a", "[a(]", "[]", "[a]-[missing]", "|-x-[a]", "[a]|[a]", "a",
      "[a]--[a]",
      "[a(>)]", "[a]-5", "V:[a(5@)]", "[a(1,)]",
    ]
  )
  func nonsense(format: String) {
    let a = stand.add("a")
    #expect(
      NSLayoutConstraint.constraints(
        withVisualFormat: format,
        metrics: nil,
        views: ["a": a]
      ).isEmpty
    )
  }
}
