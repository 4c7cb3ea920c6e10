/// The links of a view to the tree it is in.
///
/// The `deinit` of a superview or a window changes the links of the views below it, on any thread:
/// nobody else uses those views at that moment.
nonisolated struct ViewLinks {
  /// The subviews, the front one last.
  var children: [UIView] = []
  /// Parts that are drawn in front of the subviews.
  var decorations: [UIView] = []
  // Cleared by the `deinit` of the object that they lead to. With `unowned`, the program would end when the `deinit`
  // of a client's class asks a subview for its superview.
  unowned(unsafe) var parent: UIView?
  unowned(unsafe) var window: UIWindow?
  /// The number of superviews that are let go while this view is.
  var teardownDepth: UInt8 = 0
}

nonisolated extension UIView {
  /// The subviews, the front one last.
  final var children: [UIView] { links.children }

  /// Parts that are drawn in front of the subviews.
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
