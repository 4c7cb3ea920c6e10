public import Foundation

/// An object that tells when something about its surrounding changed
/// (Apple: UITraitChangeObservable).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// What was asked for by `registerForTraitChanges`; it holds until it is taken back or the object
/// goes (Apple: UITraitChangeRegistration).
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its former surrounding whenever one of these things
  /// changed, after `traitCollectionDidChange(_:)`.
  ///
  /// The closure says of which class the object is, as in `{ (self: Self, former) in … }`.
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait],
    handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitRegistrations.of(self).add(traits) { [weak self] former in
      if let observed = self as? Observed { handler(observed, former) }
    }
  }

  /// Sends an action to a target, with the object as the sender, whenever one of these things
  /// changed; the target is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let pair = TargetAction(target: target, action: action)
    return TraitRegistrations.of(self).add(traits) { [weak self] _ in
      if let self { _ = pair.send(from: self, for: nil) }
    }
  }

  /// Sends an action to the object itself whenever one of these things changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Takes back what was asked for.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitRegistrations.of(self).remove(registration)
  }
}
