import Foundation

extension UIView {
  /// Notifies the subtree that its window is about to change.
  final func announceMove(to newWindow: UIWindow?) {
    ControllerAppearance.announce(self, visible: newWindow?.isShown ?? false)
    forEachInSubtree { view in
      view.willMove(toWindow: newWindow)
      return true
    }
  }

  /// Sets the window of the subtree, and ends touches and first responder of the former window.
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

  /// Sets the minimum opacity at which the view receives touches.
  fileprivate final func setMinimumOpacity(_ minimumOpacity: Float) {
    if traits.minimumOpacity != minimumOpacity { traits.minimumOpacity = minimumOpacity }
  }
}

extension UIApplication {
  /// The minimum opacity at which views receive touches.
  fileprivate final var minimumOpacity: Float {
    ViewTraits.minimumOpacity(for: gestures.limits.minimumAlpha)
  }
}

extension UIWindow {
  /// Applies the application's limits to its views; they may have changed while the window was hidden.
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
