import TouchTrace
import Foundation
import Geometry
import Inspector
import Testing
import TouchKit

@MainActor
@Suite("Mistakes that a scan of the views finds")
struct TreeLintTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))

  init() {
    window.makeKeyAndVisible()
    card.accessibilityIdentifier = "card"
    window.addSubview(card)
  }

  /// The findings, as `view rule`.
  private var findings: [String] {
    let tree = application.treeSnapshot()
    return TreeLint(tree).findings.map { "\(tree.views[$0.index].node.name) \($0.rule.rawValue)" }
  }

  private func addButton(
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50),
    to view: UIView? = nil
  ) -> UIButton {
    let button = UIButton(frame: frame)
    button.accessibilityIdentifier = "button"
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    (view ?? card).addSubview(button)
    return button
  }

  private func addTap(to view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.addTarget(Ear.shared, action: Ear.heard)
    view.addGestureRecognizer(tap)
    return tap
  }

  @MainActor
  private final class Ear: NSObject {
    static let shared = Ear()
    func heard() {}
  }

  @Test("a tree without mistakes has none")
  func clean() {
    _ = addButton()
    _ = addTap(to: card)
    #expect(findings == [])
  }

  @Test(
    "a view that reaches out of its parent, unless it is cut off there or the parent helps",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func outside() {
    _ = addButton(CGRect(x: 150, y: 0, width: 100, height: 50))
    #expect(findings == ["button childOutsideParent"])
    card.clipsToBounds = true
    #expect(findings == [])
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    let wide = Wide(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    window.addSubview(wide)
    wide.addSubview(UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10)))
    #expect(findings == [])
  }

  @Test(
    "a control under a view that lets no touch through",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func deadAncestor() {
    _ = addButton()
    card.isUserInteractionEnabled = false
    #expect(findings == ["button deadAncestor"])
    card.isUserInteractionEnabled = true
    card.bounds.size = .zero
    #expect(findings.contains("button deadAncestor"))
    card.isHidden = true
    #expect(findings == [])
  }

  @Test("a view that takes touches although nearly nothing of it shows, told once for its branch")
  func invisible() {
    _ = addButton()
    card.alpha = 0.02
    #expect(findings == ["card invisibleButTouchable"])
    card.alpha = 0.005
    #expect(findings == [])
  }

  @Test(
    "a target under 44 points, as large as it is on the screen",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func small() {
    let button = addButton(CGRect(x: 50, y: 50, width: 60, height: 30))
    #expect(findings == ["button smallTarget"])
    button.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    #expect(findings == [])
    card.addSubview(UISwitch())
    #expect(!findings.contains { $0.hasSuffix("smallTarget") })
    button.bounds.size.width = 0
    #expect(findings.contains("button smallTarget"))
  }

  @Test(
    "a target wholly under a view that takes touches",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func covered() {
    _ = addButton()
    let cover = UIView(frame: card.frame)
    window.addSubview(cover)
    #expect(findings == ["button covered"])
    cover.isUserInteractionEnabled = false
    #expect(findings == [])
    cover.isUserInteractionEnabled = true
    cover.frame.origin.x += 40
    #expect(findings == [])
  }

  @Test("a control that calls nobody, and a recognizer that tells nobody")
  func targets() {
    card.addSubview(UISwitch())
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    #expect(findings == ["card recognizerWithoutTarget", "UISwitch controlWithoutTarget"])
    tap.isEnabled = false
    #expect(findings == ["UISwitch controlWithoutTarget"])
  }

  @Test("a recognizer on a view whose interaction is off")
  func disabledView() {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    card.addSubview(image)
    _ = addTap(to: image)
    #expect(findings == ["UIImageView recognizerOnDisabledView"])
    image.isUserInteractionEnabled = true
    #expect(findings == [])
  }

  @Test("a chain that comes back to where it was")
  func cycle() {
    final class Loop: UIView {
      override var next: UIResponder? { self }
    }
    card.addSubview(Loop(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(findings == ["Loop cyclicChain"])
  }

  @Test("an identifier that is used twice")
  func identifiers() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    other.accessibilityIdentifier = "card"
    card.addSubview(other)
    #expect(findings == ["card duplicateIdentifier"])
  }

  @Test(
    "every rule is told in both languages, with its code",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func text() {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    image.accessibilityIdentifier = "card"
    card.addSubview(image)
    _ = addTap(to: image)
    _ = addButton(CGRect(x: 0, y: 0, width: 20, height: 20), to: image)
    let tree = application.treeSnapshot()
    let findings = TreeLint(tree).findings
    #expect(findings.count >= 3)
    for finding in findings {
      let english = finding.line(ViewNames(tree), of: tree, in: .english)
      let chinese = finding.line(ViewNames(tree), of: tree, in: .chinese)
      #expect(english.contains(": \(finding.rule.rawValue): "))
      #expect(chinese.contains(finding.rule.rawValue) && chinese != english)
    }
  }

  /// The findings with the results of the hit test at each point.
  private var findingsWithMap: [String] {
    let tree = application.treeSnapshot()
    let grid = application.hitGrid(size: CGSize(width: 400, height: 400))
    let map = HitMap(of: tree, grid) { application.hitTestReports(at: $0) }
    return TreeLint(tree, map).findings.map {
      "\(tree.views[$0.index].node.name) \($0.rule.rawValue)"
        + ($0.other.map { " \(tree.views[$0].node.name)" } ?? "")
    }
  }

  @Test(
    "with a hit map, what reaches out of a class that decides itself is found too",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func decidingParents() {
    final class Panel: UIView {
      var helps = false
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        helps || super.point(inside: point, with: event)
      }
    }
    let panel = Panel(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    panel.accessibilityIdentifier = "panel"
    card.addSubview(panel)
    _ = addButton(CGRect(x: 50, y: 20, width: 80, height: 50), to: panel)
    #expect(findings == [])
    #expect(findingsWithMap == ["button childOutsideParent panel"])
    panel.helps = true
    #expect(findingsWithMap == [])
  }

  @Test(
    "with a hit map, a child that a view above finds is no mistake, and covers together are one",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func mappedReach() {
    final class Finder: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let wanted = subviews[0].subviews[0]
        let inside = wanted.convert(point, from: self)
        return wanted.hitTest(inside, with: event) ?? super.hitTest(point, with: event)
      }
    }
    let finder = Finder(frame: card.bounds)
    card.addSubview(finder)
    let panel = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    finder.addSubview(panel)
    _ = addButton(CGRect(x: 50, y: 20, width: 80, height: 50), to: panel)
    #expect(findings == ["button childOutsideParent"])
    #expect(findingsWithMap == [])
    for x in [60, 110] {
      let glass = UIView(frame: CGRect(x: x, y: 0, width: 60, height: 200))
      glass.accessibilityIdentifier = "glass\(x)"
      card.addSubview(glass)
    }
    #expect(findings == ["button childOutsideParent"])
    #expect(findingsWithMap == ["button covered glass60"])
  }

  @Test("what reaches out of a scroll view is scrolled to, and is no mistake")
  func scrolledContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.addSubview(scroll)
    _ = addButton(CGRect(x: 0, y: 30, width: 80, height: 50), to: scroll)
    #expect(findings == [])
    #expect(findingsWithMap == [])
  }

  @Test("thousands of targets are scanned too")
  func size() {
    for index in 0..<5000 {
      let view = UIControl(
        frame: CGRect(x: index % 100 * 60, y: index / 100 * 60, width: 50, height: 50)
      )
      card.addSubview(view)
    }
    let tree = application.treeSnapshot()
    #expect(TreeLint(tree).findings.count >= 5000)
  }
}
