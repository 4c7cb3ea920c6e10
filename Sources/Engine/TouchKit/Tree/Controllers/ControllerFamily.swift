/// Changes the parents and children of controllers.
@MainActor
enum ControllerFamily {
  /// Makes one controller a child of another, unless it would become its own ancestor.
  static func add(_ child: UIViewController, to parent: UIViewController) {
    guard child.parentReference !== parent else { return }
    guard !isAncestorOrSame(child, of: parent) else {
      return EngineLog.warn(
        "addChild refused: \(child.traceName) is \(parent.traceName) or contains it; "
          + "a controller cannot contain itself.",
        in: parent.viewIfLoaded?.attachedWindow?.application
      )
    }
    child.parentReference?.childControllers.removeAll { $0 === child }
    child.willMove(toParent: parent)
    child.parentReference = parent
    parent.childControllers.append(child)
  }

  /// Removes a controller from its parent.
  static func remove(_ child: UIViewController) {
    guard let parent = child.parentReference else { return }
    // Retained, because the parent may have the only reference.
    withExtendedLifetime(child) {
      parent.childControllers.removeAll { $0 === child }
      child.parentReference = nil
      child.didMove(toParent: nil)
    }
  }

  private static func isAncestorOrSame(
    _ candidate: UIViewController,
    of controller: UIViewController
  ) -> Bool {
    var current: UIViewController? = controller
    while let ancestor = current {
      if ancestor === candidate { return true }
      current = ancestor.parentReference
    }
    return false
  }
}
