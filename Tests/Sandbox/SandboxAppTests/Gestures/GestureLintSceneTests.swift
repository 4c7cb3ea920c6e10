import Foundation
import Testing

@testable import Inspector
@testable import SandboxApp
@testable import SceneFiles

@MainActor
@Suite("Rules of lint about recognizers, in scenes")
struct GestureLintSceneTests {
  /// A scene with a mistake, and the changes that fix it.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let rule: LintRule
    let scene: String
    let nearMisses: [(String, with: String)]
    var testDescription: String { rule.rawValue }
  }

  nonisolated private static let mistakes = [
    Mistake(
      rule: .requirementCircle,
      scene: """
        views:
          - id: card
            frame: [0, 0, 300, 300]
            recognizers:
              - { type: tap, id: a, requiresFailureOf: [b] }
              - { type: longPress, id: b, requiresFailureOf: [c] }
              - { type: pan, id: c, requiresFailureOf: [a] }
        """,
      nearMisses: [
        ("requiresFailureOf: [a]", with: "requiresFailureOf: []"),
        ("type: pan, ", with: "type: pan, isEnabled: false, "),
      ]
    ),
    Mistake(
      rule: .tapAboveRows,
      scene: """
        views:
          - id: page
            frame: [0, 0, 300, 300]
            recognizers:
              - { type: tap, id: dismiss }
            subviews:
              - { id: list, class: UITableView, frame: [0, 0, 300, 200] }
        """,
      nearMisses: [
        ("id: dismiss", with: "id: dismiss, cancelsTouchesInView: false"),
        ("id: dismiss", with: "id: dismiss, numberOfTapsRequired: 2"),
        ("id: dismiss", with: "id: dismiss, simultaneousWith: all"),
        ("UITableView", with: "UIScrollView"), ("type: tap", with: "type: longPress"),
      ]
    ),
    Mistake(
      rule: .panInScrollView,
      scene: """
        views:
          - id: list
            class: UIScrollView
            frame: [0, 0, 300, 300]
            contentSize: [300, 900]
            subviews:
              - id: card
                frame: [0, 0, 300, 200]
                recognizers:
                  - { type: pan, id: drag }
        """,
      nearMisses: [
        ("id: drag", with: "id: drag, requiresFailureOf: [list.panGestureRecognizer]"),
        ("id: drag", with: "id: drag, shouldBeRequiredToFailBy: [list.panGestureRecognizer]"),
        ("contentSize", with: "isScrollEnabled: false\n    contentSize"),
      ]
    ),
    Mistake(
      rule: .swipeBesidePan,
      scene: """
        views:
          - id: page
            frame: [0, 0, 300, 300]
            recognizers:
              - { type: swipe, id: next, direction: left }
              - { type: pan, id: menu }
        """,
      nearMisses: [
        ("id: menu", with: "id: menu, requiresFailureOf: [next]"),
        ("id: menu", with: "id: menu, isEnabled: false"),
      ]
    ),
    Mistake(
      rule: .pressBeforeScrollDelay,
      scene: """
        views:
          - id: list
            class: UIScrollView
            frame: [0, 0, 300, 300]
            contentSize: [300, 900]
            subviews:
              - id: card
                frame: [0, 0, 300, 200]
                recognizers:
                  - { type: longPress, id: lift, minimumPressDuration: 0.1 }
        """,
      nearMisses: [
        ("0.1 }", with: "0.15 }"),
        ("contentSize", with: "delaysContentTouches: false\n    contentSize"),
      ]
    ),
    Mistake(
      rule: .unrelatedTaps,
      scene: """
        views:
          - id: photo
            frame: [0, 0, 300, 300]
            recognizers:
              - { type: tap, id: close }
              - { type: tap, id: zoom, numberOfTapsRequired: 2 }
        """,
      nearMisses: [
        ("id: close", with: "id: close, requiresFailureOf: [zoom]"),
        ("numberOfTapsRequired: 2", with: "numberOfTapsRequired: 1"),
        ("id: zoom,", with: "id: zoom, isEnabled: false,"),
      ]
    ),
  ]

  private func rules(_ text: String) throws -> [LintRule] {
    let scene = try GestureSet.scene(of: text)
    let tree = SceneInquiry(scene, size: GestureSet.size).tree
    return GestureLint(tree).findings.map(\.rule)
  }

  @Test("the mistake is found, and is not where one thing is different", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    #expect(try rules(mistake.scene) == [mistake.rule])
    for (text, change) in mistake.nearMisses {
      let near = mistake.scene.replacing(text, with: change)
      #expect(near != mistake.scene)
      #expect(try rules(near) == [], "\(change)")
    }
  }
}
