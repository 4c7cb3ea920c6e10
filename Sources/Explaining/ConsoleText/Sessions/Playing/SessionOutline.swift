import TouchTrace
import Foundation
import Geometry
import TextFormats

/// All views, recognizers and controllers of a session, in the form of a console text for a scene.
package struct SessionOutline {
  /// The objects, by indices.
  package private(set) var reading = ConsoleReading()
  /// The numbers of the views and recognizers, in the order of the reading.
  package private(set) var viewNumbers: [Int] = []
  package private(set) var recognizerNumbers: [Int] = []

  private var tree = SessionTree()
  private var parents: [Int: Int] = [:]
  private var indices: [Int: Int] = [:]
  private var roots: [Int] = []

  /// Collects the objects of a session.
  package init(_ session: TouchSession) {
    for step in session.steps {
      guard case .tree(let change) = step.content else { continue }
      tree.apply(change)
      gather(at: step.position)
    }
    describeAll(at: SourcePosition())
  }

  /// Adds new views at the position of their first appearance.
  private mutating func gather(at position: SourcePosition) {
    for (view, parent) in tree.placedViews where indices[view.number] == nil {
      indices[view.number] = viewNumbers.count
      viewNumbers.append(view.number)
      reading.views.append(Self.view(view, at: position, parent: parent.flatMap { indices[$0] }))
      if parent == nil { roots.append(view.number) }
    }
  }

  private static func view(
    _ view: SessionView,
    at position: SourcePosition,
    parent: Int?
  ) -> ConsoleView {
    var result = ConsoleView(
      className: view.type.printed,
      address: ConsoleAddress(UInt64(view.number)),
      position: position
    )
    result.baseClass = ConsoleScene.knownClass(among: [view.type.name] + view.type.base)
    result.frame = view.frame
    result.boundsOrigin = view.bounds.origin
    result.transform = view.transform == .identity ? nil : view.transform
    result.contentSize = view.contentSize
    result.alpha = view.alpha
    result.isHidden = view.isHidden
    result.isUserInteractionEnabled = view.isInteractive
    result.clipsToBounds = view.clips
    result.isEnabled = view.isEnabled
    result.identifier = view.identifier
    result.mayHaveMore = view.isCut
    result.parent = parent
    return result
  }

  private mutating func describeAll(at position: SourcePosition) {
    // A view comes after its superview.
    var counts = [Int](repeating: 1, count: reading.views.count)
    for (index, view) in reading.views.enumerated().reversed() {
      if let parent = view.parent { counts[parent] += counts[index] }
    }
    for index in roots.compactMap({ indices[$0] }) {
      reading.trees.append(.init(root: index, count: counts[index], role: .window))
    }
    for (index, number) in viewNumbers.enumerated() {
      guard let view = tree.views[number] else { continue }
      addFacts(of: view, index)
    }
    addControllers()
    addRecognizers()
  }

  private mutating func addFacts(of view: SessionView, _ index: Int) {
    var facts = ConsoleFacts()
    facts.flags = [
      .isEnabled: view.isEnabled, .isHidden: view.isHidden,
      .isUserInteractionEnabled: view.isInteractive, .isExclusiveTouch: view.isExclusiveTouch,
      .isFirstResponder: view.isFirstResponder, .isScrollEnabled: view.scrolls,
      .delaysContentTouches: view.delaysContentTouches,
      .canCancelContentTouches: view.cancelsContentTouches,
    ]
    facts.told = Set(facts.flags.keys).union([.next, .recognizers])
    if let next = view.next.flatMap({ tree.responders[$0] }), !next.isController {
      facts.next = reference(next.type, next.number)
    }
    reading.facts[index] = facts
  }

  private func reference(_ type: SessionClass, _ number: Int) -> ConsoleReference {
    ConsoleReference(className: type.printed, address: ConsoleAddress(UInt64(number)))
  }

  // MARK: - Controllers

  private mutating func addControllers() {
    var places: [Int: Int] = [:]
    let owned = viewNumbers.compactMap { number -> (Int, Int)? in
      guard let next = tree.views[number]?.next, tree.responders[next]?.isController == true
      else { return nil }
      return (next, number)
    }
    // A controller comes after the controller that contains it, as its view does in the tree.
    for (controller, view) in owned where places[controller] == nil {
      guard let responder = tree.responders[controller] else { continue }
      var entry = ConsoleController(
        className: responder.type.printed,
        address: ConsoleAddress(UInt64(controller)),
        position: SourcePosition()
      )
      entry.viewIndex = indices[view]
      entry.parent = (responder.parent ?? responder.presenter).flatMap { places[$0] }
      entry.isPresented = responder.parent == nil && responder.presenter != nil
      places[controller] = reading.controllers.count
      reading.controllers.append(entry)
    }
  }

  // MARK: - Recognizers

  private mutating func addRecognizers() {
    var described: Set<Int> = []
    for (index, number) in viewNumbers.enumerated() {
      for name in tree.views[number]?.recognizers ?? [] where described.insert(name).inserted {
        guard let recognizer = tree.recognizers[name], !recognizer.isMadeByItsView else { continue }
        recognizerNumbers.append(name)
        reading.recognizers.append(console(recognizer, on: index))
      }
    }
  }

  private func console(_ recognizer: SessionRecognizer, on view: Int) -> ConsoleRecognizer {
    var result = ConsoleRecognizer(
      className: recognizer.type.printed,
      address: ConsoleAddress(UInt64(recognizer.number)),
      position: SourcePosition()
    )
    let names = [recognizer.type.name] + recognizer.type.base
    result.baseClass = names.first(where: SessionRecognizer.publicClasses.contains)
    result.viewIndex = view
    result.isEnabled = recognizer.isEnabled
    result.cancelsTouchesInView = recognizer.cancelsTouches
    result.delaysTouchesBegan = recognizer.delaysBegan
    result.delaysTouchesEnded = recognizer.delaysEnded
    if let said = recognizer.said {
      result.targets = said.targets
      result.requirements = said.requirements
    }
    return result
  }
}

extension SessionRecognizer {
  /// The public classes of UIKit.
  static let publicClasses = Set(RecognizerKind.allCases.map(\.className))

  /// Whether a UIKit view creates the recognizer itself, so that it exists with the view.
  package var isMadeByItsView: Bool {
    type.isSystems && !Self.publicClasses.contains(type.name)
  }

  /// The recognizer's description, parsed as a console text; nil if it is empty or invalid.
  package var said: ConsoleRecognizer? {
    guard !says.isEmpty, let reading = try? ConsoleReader.read(Data(says.utf8)) else { return nil }
    return reading.recognizers.first { $0.address == ConsoleAddress(UInt64(number)) }
  }
}
