import Foundation
import TouchInput

/// Whether a shared window is seen and has the focus: while guests are there, it is and has, whatever
/// becomes of the host's page.
struct Attendance: Hashable {
  /// Whether the host's page can be seen.
  private var isHostHere = false
  /// Whether the host's page has the keyboard.
  private var isHostActive = false
  private var hasGuests = false
  /// What the session was told last.
  private var (isSeen, isFocused) = (false, false)

  /// The host's page changed; what it means to the session, besides the host's own fingers.
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

  /// The host's page is gone.
  mutating func loseHost(at time: TimeInterval) -> [InputEvent] {
    (isHostHere, isHostActive) = (false, false)
    return news(at: time)
  }

  /// There are guests, or there are none any more.
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
