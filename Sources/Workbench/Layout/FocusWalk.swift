import Foundation
import TouchKit

/// Who has the focus of the keyboard: a region, and a button in it; drawn as a line around.
final class FocusWalk: BenchView {
  private var region: Int?
  private weak var button: BenchButton?

  override init(_ look: WorkbenchLook) {
    super.init(look)
    isUserInteractionEnabled = false
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Whether something besides the scene has the focus.
  var isActive: Bool { region != nil }

  /// The buttons of each region, in the order in which the focus goes; the scene has none.
  private func regions(_ bench: Workbench) -> [[BenchButton]] {
    let chrome = bench.chrome
    let panel: [BenchButton] =
      switch bench.inspector.page {
      case .tab(.why): bench.inspector.why.buttons
      case .tab(.events): bench.inspector.events.buttons
      case .start: bench.inspector.start.buttons
      case .reading: bench.inspector.reading.buttons
      default: []
      }
    return [
      chrome.tool.buttons, chrome.gallery.buttons, chrome.question.buttons, [],
      bench.inspector.buttons, panel, chrome.time.buttons, chrome.status.buttons,
    ].map { buttons in buttons.filter { isSeen($0) } }
  }

  private func isSeen(_ button: BenchButton) -> Bool {
    var view: UIView? = button
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return button.window != nil && button.isEnabled
  }

  /// Goes to the next region that has buttons, or back to the scene.
  func moveRegion(by step: Int, in bench: Workbench) {
    let all = regions(bench)
    let scene = 3
    var place = region ?? scene
    for _ in all.indices {
      place = (place + step + all.count) % all.count
      if place == scene { return end() }
      if let first = all[place].first { return show(first, in: place) }
    }
  }

  /// Goes to another button of the region.
  func move(by step: Int, in bench: Workbench) {
    guard let region else { return }
    let buttons = regions(bench)[region]
    guard !buttons.isEmpty else { return end() }
    let place = buttons.firstIndex { $0 === button } ?? 0
    show(buttons[(place + step + buttons.count) % buttons.count], in: region)
  }

  /// Does what the button does.
  func activate() {
    button?.action()
    setNeedsDisplay()
  }

  /// Gives the focus back to the scene.
  func end() {
    guard region != nil else { return }
    (region, button) = (nil, nil)
    setNeedsDisplay()
  }

  private func show(_ button: BenchButton, in region: Int) {
    (self.region, self.button) = (region, button)
    accessibilityLabel = button.accessibilityLabel
    setNeedsDisplay()
  }

  override func paint(_ pen: Pen) {
    guard let button, button.window != nil else { return }
    let width: CGFloat = look.kind == .highContrast ? 3 : 2
    let box = button.convert(button.bounds, to: self).insetBy(dx: -2 - width, dy: -2 - width)
    pen.frame(box.intersection(bounds), theme.focus, radius: 8, width: width)
  }
}
