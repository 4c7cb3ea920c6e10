public import Foundation

/// Behaviour that is added to a view and keeps its own recognizers there (Apple: UIInteraction).
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it was added to; conforming types keep it weakly.
  var view: UIView? { get }

  /// Tells the interaction that it is about to be added to a view, or to none.
  func willMove(to view: UIView?)

  /// Tells the interaction that it was added to a view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction at the end, taking it from the view that has it.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    display.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; nothing happens when the view does not have it.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = display.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    display.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The interactions, in the order in which they were added.
  ///
  /// Setting it removes and adds what differs.
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
