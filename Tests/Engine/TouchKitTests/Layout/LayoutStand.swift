import TouchTrace
import Foundation
import TouchKitTesting

@testable import TouchKit

/// A root view of a known size, with views that constraints place.
@MainActor
struct LayoutStand {
  let root: UIView

  init(width: CGFloat = 320, height: CGFloat = 480) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds a view without a frame.
  func add(_ name: String = "box", to parent: UIView? = nil, content: CGSize? = nil) -> SizedView {
    let view = SizedView(content: content)
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

/// A view with an intrinsic content size.
class SizedView: UIView {
  var content: CGSize? {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(content: CGSize?) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
}

extension Stage {
  /// The warnings of the engine.
  var warnings: [String] {
    log.records.compactMap { record in
      if case .warning(let message) = record.event { message } else { nil }
    }
  }
}
