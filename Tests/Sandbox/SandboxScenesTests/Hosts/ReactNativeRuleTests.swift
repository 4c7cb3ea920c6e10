import Foundation
import Testing
import TouchInput
import TouchKit
import TouchKitTesting
import TouchTrace

@testable import SandboxScenes

/// The rules of React Native's classes, compared with a transcription of its own code.
@MainActor
@Suite("React Native's rules, beside a transcription of its code")
struct ReactNativeRuleTests {
  /// The number of compared trees; all 100 000 only on request, because they take minutes.
  private static let count =
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_ORACLE_TREES"].flatMap { Int($0) } ?? 4_000

  @Test("agree on random trees")
  func agreement() {
    var hits = 0
    for seed in 0..<Self.count {
      let twins = TwinTree(seed: UInt64(seed))
      for point in twins.points {
        let expected = twins.name(ofOracle: twins.oracle.hitTest(point))
        let found = twins.name(ofView: twins.view.hitTest(point, with: nil))
        #expect(found == expected, "tree \(seed) at \(point):\n\(twins.outline)")
        if expected != "nobody" { hits += 1 }
      }
    }
    // Without any hit, the agreement of the trees would prove nothing.
    #expect(hits > Self.count)
  }

  @Test("a hit map, which asks once between edges, has the answer of each pixel", arguments: 0..<40)
  func hitMap(seed: Int) {
    let tree = TwinTree(seed: UInt64(seed))
    let controller = UIViewController()
    controller.view = tree.view
    let stage = Stage(size: CGSize(width: 100, height: 100), root: controller)
    stage.application.layoutIfNeeded()
    let grid = stage.application.hitGrid(size: CGSize(width: 100, height: 100))
    for (row, column) in (0..<100).flatMap({ row in (0..<100).map { (row, $0) } }) {
      let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
      let asked = stage.application.hitTestReports(at: point).compactMap(\.result).last
      let isSame = grid.receiver(column: column, row: row)?.id == asked?.id
      #expect(isSame, "(\(point.x), \(point.y))")
    }
  }

  @Test("every kind of class is hit, and refuses, in some of them")
  func kinds() {
    var hit: Set<String> = []
    var wasMade: Set<String> = []
    for seed in 0..<400 {
      let twins = TwinTree(seed: UInt64(seed))
      wasMade.formUnion(twins.kinds)
      for point in twins.points {
        guard let view = twins.view.hitTest(point, with: nil) else { continue }
        hit.insert(String(describing: type(of: view)))
      }
    }
    #expect(wasMade.count == TwinTree.Kind.allCases.count)
    #expect(hit.isSuperset(of: ["ReactPaperView", "ReactFabricView", "ReactFabricPartView"]))
    #expect(hit.isSuperset(of: ["GestureButton", "SVGDrawingView", "UIScrollView", "UIView"]))
    #expect(!hit.contains("FullWindowOverlayView"))
  }
}

/// The same random tree twice: of views, and of the oracle's views.
@MainActor
struct TwinTree {
  enum Kind: CaseIterable {
    case plain, paper, fabric, part, scroll, detector, buttonWrapper, overlay, svg
  }

  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let oracle = OracleView(CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var kinds: Set<String> = []
  private(set) var points: [CGPoint] = []
  private var random: SeededRandom
  private var views: [ObjectIdentifier: String] = [:]
  private var oracles: [ObjectIdentifier: String] = [:]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    note(view, oracle)
    let count = Int.random(in: 2...4, using: &random)
    for _ in 0..<count { grow(view, oracle, depth: 0) }
    points = (0..<6).map { _ in
      CGPoint(
        x: Double.random(in: -20...120, using: &random).rounded(),
        y: Double.random(in: -20...120, using: &random).rounded()
      )
    }
  }

  func name(ofView view: UIView?) -> String {
    view.map { views[ObjectIdentifier($0)] ?? "a view of its own" } ?? "nobody"
  }

  func name(ofOracle view: OracleView?) -> String {
    view.map { oracles[ObjectIdentifier($0)] ?? "a view of its own" } ?? "nobody"
  }

  /// The tree as text: class, frame and the properties that decide about touches.
  var outline: String { Self.lines(view, "").joined(separator: "\n") }

  private static func lines(_ view: UIView, _ indent: String) -> [String] {
    let flags = [
      view.isHidden ? "hidden" : "", view.isUserInteractionEnabled ? "" : "no interaction",
      view.alpha < 1 ? "transparent" : "", view.clipsToBounds ? "clips" : "",
      (view as? any HostView).map { "\($0.settings)" } ?? "",
    ]
    let head = "\(indent)\(type(of: view)) \(view.frame) \(flags.joined(separator: " "))"
    return [head] + view.subviews.flatMap { lines($0, indent + "  ") }
  }

  private mutating func note(_ view: UIView, _ oracle: OracleView) {
    let name = "\(views.count)"
    views[ObjectIdentifier(view)] = name
    oracles[ObjectIdentifier(oracle)] = name
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func grow(_ parent: UIView, _ oracleParent: OracleView, depth: Int) {
    let kind = Kind.allCases.randomElement(using: &random) ?? .plain
    kinds.insert("\(kind)")
    let frame = CGRect(
      x: Double.random(in: -30...80, using: &random).rounded(),
      y: Double.random(in: -30...80, using: &random).rounded(),
      width: Double.random(in: 5...90, using: &random).rounded(),
      height: Double.random(in: 5...90, using: &random).rounded()
    )
    let (view, oracle) = make(kind, frame)
    parent.addSubview(view)
    oracleParent.addSubview(oracle)
    note(view, oracle)
    if kind == .scroll || kind == .buttonWrapper { return inner(view, oracle, kind, depth) }
    setFlags(view, oracle, kind)
    guard depth < 3 else { return }
    for _ in 0..<Int.random(in: 0...3, using: &random) { grow(view, oracle, depth: depth + 1) }
    if oracle.subviews.count > 0 { oracle.reactSubviews = oracle.subviews }
  }

  private mutating func make(_ kind: Kind, _ frame: CGRect) -> (UIView, OracleView) {
    switch kind {
    case .plain: return (UIView(frame: frame), OracleView(frame))
    case .paper: return (ReactPaperView(frame: frame), OraclePaperView(frame))
    case .fabric: return (ReactFabricView(frame: frame), OracleFabricView(frame))
    case .part: return (ReactFabricPartView(frame: frame), OracleFabricPart(frame))
    case .scroll: return (ReactScrollView(frame: frame), OracleFabricScrollView(frame))
    case .detector: return (GestureDetectorView(frame: frame), OracleGestureDetector(frame))
    case .buttonWrapper:
      return (GestureButtonWrapper(frame: frame), OracleGestureButtonComponent(frame))
    case .overlay:
      return (FullWindowOverlayView(frame: frame), OracleFullWindowOverlayContainer(frame))
    case .svg:
      OracleSvgView.overridesHitTest = true
      return (SVGDrawingView(frame: frame), OracleSvgView(frame))
    }
  }

  /// Adds the native views of a scroll view, or the button of its wrapper, with their content.
  private mutating func inner(_ view: UIView, _ oracle: OracleView, _ kind: Kind, _ depth: Int) {
    if let scroll = oracle as? OracleFabricScrollView {
      let scrollView = UIScrollView(frame: view.bounds)
      let content = UIView(frame: view.bounds)
      view.clipsToBounds = true
      view.addSubview(scrollView)
      scrollView.addSubview(content)
      scroll.content.frame = content.frame
      // UIKit's scroll views have the same number.
      scroll.scrollView.enabledRecognizerCount = 2
      note(scrollView, scroll.scrollView)
      note(content, scroll.content)
      for _ in 0..<2 { grow(content, scroll.content, depth: depth + 1) }
    } else if let wrapper = oracle as? OracleGestureButtonComponent {
      let button = GestureButton(frame: view.bounds)
      view.addSubview(button)
      note(button, wrapper.button)
      let events = HostSettings.PointerEvents.allCases.randomElement(using: &random) ?? .auto
      button.settings.pointerEvents = events
      wrapper.button.pointerEvents = events.oracle
      guard depth < 3 else { return }
      for _ in 0..<2 { grow(button, wrapper.button, depth: depth + 1) }
    }
  }

  private mutating func setFlags(_ view: UIView, _ oracle: OracleView, _ kind: Kind) {
    if chance(15) { (view.isHidden, oracle.hidden) = (true, true) }
    if chance(15) {
      (view.isUserInteractionEnabled, oracle.userInteractionEnabled) = (false, false)
    }
    if chance(15) { (view.alpha, oracle.alpha) = (0, 0) }
    if kind != .detector, chance(30) { (view.clipsToBounds, oracle.clipsToBounds) = (true, true) }
    if chance(15) {
      let origin = CGPoint(x: 7, y: -5)
      view.bounds.origin = origin
      oracle.boundsOrigin = origin
    }
    guard let host = view as? any HostView else { return }
    let takesSlop = kind == .paper || kind == .fabric || kind == .part
    if takesSlop, chance(30) {
      let slop = Double(Int.random(in: -4...20, using: &random))
      host.settings.hitSlop = UIEdgeInsets(top: slop, left: slop, bottom: slop, right: slop)
      oracle.hitTestEdgeInsets = OracleInsets(top: -slop, left: -slop, bottom: -slop, right: -slop)
    }
    if chance(20) {
      let index = Int.random(in: -2...2, using: &random)
      host.settings.zIndex = index
      oracle.zPosition = CGFloat(index)
    }
    guard kind != .overlay, kind != .svg, chance(50) else { return }
    let events = HostSettings.PointerEvents.allCases.randomElement(using: &random) ?? .auto
    host.settings.pointerEvents = events
    view.isUserInteractionEnabled = events != .none
    (oracle as? OraclePaperView)?.pointerEvents = events.oracle
    (oracle as? OracleFabricView)?.pointerEvents = events.oracle
    oracle.userInteractionEnabled = events != .none
  }
}

/// A React Native component that is no plain view; its hit slop does not enlarge the area of its parent.
final class OracleFabricPart: OracleFabricView {}

extension HostSettings.PointerEvents {
  fileprivate var oracle: OraclePointerEvents {
    switch self {
    case .auto: .auto
    case .none: .none
    case .boxNone: .boxNone
    case .boxOnly: .boxOnly
    }
  }
}
