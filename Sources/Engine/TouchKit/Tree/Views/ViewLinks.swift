/// A view's links to the other views of its tree and to its window.
///
/// The `deinit` of a superview or a window changes the links of its descendants, on any thread. No other code uses
/// those views at that moment.
nonisolated struct ViewLinks {
  /// The subviews, the front one last.
  var children: [UIView] = []
  /// The parts that are drawn in front of the subviews.
  var decorations: [UIView] = []
  // Cleared by the `deinit` of the referenced object. With `unowned`, the program would crash when the `deinit` of a
  // client's class reads a subview's superview.
  unowned(unsafe) var parent: UIView?
  unowned(unsafe) var window: UIWindow?
  /// The number of ancestors that are being deallocated around this view.
  var teardownDepth: UInt8 = 0
}

nonisolated extension UIView {
  /// The subviews, the front one last.
  final var children: [UIView] { links.children }

  /// The parts that are drawn in front of the subviews.
  final var decorations: [UIView] {
    get { links.decorations }
    set { links.decorations = newValue }
  }

  /// The superview.
  final var parent: UIView? {
    get { links.parent }
    set { links.parent = newValue }
  }

  /// The window whose tree the view is in.
  package final var attachedWindow: UIWindow? {
    get { links.window }
    set { links.window = newValue }
  }
}
