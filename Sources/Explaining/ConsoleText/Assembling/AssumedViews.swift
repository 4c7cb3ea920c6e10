import Foundation

/// The assumed views of recognizers that a text lists without a tree.
///
/// The text does not tell how the views are nested. A touch hits all of them only if each contains
/// the next, so this is assumed: the first printed view is innermost, windows are outermost.
enum AssumedViews {
  /// Adds the views to a reading that has recognizers and no views.
  static func add(to reading: inout ConsoleReading) {
    guard reading.views.isEmpty, let first = reading.recognizers.first else { return }
    var references: [ConsoleReference] = []
    for recognizer in reading.recognizers {
      guard let view = recognizer.view, !references.contains(view) else { continue }
      references.append(view)
    }
    if references.isEmpty {
      // The lines name no view, or only views without an address.
      let view = ConsoleReference(className: "UIView", address: nil)
      references = [view]
      for place in reading.recognizers.indices { reading.recognizers[place].view = view }
    }
    let windows = references.filter { $0.className.hasSuffix("Window") }
    let outermostFirst = windows + references.filter { !windows.contains($0) }.reversed()
    let whole = CGRect(origin: .zero, size: ConsoleScene.usualSize)
    for (index, reference) in outermostFirst.enumerated() {
      let line = reading.recognizers.first { $0.view == reference }?.position ?? first.position
      var view = ConsoleView(
        className: reference.className,
        address: reference.address,
        position: line
      )
      (view.frame, view.parent) = (whole, index == 0 ? nil : index - 1)
      reading.views.append(view)
    }
    reading.trees = [.init(root: 0, count: outermostFirst.count, role: .window)]
    reading.assumptions.append(
      .init(
        "the text has no view tree; the views of its recognizers are assumed to be nested, the"
          + " first printed innermost",
        "文字里没有视图树：假定其中手势的视图逐层嵌套，最先打印的在最里面"
      )
    )
  }
}
