import Foundation

/// The accessibility properties that were set on a responder; most responders have none.
@MainActor
final class AccessibilityFacts {
  var isElement: Bool?
  var texts = AccessibilityTexts()
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?

  func element(at index: Int) -> Any? {
    elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  func index(of element: Any) -> Int? {
    elements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
  }
}

/// The accessibility texts that were set on a responder.
struct AccessibilityTexts {
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var value: String?
  var language: String?
  var userInputLabels: [String]?
}
