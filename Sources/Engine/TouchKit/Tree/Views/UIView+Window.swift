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
    let minimumOpacity = newWindow?.application?.minimumOpacity
    endAnimationsInSubtree()
    DrawingNews.note()
    forEachInSubtree { view in
      view.attachedWindow = newWindow
      if let minimumOpacity { view.setMinimumOpacity(minimumOpacity) }
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

  /// Takes no touches when less of it shows than this.
  fileprivate final func setMinimumOpacity(_ minimumOpacity: Float) {
    if traits.minimumOpacity != minimumOpacity { traits.minimumOpacity = minimumOpacity }
  }
}

extension UIApplication {
  /// The smallest opacity of views that take touches.
  fileprivate final var minimumOpacity: Float {
    ViewTraits.minimumOpacity(for: gestures.limits.minimumAlpha)
  }
}

extension UIWindow {
  /// Has its views follow the limits of the application, which may have changed while it was hidden.
  final func followLimits() {
    guard let minimumOpacity = application?.minimumOpacity,
      traits.minimumOpacity != minimumOpacity
    else { return }
    forEachInSubtree { view in
      view.setMinimumOpacity(minimumOpacity)
      return true
    }
  }
}
