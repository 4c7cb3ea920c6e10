import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("The look of bars")
struct BarLookTests {
  private let stage = Stage()

  private func label(in view: UIView, _ text: String) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(in: $0, text) }.first
  }

  @Test("Words of a button are drawn as its attributes say, for each state")
  func attributes() {
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 2], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
    bar.items = [item]
    stage.rootView.addSubview(bar)
    stage.application.layoutIfNeeded()
    let shown = label(in: bar, "Go")?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(shown?[.foregroundColor] as? UIColor == .red && shown?[.kern] as? Int == 2)
    #expect((shown?[.font] as? UIFont)?.pointSize == 17)
    item.isEnabled = false
    stage.application.layoutIfNeeded()
    let dull = label(in: bar, "Go")?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(dull?[.foregroundColor] as? UIColor == .green && dull?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .green)
    #expect(item.titleTextAttributes(for: .selected) == nil)
  }

  @Test("A chosen tab's words are drawn as its attributes say")
  func tabs() {
    let bar = UITabBar(frame: rect(0, 0, 300, 49))
    let items = ["one", "two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    for item in items {
      item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    }
    bar.items = items
    bar.selectedItem = items[1]
    stage.rootView.addSubview(bar)
    stage.application.layoutIfNeeded()
    func attributes(_ text: String) -> [NSAttributedString.Key: Any]? {
      label(in: bar, text)?.attributedText?.attributes(at: 0, effectiveRange: nil)
    }
    #expect((attributes("one")?[.font] as? UIFont)?.pointSize == 12)
    #expect((attributes("two")?[.font] as? UIFont)?.pointSize == 12)
    #expect(attributes("two")?[.foregroundColor] as? UIColor == .red)
    #expect(attributes("one")?[.foregroundColor] as? UIColor != .red)
  }

  @Test("A button is wide enough for every title that it may come to show")
  func possibleTitles() throws {
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    bar.items = [item]
    stage.rootView.addSubview(bar)
    func width() throws -> CGFloat {
      stage.application.layoutIfNeeded()
      return try #require(label(in: bar, "On")?.superview).bounds.width
    }
    let narrow = try width()
    item.possibleTitles = ["On", "Switched off for the time being"]
    let wide = try width()
    #expect(wide > narrow + 50)
    item.title = "Switched off for the time being"
    item.possibleTitles = nil
    stage.application.layoutIfNeeded()
    let shown = try #require(label(in: bar, "Switched off for the time being")?.superview)
    #expect(abs(shown.bounds.width - wide) <= 1)
  }

  @Test("An item keeps its landscape image, and shows the other: no window is compact in height")
  func landscapeImage() throws {
    final class Target: NSObject { func fire(_ sender: UIBarButtonItem) {} }
    let images = [20, 16].map { size in
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
    }
    let target = Target()
    let item = UIBarButtonItem(
      image: images[0],
      landscapeImagePhone: images[1],
      style: .done,
      target: target,
      action: Target.fire
    )
    #expect(item.action != nil && item.target === target && item.style == .done)
    #expect(item.image === images[0] && item.landscapeImagePhone === images[1])
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    bar.items = [item]
    stage.rootView.addSubview(bar)
    stage.application.layoutIfNeeded()
    #expect(try #require(picture(in: bar)).image?.size == images[0].size)
    let selector = Selector("fire:", Target.fire)
    let named = UIBarButtonItem(
      image: nil,
      landscapeImagePhone: nil,
      style: .plain,
      target: target,
      action: selector
    )
    #expect(named.action == selector && named.landscapeImagePhone == nil)
  }

  @Test("An item's image is moved by its insets, in toolbars and tab bars")
  func imageInsets() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let (toolbar, tabs) = (UIToolbar(frame: rect(0, 0, 300, 44)), UITabBar())
    tabs.frame = rect(0, 100, 300, 49)
    let (button, tab) = (UIBarButtonItem(), UITabBarItem(title: nil, image: image, tag: 0))
    button.image = image
    toolbar.items = [button]
    tabs.items = [tab]
    for bar in [toolbar, tabs] { stage.rootView.addSubview(bar) }
    func places() throws -> [CGPoint] {
      stage.application.layoutIfNeeded()
      return try [toolbar, tabs].map { bar in
        let image = try #require(picture(in: bar))
        return bar.convert(CGPoint(x: image.bounds.midX, y: image.bounds.midY), from: image)
      }
    }
    let former = try places()
    for item in [button, tab] {
      item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    }
    let moved = try places()
    for (old, new) in zip(former, moved) { #expect(new.x == old.x && new.y == old.y + 6) }
  }

  private func picture(in view: UIView) -> UIImageView? {
    if let picture = view as? UIImageView, picture.image != nil { return picture }
    return view.subviews.lazy.compactMap { picture(in: $0) }.first
  }

  @Test("A dark bar says so to what it holds")
  func style() {
    let bars = [UIToolbar(), UINavigationBar(), UITabBar()]
    bars.forEach(stage.rootView.addSubview)
    (bars[0] as? UIToolbar)?.barStyle = .black
    (bars[1] as? UINavigationBar)?.barStyle = .blackTranslucent
    (bars[2] as? UITabBar)?.barStyle = .black
    #expect(bars.map(\.traitCollection.userInterfaceStyle) == [.dark, .dark, .dark])
    (bars[0] as? UIToolbar)?.barStyle = .default
    #expect(bars[0].traitCollection.userInterfaceStyle == .light)
  }

  @Test("What is not translucent lets nothing through its colour")
  func translucency() {
    let (toolbar, tabBar) = (UIToolbar(), UITabBar())
    toolbar.barTintColor = UIColor.red.withAlphaComponent(0.5)
    tabBar.barTintColor = UIColor.red.withAlphaComponent(0.5)
    #expect(toolbar.backgroundColor?.cgColor.alpha == 0.5)
    toolbar.isTranslucent = false
    tabBar.isTranslucent = false
    #expect(toolbar.backgroundColor == .red && tabBar.backgroundColor == .red)
    toolbar.isTranslucent = true
    #expect(toolbar.backgroundColor?.cgColor.alpha == 0.5)
  }

  @Test("A bar's button is called as its item says")
  func accessibility() {
    let bar = UIToolbar(frame: rect(0, 0, 300, 44))
    let item = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "Close"
    item.accessibilityHint = "Closes all"
    bar.items = [item]
    let button = bar.subviews.first { $0 is UIButton }
    #expect(button?.accessibilityLabel == "Close" && button?.accessibilityHint == "Closes all")
  }
}
