package import Foundation
package import TouchInput
package import TextFormats

/// A session that `TouchRecorder` wrote: what fingers did in an app, and what came of it there.
package struct TouchSession: Sendable {
  /// Where it was recorded.
  package struct Header: Hashable, Sendable {
    /// The system and its version: `iOS 17.2`.
    package var system: String
    /// The screen's size, in points.
    package var screen: CGSize
    /// How many pixels make a point.
    package var scale: Double
  }

  /// One thing that was written down.
  package struct Step: Sendable {
    /// What it is.
    package enum Content: Sendable {
      /// What of the tree is not as it was.
      case tree(SessionTree.Change)
      /// The touches that changed in an event.
      case touches([SessionTouch])
      /// The recognizers whose states changed.
      case states(SessionStates)
      /// A control, by its number, sent an event.
      case control(Int, event: String)
      /// A window, by its number, as it looked: a PNG file.
      case picture(Int, Data)
    }

    /// When, in seconds on the device's clock.
    package var time: TimeInterval
    /// What.
    package var content: Content
    /// Where its line begins.
    package var position: SourcePosition
  }

  /// Where it was recorded.
  package var header: Header
  /// Everything, in the order of the file.
  package var steps: [Step] = []
  /// Whether the file says that the recording was stopped.
  package var isWhole = false

  /// How many events have touches.
  package var eventCount: Int {
    steps.count { if case .touches = $0.content { true } else { false } }
  }

  /// Whether events of controls were recorded, and there were some.
  package var tellsControls: Bool {
    steps.contains { if case .control = $0.content { true } else { false } }
  }

  /// Everything that a tree says, put together: the tree at the end.
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

/// A touch as an event has it.
package struct SessionTouch: Hashable, Sendable {
  /// What it did.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case began, moved, ended, cancelled
  }

  /// Its number, which no other touch of the session has.
  package var id: Int
  /// What it did.
  package var phase: Phase
  /// Where, in points of the screen.
  package var place: CGPoint
  /// The attributes that the device reported.
  package var attributes: ContactAttributes
  /// The window, the view that has it and the recognizers that watch it, as it began.
  package var window: Int?
  package var view: Int?
  package var recognizers: [Int] = []
}

/// Recognizers that are in another state than before.
package struct SessionStates: Hashable, Sendable {
  /// When they were looked at.
  package enum Moment: String, Hashable, Sendable, CaseIterable {
    /// As an event came in; some recognizers may have seen it already.
    case before
    /// When an event was over.
    case after
  }

  /// When they were looked at.
  package var moment: Moment
  /// Each with its state.
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
