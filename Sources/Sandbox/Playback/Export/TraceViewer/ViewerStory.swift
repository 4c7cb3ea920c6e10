package import CairoRenderer
import TouchTrace
package import Foundation
package import TouchInput
package import SandboxHost

/// What a viewer tells of a recording: who was told of each finger, and the rows of the time line.
package struct ViewerStory {
  /// A responder of a chain.
  struct Link {
    /// Whether it was told of the touch.
    enum Telling: Int {
      case notTold, told, perhaps
    }

    let name: String
    var telling = Telling.notTold
  }

  /// The responder chain of a touch, from the view that was hit.
  struct Chain {
    let time: TimeInterval
    let touch: Int
    var links: [Link]
  }

  /// How long a finger was down, and when it was taken from its view.
  struct Contact {
    let touch: Int
    let lane: Int
    let start: TimeInterval
    var end: TimeInterval?
    var taken: TimeInterval?
    /// By whom.
    var cause = ""
  }

  /// A recognizer, with what became of its attempts.
  struct Track {
    /// What is drawn of an attempt.
    enum Kind: String {
      /// It may still become something.
      case waits
      /// It is under way.
      case bar
      /// It recognised at once, as a tap does.
      case point
      /// It failed.
      case cross
    }

    struct Part {
      let kind: Kind
      let start: TimeInterval
      var end: TimeInterval?
      /// Why it became so, and the same as short as it gets.
      var text = ""
      var short = ""
    }

    let name: String
    var parts: [Part] = []
  }

  /// What happened at a moment, in a few words.
  struct Moment {
    let time: TimeInterval
    let text: String
  }

  /// Something that happened, and why where that is known.
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

  /// Plays a recording; `start` makes an application of a size at a time.
  package init(
    of recording: InputRecording,
    in start: (CGSize, TimeInterval) -> StartedApplication,
    renderer: CairoRenderer = CairoRenderer()
  ) {
    let teller = ViewerTeller(startTime: recording.header.startTime)
    Player(recording, of: start, measuring: renderer, listener: teller).play()
    lines = teller.lines.all
    chains = teller.chains
    contacts = teller.contacts
    tracks = teller.gestures.tracks
    moments = teller.moments
  }
}
