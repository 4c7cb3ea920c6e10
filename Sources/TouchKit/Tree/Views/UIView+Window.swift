import Foundation

extension UIView {
  /// Tells the subtree that its window is about to change.
  final func announceMove(to newWindow: UIWindow?) {
    ControllerAppearance.announce(self, visible: newWindow?.isShown ?? false)
    forEachInSubtree { view in
      view.willMove(toWindow: newWindow)
      return true
    }
  }

  /// Puts the subtree into a window or takes it out of one, and lets touches and first responder
  /// follow.
  package final func attach(to newWindow: UIWindow?) {
    let oldWindow = attachedWindow
    endAnimationsInSubtree()
    forEachInSubtree { view in
      view.attachedWindow = newWindow
      for recognizer in view.recognizers { recognizer.forgetAttemptByHand() }
      view.attachDecorations()
      if let backing = view.backing, let application = newWindow?.application {
        backing.joinWindow(at: application.currentTime)
      }
      return true
    }
    forEachInSubtree { view in
      view.didMoveToWindow()
      return true
    }
    oldWindow?.treeDidLose(self)
    ControllerAppearance.complete(self)
  }
}
