import UIKit

/// An observer of the views of windows, which writes changes.
@MainActor final class TreeWatch {
  private(set) var numbers = ObjectNumbers()
  private var names = ClassNames()
  private var views: [Int: KnownView] = [:]
  private var recognizers: [Int: KnownRecognizer] = [:]
  private var roots: [KnownView] = []
  /// The windows and the key window that were written last.
  private var written: (roots: [Int], key: Int?) = ([], nil)
  private var responders: Set<Int> = []
  private var look = 0
  private let maximumViews: Int
  /// The lines of the current look.
  private var lines: [RecordLine] = []
  private var newRecognizers: [KnownRecognizer] = []

  init(maximumViews: Int) {
    self.maximumViews = max(1, maximumViews)
  }

  /// The recognizers of the tree, in the order of their discovery.
  private(set) var watched: [KnownRecognizer] = []

  /// The controls of the tree.
  var controls: [(number: Int, control: UIControl)] {
    views.values.sorted { $0.number < $1.number }.compactMap { known in
      (known.view as? UIControl).map { (known.number, $0) }
    }
  }

  /// Discards the written state, so that the next look writes everything.
  func forgetWritten() {
    for known in views.values { known.isWritten = false }
    for known in recognizers.values { known.isWritten = false }
    written.roots = []
    responders = []
  }

  /// Looks at the windows, from back to front; returns the lines with changes.
  func look(at windows: [UIWindow], time: TimeInterval) -> [RecordLine] {
    look += 1
    lines = []
    follow(windows)
    let visited = walk()
    if visited != views.count { views = views.filter { $0.value.look == look } }
    writeNewRecognizers()
    let order = roots.map(\.number)
    let key = windows.first(where: \.isKeyWindow).map { numbers.number(of: $0).number }
    guard !lines.isEmpty || order != written.roots || key != written.key else { return [] }
    written = (order, key)
    lines.append(closing(order, key, time))
    return lines
  }

  private func closing(_ order: [Int], _ key: Int?, _ time: TimeInterval) -> RecordLine {
    var line = RecordLine()
    line.add("tree", integers: order)
    line.add("t", time)
    if let key { line.add("key", integer: key) }
    line.finish()
    return line
  }

  private func follow(_ windows: [UIWindow]) {
    let isSame =
      roots.count == windows.count && zip(roots, windows).allSatisfy { $0.view === $1 }
    if !isSame { roots = windows.map { known($0) } }
  }

  // MARK: - Views

  /// Looks at every view; returns the number of views.
  private func walk() -> Int {
    var (visited, waiting) = (0, roots)
    while let known = waiting.popLast() {
      guard let view = known.view else { continue }
      known.look = look
      visited += 1
      let isLast = visited + waiting.count >= maximumViews
      inspect(known, view, isLast: isLast)
      waiting += known.children
    }
    return visited
  }

  private func inspect(_ known: KnownView, _ view: UIView, isLast: Bool) {
    let facts = ViewFacts(view, known.kind)
    var isChanged = !known.isWritten
    if facts != known.facts {
      known.facts = facts
      isChanged = true
    }
    if followChildren(of: known, isLast ? [] : view.subviews) { isChanged = true }
    if followRecognizers(of: known, view.gestureRecognizers) { isChanged = true }
    if followNext(of: known, view) { isChanged = true }
    guard isChanged else { return }
    known.isWritten = true
    write(known, isCut: isLast && !view.subviews.isEmpty)
  }

  private func followChildren(of known: KnownView, _ subviews: [UIView]) -> Bool {
    if known.children.count == subviews.count {
      var place = 0
      while place < subviews.count, known.children[place].view === subviews[place] { place += 1 }
      if place == subviews.count { return false }
    }
    known.children = subviews.map { self.known($0) }
    return true
  }

  /// Returns a view with its number, which is new if the view is.
  func known(_ view: UIView) -> KnownView {
    let number = numbers.number(of: view).number
    if let known = views[number] { return known }
    let known = KnownView(view, number: number, className: names.name(of: view))
    views[number] = known
    return known
  }

  /// Records the next responder of a view if it is not the superview, such as its controller.
  private func followNext(of known: KnownView, _ view: UIView) -> Bool {
    guard known.kind != .window, let next = view.next, next !== view.superview else {
      defer { known.nextNumber = nil }
      return known.nextNumber != nil
    }
    if let number = known.nextNumber, known.next === next, responders.contains(number) {
      return false
    }
    known.next = next
    known.nextNumber = numbers.number(of: next).number
    write(next)
    return true
  }

  private func write(_ known: KnownView, isCut: Bool) {
    var line = RecordLine()
    line.add("view", integer: known.number)
    line.add(known.className)
    if let name = known.view?.accessibilityIdentifier { line.add("identifier", name) }
    line.add(known.facts)
    if let next = known.nextNumber { line.add("next", integer: next) }
    if !known.recognizers.isEmpty {
      line.add("recognizers", integers: known.recognizers.map(\.number))
    }
    if !known.children.isEmpty { line.add("subviews", integers: known.children.map(\.number)) }
    if isCut { line.add("cut", true) }
    line.finish()
    lines.append(line)
  }

  /// Writes a responder that is not a superview, once.
  private func write(_ responder: UIResponder) {
    let number = numbers.number(of: responder).number
    guard !(responder is UIView), responders.insert(number).inserted else { return }
    var line = RecordLine()
    line.add("responder", integer: number)
    line.add(names.name(of: responder))
    let controller = responder as? UIViewController
    line.add("isController", controller != nil)
    if let parent = controller?.parent {
      line.add("parent", integer: numbers.number(of: parent).number)
    } else if let presenter = controller?.presentingViewController {
      line.add("presenter", integer: numbers.number(of: presenter).number)
    }
    line.finish()
    lines.append(line)
  }

  // MARK: - Recognizers

  private func followRecognizers(
    of known: KnownView,
    _ list: [UIGestureRecognizer]?
  ) -> Bool {
    guard let list, !list.isEmpty || !known.recognizers.isEmpty else {
      defer { known.recognizers = [] }
      return !known.recognizers.isEmpty
    }
    let others = list.filter { !($0 is SessionRecognizer) }
    let isSame =
      others.count == known.recognizers.count
      && zip(known.recognizers, others).allSatisfy { $0.recognizer === $1 }
    if !isSame { known.recognizers = others.map { self.known($0) } }
    for (recognizer, object) in zip(known.recognizers, others) { follow(recognizer, object) }
    return !isSame
  }

  /// Returns a recognizer with its number, which is new if the recognizer is.
  func known(_ recognizer: UIGestureRecognizer) -> KnownRecognizer {
    let number = numbers.number(of: recognizer).number
    if let known = recognizers[number] { return known }
    let name = names.name(of: recognizer)
    let known = KnownRecognizer(recognizer, number: number, className: name)
    recognizers[number] = known
    watched.append(known)
    newRecognizers.append(known)
    return known
  }

  private func follow(_ known: KnownRecognizer, _ recognizer: UIGestureRecognizer) {
    let facts = RecognizerFacts(recognizer)
    guard facts != known.facts || !known.isWritten else { return }
    known.facts = facts
    known.isWritten = false
    if !newRecognizers.contains(where: { $0 === known }) { newRecognizers.append(known) }
  }

  /// Writes recognizers that are new or changed.
  ///
  /// Their relations need the numbers of all recognizers, which exist only now.
  private func writeNewRecognizers() {
    guard !newRecognizers.isEmpty else { return }
    let addresses = numbers.addresses
    for known in newRecognizers where !known.isWritten {
      known.isWritten = true
      guard let recognizer = known.recognizer else { continue }
      var line = RecordLine()
      line.add("recognizer", integer: known.number)
      line.add(known.className)
      if let name = recognizer.name { line.add("name", name) }
      line.add("state", known.state.word)
      line.add(known.facts)
      let says = RelationText.text(recognizer.description) { address in
        numbers.number(atAddress: address) { addresses[$0] }
      }
      line.add("says", says)
      line.finish()
      lines.append(line)
    }
    newRecognizers = []
    recognizers = recognizers.filter { $0.value.recognizer != nil }
    watched.removeAll { $0.recognizer == nil }
  }
}
