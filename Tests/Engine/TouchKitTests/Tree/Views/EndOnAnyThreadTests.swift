import Foundation
import Testing
import TouchKit

@MainActor
@Suite("The end on any thread")
struct EndOnAnyThreadTests {
  @Test("What clients make of the engine's classes may end on any thread")
  func threads() async {
    let ends = Ends()
    let held = Held([
      OwnTap(ends), OwnPan(ends), OwnButton(ends), OwnLabel(ends), OwnSwitch(ends), OwnView(ends),
      OwnShape(ends),
    ])
    await Task.detached { held.letGo() }.value
    #expect(ends.count == 7)
  }
}

// Classes like those of applications, whose modules have no default actor.

/// A counter of released objects, for any thread.
private final class Ends: @unchecked Sendable {
  private let lock = NSLock()
  private var ended = 0
  var count: Int { lock.withLock { ended } }
  func add() { lock.withLock { ended += 1 } }
}

/// A holder of objects that releases them on request, on any thread.
private final class Held: @unchecked Sendable {
  private var objects: [NSObject]
  init(_ objects: [NSObject]) { self.objects = objects }
  func letGo() { objects = [] }
}

/// An object that counts its end.
private final class Ender {
  private let ends: Ends
  init(_ ends: Ends) { self.ends = ends }
  deinit { ends.add() }
}

private final class OwnTap: UITapGestureRecognizer {
  private let ender: Ender
  init(_ ends: Ends) {
    ender = Ender(ends)
    super.init(target: nil, action: nil)
  }
}

private final class OwnPan: UIPanGestureRecognizer {
  private let ender: Ender
  init(_ ends: Ends) {
    ender = Ender(ends)
    super.init(target: nil, action: nil)
  }
}

private final class OwnButton: UIButton {
  private let ender: Ender
  init(_ ends: Ends) {
    ender = Ender(ends)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnLabel: UILabel {
  private let ender: Ender
  init(_ ends: Ends) {
    ender = Ender(ends)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnSwitch: UISwitch {
  private let ender: Ender
  init(_ ends: Ends) {
    ender = Ender(ends)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnView: UIView {
  private let ender: Ender
  init(_ ends: Ends) {
    ender = Ender(ends)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OwnShape: CAShapeLayer {
  private let ender: Ender
  init(_ ends: Ends) {
    ender = Ender(ends)
    super.init()
  }
  required init?(coder: NSCoder) { nil }
}
