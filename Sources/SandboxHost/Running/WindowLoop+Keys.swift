import Foundation
import PointerInput
import SandboxPanels
import TouchKit

/// Which keys are the sandbox's own.
extension WindowLoop {
  /// What comes of a key that is not the application's.
  enum TakenKey {
    case perform(KeyAction)
    case nothing
  }

  /// What the sandbox does with a key; nil when it is the application's.
  func action(of stroke: KeyStroke) -> TakenKey? {
    let name = stroke.name.lowercased()
    // The receiver of a key's press receives its release too.
    guard stroke.isDown else { return takenKeys.remove(name).map { _ in .nothing } }
    if stroke.isRepeat, takenKeys.contains(name) { return repeatedAction(of: stroke) }
    guard let binding = attraction.keys.binding(for: stroke, in: keyContext) else { return nil }
    takenKeys.insert(name)
    return .perform(binding.action)
  }

  /// A key that is held does nothing more, unless it moves things.
  func repeatedAction(of stroke: KeyStroke) -> TakenKey {
    let action = attraction.keys.binding(for: stroke, in: keyContext)?.action
    return switch action {
    case .nudge?, .propertyStep?, .time(.stepEvents)?, .time(.stepFrames)?, .time(.skip)?,
      .listStep?:
      action.map(TakenKey.perform) ?? .nothing
    default: .nothing
    }
  }

  var keyContext: KeyTable.Context {
    KeyTable.Context(
      isSelecting: run.settings.isSelecting,
      hasEdits: tools.hasEdits,
      isTyping: run.application.isTyping || panels?.desk.isTyping == true,
      isListing: panels?.desk.isCardOpen == true,
      isChoosing: run.settings.isSelecting && panels?.desk.hasProperties == true,
      isReviewing: review != nil
    )
  }
}
