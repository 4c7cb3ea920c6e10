public import Foundation

/// A behaviour that can be added to a view and has its own recognizers there (Apple: UIInteraction).
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; conforming types store it weakly.
  var view: UIView? { get }

  /// Called when the interaction is about to be added to a view; nil for its removal.
  func willMove(to view: UIView?)

  /// Called when the interaction was added to a view; nil after its removal.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction at the end, and removes it from its former view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    display.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing if the view does not have it.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = display.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    display.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The interactions, in the order in which they were added.
  ///
  /// Setting it removes and adds the interactions that differ.
  public final var interactions: [any UIInteraction] {
    get { display.interactions }
    set {
      for old in display.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !display.interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
      display.interactions = newValue
    }
  }
}
