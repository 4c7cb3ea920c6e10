// A transcription into Swift of hit-test methods of React Native and of libraries for it, used ONLY
// as a test oracle. Order of tests, and their edges, are those of the Objective-C.
//
// MIT License. Copyright (c) Meta Platforms, Inc. and affiliates (facebook/react-native). Copyright
// (c) Software Mansion <swmansion.com> (react-native-gesture-handler, react-native-screens).
// Copyright (c) 2015-present, Horcrux (react-native-svg).
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
// associated documentation files (the "Software"), to deal in the Software without restriction,
// including without limitation the rights to use, copy, modify, merge, publish, distribute,
// sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions: The above copyright notice and this
// permission notice shall be included in all copies or substantial portions of the Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
// NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
// DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

import Foundation

/// Edge insets as UIKit has them; negative values enlarge.
struct OracleInsets: Equatable {
  var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0

  /// Returns the rectangle without these insets, as `UIEdgeInsetsInsetRect` computes it.
  func inset(_ r: CGRect) -> CGRect {
    let size = CGSize(width: r.size.width - left - right, height: r.size.height - top - bottom)
    return CGRect(origin: CGPoint(x: r.origin.x + left, y: r.origin.y + top), size: size)
  }
}

/// The four values of `pointerEvents`, numbered as in `RCTPointerEvents.h`.
enum OraclePointerEvents: Int {
  case auto = 0, none, boxNone, boxOnly
}

/// A view without a transform, with UIKit's own rule.
@MainActor
class OracleView {
  var frame: CGRect
  /// The insets of `pointInside` (`hitSlop` negated); zero for views without such a property.
  var hitTestEdgeInsets = OracleInsets()
  /// The origin of `bounds`; the size is the frame's.
  var boundsOrigin = CGPoint.zero
  var hidden = false, userInteractionEnabled = true, clipsToBounds = false
  var alpha: CGFloat = 1, zPosition: CGFloat = 0
  /// The associated object of `UIView+React`; nil if `insertReactSubview` was never called.
  var reactSubviews: [OracleView]?
  var isControl: Bool { false }
  var recognizerCount = 0, enabledRecognizerCount = 0
  private(set) var subviews: [OracleView] = []
  private(set) weak var superview: OracleView?

  init(_ frame: CGRect = .zero) { self.frame = frame }

  var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  func addSubview(_ v: OracleView) {
    v.superview?.subviews.removeAll { $0 === v }
    subviews.append(v)
    v.superview = self
  }

  /// Converts a point from the superview's coordinates.
  func convertFromSuperview(_ p: CGPoint) -> CGPoint {
    CGPoint(x: p.x - frame.origin.x + boundsOrigin.x, y: p.y - frame.origin.y + boundsOrigin.y)
  }

  /// Converts a point from the coordinates of `ancestor`, which is any ancestor or the view itself.
  func convert(_ p: CGPoint, from ancestor: OracleView) -> CGPoint {
    if self === ancestor { return p }
    guard let s = superview else { return p }
    return convertFromSuperview(s.convert(p, from: ancestor))
  }

  /// Returns the result of UIKit's test, whose code is the same in RCTView, RCTViewComponentView, RNSVGSvgView and
  /// RNGestureHandlerButton.
  func pointInside(_ p: CGPoint) -> Bool {
    if hitTestEdgeInsets == OracleInsets() { return bounds.contains(p) }
    return hitTestEdgeInsets.inset(bounds).contains(p)
  }

  func hitTest(_ p: CGPoint) -> OracleView? {
    if !userInteractionEnabled || hidden || alpha < 0.01 { return nil }
    if !pointInside(p) { return nil }
    for s in subviews.reversed() {
      if let hit = s.hitTest(s.convertFromSuperview(p)) { return hit }
    }
    return self
  }

  /// The order of `-[UIView(React) reactZIndexSortedSubviews]`, which contains the React subviews (not `subviews`)
  /// as soon as one subview has a z index.
  var reactZIndexSortedSubviews: [OracleView] {
    if !subviews.contains(where: { Int($0.zPosition) != 0 }) { return subviews }
    return (reactSubviews ?? []).enumerated().sorted {
      (Int($0.element.zPosition), $0.offset) < (Int($1.element.zPosition), $1.offset)
    }.map(\.element)
  }
}

/// `RCTView` (React/Views/RCTView.m) and subclasses without their own rule.
class OraclePaperView: OracleView {
  var pointerEvents = OraclePointerEvents.auto {
    didSet { userInteractionEnabled = pointerEvents != .none }
  }

  override func hitTest(_ p: CGPoint) -> OracleView? {
    if !(userInteractionEnabled && !hidden) { return nil }
    var hitSubview: OracleView?
    let isPointInside = pointInside(p)
    let needsHitSubview = !(pointerEvents == .none || pointerEvents == .boxOnly)
    if needsHitSubview && (!clipsToBounds || isPointInside) {
      for s in reactZIndexSortedSubviews.reversed() {
        hitSubview = s.hitTest(s.convert(p, from: self))
        if hitSubview != nil { break }
      }
    }
    let hitView = isPointInside ? self : nil
    switch pointerEvents {
    case .none: return nil
    case .auto: return hitSubview ?? hitView
    case .boxOnly: return hitView
    case .boxNone: return hitSubview
    }
  }
}

/// `RCTRootContentView`; `RCTRootView` has the same test on a plain view.
final class OraclePaperRootContentView: OraclePaperView {
  var passThroughTouches = false
  override func hitTest(_ p: CGPoint) -> OracleView? {
    let hitView = super.hitTest(p)
    return passThroughTouches && hitView === self ? nil : hitView
  }
}

/// `RCTScrollView`: an `RCTView` with one plain `RCTCustomScrollView`; the content view (`RCTScrollContentView`) is
/// an `RCTView` within that.
final class OraclePaperScrollView: OraclePaperView {
  let scrollView = OracleView()
  override init(_ frame: CGRect = .zero) {
    super.init(frame)
    (scrollView.frame.size, scrollView.clipsToBounds) = (frame.size, true)
    addSubview(scrollView)
  }
}

/// `RCTViewComponentView` and subclasses without their own rule.
///
/// The overflow inset is not a property of the mounted view, because Yoga's shadow node computes it
/// (YogaLayoutableShadowNode.cpp). A node that clips or scrolls has none. Otherwise begin with the empty rectangle
/// at (0, 0). For each child that is not `display: none`, join the child's frame enlarged by the child's own
/// overflow inset. Also join the child's frame enlarged by its `hitSlop`, if the child is a `<View>`. The inset is
/// the distance by which the joined rectangle leaves (0, 0, width, height), as negative numbers. Opacity,
/// interaction and `pointerEvents` do not matter. Views that are no components (`contentView`) do not count.
class OracleFabricView: OracleView {
  /// The three versions of `betterHitTest`.
  ///
  /// The first has no overflow inset (2019). The next one has it, and asks `self.subviews`, so that a container
  /// view itself is the result. The present one asks the container's subviews (pull request 52413, 2025).
  enum Era { case noOverflowTest, selfSubviews, containerSubviews }
  static var era = Era.containerSubviews

  var pointerEvents = OraclePointerEvents.auto {
    didSet { userInteractionEnabled = pointerEvents != .none }
  }
  /// Whether the view belongs to a `ViewShadowNode` (`<View>`), whose `hitSlop` counts above.
  var isViewNode: Bool { type(of: self) == OracleFabricView.self }
  /// The plain view that clips in place of self (`overflow: hidden` with boxShadow or outline).
  private(set) var containerView: OracleView?
  var currentContainerView: OracleView { containerView ?? self }

  /// Moves all subviews into a container view, as `currentContainerView` does.
  func useCustomContainerView() {
    if containerView != nil { return }
    let c = OracleView(CGRect(origin: .zero, size: frame.size))
    for s in subviews { c.addSubview(s) }
    c.clipsToBounds = clipsToBounds
    clipsToBounds = false
    addSubview(c)
    containerView = c
  }

  /// The children in Yoga's tree.
  var layoutChildren: [OracleFabricView] {
    currentContainerView.subviews.compactMap { $0 as? OracleFabricView }
  }

  /// The overflow inset that the mounted view received.
  var overflowInset: OracleInsets { layoutOverflowInset }

  final var layoutOverflowInset: OracleInsets {
    if currentContainerView.clipsToBounds { return OracleInsets() }
    var (minX, minY, maxX, maxY): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    func union(_ r: CGRect) {
      (minX, minY) = (min(minX, r.minX), min(minY, r.minY))
      (maxX, maxY) = (max(maxX, r.maxX), max(maxY, r.maxY))
    }
    for c in layoutChildren where !c.hidden {
      let hitSlop = c.isViewNode ? c.hitTestEdgeInsets : OracleInsets()
      union(c.layoutOverflowInset.inset(c.frame))
      union(hitSlop.inset(c.frame))
    }
    return OracleInsets(
      top: min(minY, 0),
      left: min(minX, 0),
      bottom: -max(maxY - frame.size.height, 0),
      right: -max(maxX - frame.size.width, 0)
    )
  }

  func betterHitTest(_ p: CGPoint) -> OracleView? {
    if !userInteractionEnabled || hidden || alpha < 0.01 { return nil }
    let isPointInside = pointInside(p)
    var clips = currentContainerView.clipsToBounds
    if OracleFabricView.era != .noOverflowTest { clips = clips || overflowInset == OracleInsets() }
    if clips && !isPointInside { return nil }
    let asked = OracleFabricView.era == .containerSubviews ? currentContainerView : self
    for s in asked.subviews.reversed() {
      if let hit = s.hitTest(s.convert(p, from: asked)) { return hit }
    }
    return isPointInside ? self : nil
  }

  override func hitTest(_ p: CGPoint) -> OracleView? {
    switch pointerEvents {
    case .auto: return betterHitTest(p)
    case .none: return nil
    case .boxOnly: return pointInside(p) ? self : nil
    case .boxNone: return betterHitTest(p).flatMap { $0 !== self ? $0 : nil }
    }
  }
}

/// `RCTParagraphTextView`, the drawing view within a paragraph, which is never hit.
///
/// The paragraph itself (`RCTParagraphComponentView`) has its base's rule, and is no `isViewNode`.
final class OracleParagraphTextView: OracleView {
  override func hitTest(_ p: CGPoint) -> OracleView? { nil }
}

/// `RCTScrollViewComponentView`, with `RCTEnhancedScrollView` and the plain content container.
final class OracleFabricScrollView: OracleFabricView {
  /// The versions of its rule: none of its own (to 0.79), a rule that returns self (0.80) or the scroll view (after
  /// pull request 56747).
  enum ScrollEra { case inherited, answersSelf, answersScrollView }
  static var scrollEra = ScrollEra.answersScrollView

  let scrollView = OracleView()
  let content = OracleView()
  override init(_ frame: CGRect = .zero) {
    super.init(frame)
    clipsToBounds = true
    (scrollView.frame.size, scrollView.clipsToBounds) = (frame.size, true)
    addSubview(scrollView)
    scrollView.addSubview(content)
  }

  override var layoutChildren: [OracleFabricView] {
    content.subviews.compactMap { $0 as? OracleFabricView }
  }

  override func betterHitTest(_ p: CGPoint) -> OracleView? {
    if OracleFabricScrollView.scrollEra == .inherited { return super.betterHitTest(p) }
    if !userInteractionEnabled || hidden || alpha < 0.01 { return nil }
    let isPointInside = pointInside(p)
    let clips = content.clipsToBounds || overflowInset == OracleInsets()
    if clips && !isPointInside { return nil }
    for s in content.subviews.reversed() {
      if let hit = s.hitTest(s.convert(p, from: self)) { return hit }
    }
    let answer = OracleFabricScrollView.scrollEra == .answersSelf ? self : scrollView
    return isPointInside ? answer : nil
  }
}

/// `RNGestureHandlerDetector`: overflow inset forced to 1 on all sides, clipping forced off.
final class OracleGestureDetector: OracleFabricView {
  override var overflowInset: OracleInsets { OracleInsets(top: 1, left: 1, bottom: 1, right: 1) }
}

/// `RNGestureHandlerButton`, a `UIControl` that searches upwards for a view with an action.
final class OracleGestureButton: OracleView {
  /// Whether the older rule applies, in which disabled recognizers count too and `pointerEvents` is unknown.
  static var old = false
  var userEnabled = true
  var pointerEvents = OraclePointerEvents.auto
  override var isControl: Bool { true }

  func shouldHandleTouch(_ view: OracleView) -> Bool {
    if let button = view as? OracleGestureButton { return button.userEnabled }
    let n = OracleGestureButton.old ? view.recognizerCount : view.enabledRecognizerCount
    return view.isControl || n > 0
  }

  override func hitTest(_ p: CGPoint) -> OracleView? {
    if !OracleGestureButton.old {
      if pointerEvents == .none { return nil }
      if pointerEvents == .boxNone {
        for s in subviews.reversed() where !s.hidden && s.alpha > 0 {
          if let hit = s.hitTest(s.convert(p, from: self)), shouldHandleTouch(hit) { return hit }
        }
        return nil
      }
      if pointerEvents == .boxOnly { return pointInside(p) ? self : nil }
    }
    var inner = super.hitTest(p)
    while let v = inner, !shouldHandleTouch(v) { inner = v.superview }
    return inner
  }
}

/// `RNGestureHandlerButtonComponentView`, with a rule since pull request 3925 (2026-01).
final class OracleGestureButtonComponent: OracleFabricView {
  let button = OracleGestureButton()
  override init(_ frame: CGRect = .zero) {
    super.init(frame)
    button.frame.size = frame.size
    addSubview(button)
  }

  override func hitTest(_ p: CGPoint) -> OracleView? {
    if OracleGestureButton.old { return super.hitTest(p) }
    if !pointInside(p) { return nil }
    return button.hitTest(button.convert(p, from: self))
  }
}

/// `RNSFullWindowOverlayContainer`, which is never hit itself, ignores alpha, and uses React's z order.
final class OracleFullWindowOverlayContainer: OracleView {
  override func pointInside(_ p: CGPoint) -> Bool {
    subviews.contains { $0.userInteractionEnabled && $0.pointInside($0.convert(p, from: self)) }
  }

  override func hitTest(_ p: CGPoint) -> OracleView? {
    if !(userInteractionEnabled && !hidden) { return nil }
    if clipsToBounds && !pointInside(p) { return nil }
    for s in reactZIndexSortedSubviews.reversed() {
      if let hit = s.hitTest(s.convert(p, from: self)) { return hit }
    }
    return nil
  }
}

/// `RNSScreenStackView`, which asks the header's left or right React view first.
///
/// It does so only if the navigation bar's frame contains the point. `RNSScreenStackHeaderConfig` is in no
/// hierarchy, so its coordinates are the root's.
final class OracleScreenStackView: OracleFabricView {
  var navigationBarFrame: CGRect?
  /// The first left or right `RNSScreenStackHeaderSubview` that has a window.
  var headerSubview: OracleView?
  override func hitTest(_ p: CGPoint) -> OracleView? {
    if let bar = navigationBarFrame, bar.contains(p), let header = headerSubview {
      var root: OracleView = header
      while let s = root.superview { root = s }
      var component: OracleView?
      for s in header.subviews {
        if let hit = s.hitTest(s.convert(p, from: root)) { component = hit }
      }
      if component != nil { return component }
    }
    return super.hitTest(p)
  }
}

/// `RNSVGSvgView` without viewBox; on Fabric with `betterHitTest` since pull request 2787 (2025-10), before that with
/// `hitTest` without `pointerEvents`.
final class OracleSvgView: OracleFabricView {
  static var overridesHitTest = false
  override func betterHitTest(_ p: CGPoint) -> OracleView? {
    if p.x < 0 || p.y < 0 || p.x > frame.size.width || p.y > frame.size.height { return nil }
    for case let node as OracleSvgNode in subviews.reversed() {
      if let hit = node.hitTest(p) { return node.responsible || node !== hit ? hit : self }
    }
    return pointInside(p) ? self : nil
  }

  override func hitTest(_ p: CGPoint) -> OracleView? {
    OracleSvgView.overridesHitTest ? betterHitTest(p) : super.hitTest(p)
  }
}

/// `RNSVGRenderable` without transform, clip path or `active`; its frame replaces the path.
class OracleSvgNode: OracleFabricView {
  var responsible = false
  var area: CGRect?
  override func hitTest(_ p: CGPoint) -> OracleView? {
    if area == nil || pointerEvents == .none || hidden { return nil }
    return area!.contains(p) ? self : nil
  }
}

/// `RNSVGGroup`, which tests its path's bounds, then its nodes from the front, then itself.
final class OracleSvgGroup: OracleSvgNode {
  override func hitTest(_ p: CGPoint) -> OracleView? {
    guard (area ?? .zero).contains(p) else { return nil }
    for case let node as OracleSvgNode in subviews.reversed() {
      if let hit = node.hitTest(p) { return node.responsible || node !== hit ? hit : self }
    }
    return super.hitTest(p)
  }
}
