package import Foundation
package import TouchInput
package import TextFormats

/// A session that `TouchRecorder` wrote: the touches in an app, and their effects there.
package struct TouchSession: Sendable {
  /// The device of the recording.
  package struct Header: Hashable, Sendable {
    /// The system and its version: `iOS 17.2`.
    package var system: String
    /// The screen's size, in points.
    package var screen: CGSize
    /// The number of pixels per point.
    package var scale: Double
  }

  /// An entry of the session.
  package struct Step: Sendable {
    /// The content of an entry.
    package enum Content: Sendable {
      /// The changed parts of the tree.
      case tree(SessionTree.Change)
      /// The touches that changed in an event.
      case touches([SessionTouch])
      /// The recognizers whose states changed.
      case states(SessionStates)
      /// An event of a control, with the control's number.
      case control(Int, event: String)
      /// A picture of a window with the window's number, as a PNG file.
      case picture(Int, Data)
    }

    /// The time, in seconds on the device's clock.
    package var time: TimeInterval
    /// The content.
    package var content: Content
    /// The position of the start of its line.
    package var position: SourcePosition
  }

  /// The device of the recording.
  package var header: Header
  /// The entries, in the order of the file.
  package var steps: [Step] = []
  /// Whether the recording was stopped regularly.
  package var isWhole = false

  /// The number of events with touches.
  package var eventCount: Int {
    steps.count { if case .touches = $0.content { true } else { false } }
  }

  /// Whether control events were recorded, and at least one occurred.
  package var tellsControls: Bool {
    steps.contains { if case .control = $0.content { true } else { false } }
  }

  /// The tree at the end, after all changes.
  package var lastTree: SessionTree {
    steps.reduce(into: SessionTree()) { tree, step in
      if case .tree(let change) = step.content { tree.apply(change) }
    }
  }

  /// The tree when the first finger landed.
  package var firstTree: SessionTree {
    var tree = SessionTree()
    for step in steps {
      switch step.content {
      case .tree(let change): tree.apply(change)
      case .touches: return tree
      default: break
      }
    }
    return tree
  }
}

/// A touch in an event.
package struct SessionTouch: Hashable, Sendable {
  /// The phases of a touch.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case began, moved, ended, cancelled
  }

  /// The number, unique among the touches of the session.
  package var id: Int
  /// The phase.
  package var phase: Phase
  /// The location, in points of the screen.
  package var place: CGPoint
  /// The attributes that the device reported.
  package var attributes: ContactAttributes
  /// The window, the hit view and the recognizers of the touch, from its beginning.
  package var window: Int?
  package var view: Int?
  package var recognizers: [Int] = []
}

/// The recognizers with changed states.
package struct SessionStates: Hashable, Sendable {
  /// The moments at which states were read.
  package enum Moment: String, Hashable, Sendable, CaseIterable {
    /// At the start of an event; some recognizers can have received it already.
    case before
    /// At the end of an event.
    case after
  }

  /// The moment at which the states were read.
  package var moment: Moment
  /// The recognizers with their new states.
  package var changes: [Change]

  /// A recognizer, by its number, and its state.
  package struct Change: Hashable, Sendable {
    package var recognizer: Int
    package var state: SessionState
  }
}

/// The state of a recognizer.
package enum SessionState: String, Hashable, Sendable, CaseIterable {
  case possible, began, changed, ended, cancelled, failed
}
