package import TouchTrace
import Foundation
import Geometry

extension UIResponder {
  /// The responder's number in traces.
  package final var traceID: NodeID {
    if let traceNumber { return NodeID(traceNumber) }
    let number = TraceNumbers.next()
    traceNumber = number
    return NodeID(number)
  }

  /// The readable name of the responder: its identifier or title, or else its class.
  package final var traceName: String {
    traceIdentifier(of: self as? UIView) ?? traceClass.name
  }

  /// Returns a snapshot of the responder.
  package final func snapshot() -> NodeSnapshot { snapshot(hasOutline: true) }

  /// Returns a snapshot of the responder; without its outline if the sink does not read outlines.
  final func snapshot(for trace: Tracer) -> NodeSnapshot {
    snapshot(hasOutline: trace.interests.contains(.outlines))
  }

  private func snapshot(hasOutline: Bool) -> NodeSnapshot {
    // Every step of a touch makes snapshots, so the cast to a view happens only once.
    let (view, traceClass) = (self as? UIView, traceClass)
    return NodeSnapshot(
      id: traceID,
      kind: traceClass.kind,
      typeName: traceClass.name,
      identifier: traceIdentifier(of: view),
      quad: hasOutline ? view?.outline : nil
    )
  }

  private var traceClass: TraceClass { TraceClass.of(self) }

  /// Returns the identifier or title of the responder; the caller has made the cast to a view.
  private func traceIdentifier(of view: UIView?) -> String? {
    if let view { return view.accessibilityIdentifier ?? nameInCode(of: view) }
    return (self as? UIViewController)?.title
  }

  /// Returns the property that holds a view, or else its text in quotation marks.
  private func nameInCode(of view: UIView) -> String? {
    guard view.attachedWindow?.application?.namesViewsByProperty == true else { return nil }
    return PropertyName.of(view) ?? text(of: view)?.debugDescription
  }

  /// Returns the first words of a button's title; nil for a subclass, whose own name tells more.
  private func text(of view: UIView) -> String? {
    let text = view.accessibilityLabel ?? ""
    guard !text.isEmpty, view.accessibilityTraits.contains(.button),
      DescriptionText.isOfEngine(type(of: view))
    else { return nil }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 24 ? line.prefix(23) + "…" : line
  }
}

/// The description of a class in traces, cached because names and conformances take time.
@MainActor
struct TraceClass {
  let name: String
  let kind: NodeSnapshot.Kind

  private static var known: [ObjectIdentifier: TraceClass] = [:]

  /// Returns the description of the class of a responder or a recognizer.
  static func of(_ object: AnyObject) -> TraceClass {
    let type = ObjectIdentifier(type(of: object))
    if let found = known[type] { return found }
    let found = TraceClass(of: object)
    known[type] = found
    return found
  }

  private init(of object: AnyObject) {
    name = String(describing: type(of: object))
    kind = Self.kind(of: object)
  }

  private static func kind(of object: AnyObject) -> NodeSnapshot.Kind {
    switch object {
    case is UIGestureRecognizer: .gestureRecognizer
    case is UIWindow: .window
    case is UIView: .view
    case is UIViewController: .viewController
    case is UIScene: .windowScene
    case is UIApplication: .application
    case is any UIApplicationDelegate: .applicationDelegate
    default: .other
    }
  }
}

/// The source of trace numbers.
///
/// Numbers only identify responders, so all applications of a process can share them.
@MainActor
enum TraceNumbers {
  private static var last = 0

  /// Returns a new number.
  static func next() -> Int {
    last += 1
    return last
  }
}

extension UIView {
  /// The outline of the view on the screen; nil outside a window.
  final var outline: Quad? {
    guard let window = attachedWindow else { return nil }
    let toScreen = transformToRoot.concatenating(window.geometry.outwardTransform)
    return Quad(geometry.bounds, transform: toScreen)
  }
}

extension UIView {
  /// The current animated outline of the view on the screen; nil outside a window.
  final var presentOutline: Quad? {
    guard attachedWindow != nil else { return nil }
    var transform = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      transform = transform.concatenating(current.shownGeometry.outwardTransform)
      if let mapping = current.parent?.subviewMapping {
        transform = transform.concatenating(mapping)
      }
      view = current.parent
    }
    return Quad(shownGeometry.bounds, transform: transform)
  }
}

extension UITouch {
  /// Returns a snapshot of the touch.
  final func snapshot() -> TouchSnapshot {
    TouchSnapshot(
      number: state.number,
      phase: .init(state.phase),
      location: state.location,
      place: state.window?.geometry.outward(state.location),
      previousLocation: state.previousLocation,
      tapCount: state.tapCount,
      attributes: state.attributes,
      timestamp: state.timestamp,
      view: state.view?.traceID
    )
  }
}

extension Collection<UITouch> {
  /// The snapshots of the touches, in their order.
  var snapshots: [TouchSnapshot] {
    map { $0.snapshot() }
  }
}

extension Set<UITouch> {
  /// The snapshots of the touches, in the order in which they came down.
  var snapshotsInOrder: [TouchSnapshot] {
    count > 1 ? snapshots.sorted(by: TouchSnapshot.cameFirst) : snapshots
  }
}

extension TouchSnapshot {
  /// Returns whether the first of two touches came down before the other.
  fileprivate static func cameFirst(_ first: TouchSnapshot, _ second: TouchSnapshot) -> Bool {
    first.number < second.number
  }
}

extension TouchSnapshot.Phase {
  /// Creates the traced form of a phase.
  init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .regionEntered: self = .regionEntered
    case .regionMoved: self = .regionMoved
    case .regionExited: self = .regionExited
    }
  }
}
