import Foundation

/// A transition of a view from one picture to another.
///
/// The old picture covers the view, which has already changed, and disappears.
@MainActor
struct ViewTransition {
  private let view: UIView
  private let effect: TransitionEffect
  private let settings: AnimationSettings
  private let application: UIApplication

  init(
    of view: UIView,
    _ effect: TransitionEffect,
    _ settings: AnimationSettings,
    _ application: UIApplication
  ) {
    self.view = view
    self.effect = effect
    self.settings = settings.inherited(from: AnimationScope.recorder?.settings)
    self.application = application
  }

  /// Makes the change and shows the transition.
  func run(_ change: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard UIView.areAnimationsEnabled, !settings.isImmediate,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else {
      UIView.performWithoutAnimation { change?() }
      return UIView.animate(settings, {}, completion)
    }
    UIView.performWithoutAnimation {
      change?()
      view.layoutIfNeeded()
      picture.frame = view.bounds
    }
    let cover = cover(of: picture)
    UIView.performWithoutAnimation { cover.alpha = 0 }
    view.decorate(with: view.decorations + [cover])
    let recorder = BlockRecorder(settings) { [weak view] finished in
      if let view { view.decorate(with: view.decorations.filter { $0 !== cover }) }
      view?.damage(picture.frame)
      completion?(finished)
    }
    animateEffect(cover, picture, with: recorder)
    recorder.close()
  }

  /// Returns the cover of the view: the old picture, or a frame that clips it.
  ///
  /// The frame shows the part of the old picture that the new one does not cover yet.
  private func cover(of picture: UIView) -> UIView {
    guard case .slide(.moveIn, _) = effect else { return picture }
    let frame = UIView(frame: picture.frame)
    frame.clipsToBounds = true
    frame.addSubview(picture)
    picture.frame = frame.bounds
    return frame
  }

  /// Animates the effect; all paths are added to the final values.
  private func animateEffect(_ picture: UIView, _ inner: UIView, with recorder: BlockRecorder) {
    let whole = AnimatedVector(1)
    switch effect {
    case .slide(let slide, let start):
      let way = AnimatedVector(start)
      let back = AnimatedVector(CGPoint(x: -start.x, y: -start.y))
      animate(picture, .opacity, .straight(whole, whole), recorder)
      if slide == .reveal {
        animate(picture, .position, .straight(.zero, back), recorder)
        animate(view, .opacity, .straight(.zero, .zero), recorder)
        return
      }
      animate(view, .position, .straight(way, .zero), recorder)
      animate(picture, .position, .straight(back, back), recorder)
      if slide == .moveIn { animate(inner, .position, .straight(.zero, way), recorder) }
    case .dissolve:
      animate(picture, .opacity, .straight(whole, .zero), recorder)
      animate(view, .opacity, .straight(.zero, .zero), recorder)
    case .push(let isUpwards):
      let way = CGPoint(x: 0, y: isUpwards ? -picture.bounds.height : picture.bounds.height)
      animate(picture, .opacity, .straight(whole, whole), recorder)
      animate(picture, .position, .straight(.zero, AnimatedVector(way)), recorder)
      animate(view, .opacity, .straight(.zero, .zero), recorder)
    case .flip(let isHorizontal):
      animate(picture, .opacity, frames([whole, .zero, .zero], .discrete), recorder)
      var thin = AnimatedVector.zero
      let part = isHorizontal ? 2 : 3
      thin.parts[part] = -0.999 * AnimatedVector(view.transform).parts[part]
      animate(view, .transform, frames([.zero, thin, .zero], .linear), recorder)
    }
  }

  private func frames(
    _ values: [AnimatedVector],
    _ interpolation: KeyframePath.Interpolation
  ) -> AnimationPath {
    let frames = values.enumerated().map { index, value in
      KeyframePath.Frame(time: Double(index) / 2, value: value)
    }
    return .keyframes(KeyframePath(frames, interpolation: interpolation))
  }

  private func animate(
    _ view: UIView,
    _ property: AnimatedProperty,
    _ path: AnimationPath,
    _ recorder: BlockRecorder
  ) {
    recorder.animate(property, of: view, along: path, from: view.modelLook)
  }
}
