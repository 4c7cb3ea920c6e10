package import CairoRenderer
import TouchTrace
package import Foundation
package import TouchInput
package import SandboxHost

/// The contents of a viewer: the responders called for each finger, and the rows of the time line.
package struct ViewerStory {
  /// A responder of a chain.
  struct Link {
    /// Whether the responder was called for the touch.
    enum Telling: Int {
      case notTold, told, perhaps
    }

    let name: String
    var telling = Telling.notTold
  }

  /// The responder chain of a touch, from the hit-test view.
  struct Chain {
    let time: TimeInterval
    let touch: Int
    var links: [Link]
  }

  /// The time that a finger was down, and the time when its view lost the touch.
  struct Contact {
    let touch: Int
    let lane: Int
    let start: TimeInterval
    var end: TimeInterval?
    var taken: TimeInterval?
    /// The cause of the loss.
    var cause = ""
  }

  /// A recognizer, with the results of its attempts.
  struct Track {
    /// The shape of an attempt in the row.
    enum Kind: String {
      /// It may still recognise.
      case waits
      /// It is active.
      case bar
      /// It recognised immediately, such as a tap.
      case point
      /// It failed.
      case cross
    }

    struct Part {
      let kind: Kind
      let start: TimeInterval
      var end: TimeInterval?
      /// The cause, in full and as short as possible.
      var text = ""
      var short = ""
    }

    let name: String
    var parts: [Part] = []
  }

  /// The event at a time, in a few words.
  struct Moment {
    let time: TimeInterval
    let text: String
  }

  /// An event, with its cause if known.
  struct Line {
    let time: TimeInterval
    var text: String
    var reason = ""
  }

  let lines: [Line]
  let chains: [Chain]
  let contacts: [Contact]
  let tracks: [Track]
  let moments: [Moment]
  /// Whether a touch was on an accessibility element, whose z-order is unknown.
  let hasFramesOnly: Bool

  /// Plays a recording; `start` creates an application of a size at a time.
  package init(
    of recording: InputRecording,
    in start: (CGSize, TimeInterval) -> StartedApplication,
    renderer: CairoRenderer = CairoRenderer()
  ) {
    let teller = ViewerTeller(startTime: recording.header.startTime)
    let player = Player(recording, of: start, measuring: renderer, listener: teller)
    teller.facts = player.run.facts
    player.play()
    hasFramesOnly = teller.hasFramesOnly
    lines = teller.lines.all
    chains = teller.chains
    contacts = teller.contacts
    tracks = teller.gestures.tracks
    moments = teller.moments
  }
}
