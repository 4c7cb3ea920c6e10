public import Foundation

/// An object whose trait changes can be observed (Apple: UITraitChangeObservable).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// A registration for trait changes (Apple: UITraitChangeRegistration).
///
/// It is active until it is unregistered or the object is deallocated.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure with the object and its former traits when one of the given traits changed.
  ///
  /// It is called after `traitCollectionDidChange(_:)`. The closure names the class of the object, as in `{ (self:
  /// Self, former) in … }`.
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait],
    handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitRegistrations.of(self).add(traits) { [weak self] former in
      if let observed = self as? Observed { handler(observed, former) }
    }
  }

  /// Sends an action to a target, with the object as the sender, when one of the given traits changed.
  ///
  /// The target is not retained.
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

  /// Sends an action to the object itself when one of the given traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitRegistrations.of(self).remove(registration)
  }
}
