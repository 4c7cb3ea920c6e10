import Foundation
import TouchInput

/// Whether a shared window is visible and has the focus.
///
/// While guests are present it always is and has, independent of the host's page.
struct Attendance: Hashable {
  /// Whether the host's page can be seen.
  private var isHostHere = false
  /// Whether the host's page has the keyboard.
  private var isHostActive = false
  private var hasGuests = false
  /// The state that the session was notified of last.
  private var (isSeen, isFocused) = (false, false)

  /// Follows a change of the host's page; returns its events for the session, without those of the host's own
  /// fingers.
  mutating func follow(_ change: WindowChange, at time: TimeInterval) -> [InputEvent] {
    switch change {
    case .shown: isHostHere = true
    case .hidden: (isHostHere, isHostActive) = (false, false)
    case .focusGained: isHostActive = true
    case .focusLost: isHostActive = false
    case .pointerLeft, .resized, .exposed, .closeRequested, .deviceLost:
      return [.window(change, timestamp: time)]
    }
    return news(at: time)
  }

  /// Notes that the host's page is gone.
  mutating func loseHost(at time: TimeInterval) -> [InputEvent] {
    (isHostHere, isHostActive) = (false, false)
    return news(at: time)
  }

  /// Sets whether guests are present.
  mutating func setGuests(_ areThere: Bool, at time: TimeInterval) -> [InputEvent] {
    hasGuests = areThere
    return news(at: time)
  }

  private mutating func news(at time: TimeInterval) -> [InputEvent] {
    let (wasSeen, wasFocused) = (isSeen, isFocused)
    (isSeen, isFocused) = (isHostHere || hasGuests, isHostActive || hasGuests)
    var changes: [WindowChange] = []
    if isSeen, !wasSeen { changes.append(.shown) }
    if isFocused != wasFocused { changes.append(isFocused ? .focusGained : .focusLost) }
    if wasSeen, !isSeen { changes.append(.hidden) }
    return changes.map { .window($0, timestamp: time) }
  }
}
