import Foundation

/// The view in which a presentation takes place, over everything in the window.
final class PresentationContainer: UIView {
  private weak var owner: UIPresentationController?

  init(for owner: UIPresentationController, over bounds: CGRect) {
    self.owner = owner
    super.init(frame: bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    owner?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
  }
}
