package import Foundation
import Geometry
import TouchInput

/// A guest with its page: its fingers, the picture that it shows, and the pictures that it waits for.
struct Member {
  var guest: Guest
  var translator: PageTranslator
  /// The guest's fingers, which are separate from other guests' fingers.
  var contacts = ContactTable(limit: Member.mostFingers)
  /// The changes since the last picture that was sent.
  var damage = PixelDamage()
  /// The pictures that the page does not show yet.
  private(set) var underWay: [UInt32] = []
  /// Whether the guest chose its name.
  var hasGivenName = false
  /// The view that the guest guesses, as last sent to its page.
  var mark: GuessMark?
  /// Whether its page has received the vote.
  var hasVote = false
  /// The notice about turns that was last sent to its page.
  var turn: TurnNotice?

  /// The maximum number of fingers of a guest; our choice, because people have ten.
  static let mostFingers = 10

  init(_ guest: Guest) {
    self.guest = guest
    translator = PageTranslator(viewer: guest.number)
  }

  /// Whether the page can receive a picture and needs one.
  var isReady: Bool { !damage.isEmpty && underWay.count < Viewer.mostUnderWay }

  /// Notes a picture that was sent.
  mutating func send(_ picture: UInt32) { underWay.append(picture) }

  /// Notes that the page shows a picture, and with it all earlier ones; other numbers are ignored.
  mutating func show(_ picture: UInt32) {
    guard underWay.contains(picture) else { return }
    underWay.removeAll { $0 <= picture }
  }
}

/// The notice on a guest's page about touching; its raw value is sent over the connection.
enum TurnNotice: UInt8 {
  case mayTouch, isLocked, isAnothers, votes, hostLooksBack
}

/// The view that a guest guesses, as its page shows it.
package struct GuessMark: Hashable, Sendable {
  /// The corners of the view in the scene's points, in order.
  package let corners: [CGPoint]
  /// The name of the view.
  package let name: String

  /// Creates a mark.
  package init(corners: [CGPoint], name: String) { (self.corners, self.name) = (corners, name) }
}
