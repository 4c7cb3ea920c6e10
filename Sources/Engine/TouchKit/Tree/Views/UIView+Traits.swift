import Drawing
import Foundation

extension UIView: UITraitEnvironment {
  final func setStyle(_ style: UIUserInterfaceStyle) {
    guard style != display.style else { return }
    let former = traitCollection
    display.style = style
    announceTraits(former)
  }

  /// The traits with the nearest style that the view or an ancestor specifies; light by default.
  final var surroundingTraits: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      switch current.display.style {
      case .dark: return .dark
      case .light: return .light
      case .unspecified: view = current.parent
      }
    }
    return .light
  }

  /// The background colour in the view's traits.
  final var fillColor: Color? {
    guard let fill else { return nil }
    if case .fixed(let color, _) = fill.source { return color }
    return fill.color(in: traitCollection)
  }

  /// Redraws the view and its descendants with the new traits, and notifies them.
  private func announceTraits(_ former: UITraitCollection) {
    damageExtent()
    guard traitCollection != former else { return }
    forEachInSubtree { view in
      guard view === self || view.display.style == .unspecified else { return true }
      view.drawnContent?.isStale = true
      let now = view.traitCollection
      if let controller = view.controller {
        controller.traitCollectionDidChange(former)
        TraitRegistrations.announce(controller, now, from: former)
      }
      view.traitCollectionDidChange(former)
      TraitRegistrations.announce(view, now, from: former)
      return true
    }
  }
}
