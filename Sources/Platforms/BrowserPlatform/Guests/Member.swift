package import Foundation
import Geometry
import TouchInput

/// A guest with its page: what its fingers do, what it shows, and what is on its way.
struct Member {
  var guest: Guest
  var translator: PageTranslator
  /// The guest's fingers, which no other guest's can touch.
  var contacts = ContactTable(limit: Member.mostFingers)
  /// What changed since the last picture that was sent.
  var damage = PixelDamage()
  /// The pictures that the page does not show yet.
  private(set) var underWay: [UInt32] = []
  /// Whether its name is one that it gave.
  var hasGivenName = false
  /// The view that the guest guesses, as its page was told.
  var mark: GuessMark?
  /// Whether its page was told of the vote.
  var hasVote = false
  /// What its page was told of whose turn it is.
  var turn: TurnNotice?

  /// The most fingers of a guest; our choice: as many as people have.
  static let mostFingers = 10

  init(_ guest: Guest) {
    self.guest = guest
    translator = PageTranslator(viewer: guest.number)
  }

  /// Whether the page would have use for a picture.
  var isReady: Bool { !damage.isEmpty && underWay.count < Viewer.mostUnderWay }

  /// A picture is on its way.
  mutating func send(_ picture: UInt32) { underWay.append(picture) }

  /// The page shows a picture, and with it all that were sent before; others are ignored.
  mutating func show(_ picture: UInt32) {
    guard underWay.contains(picture) else { return }
    underWay.removeAll { $0 <= picture }
  }
}

/// What a guest's page says of touching; its raw value goes over the wire.
enum TurnNotice: UInt8 {
  case mayTouch, isLocked, isAnothers, votes, hostLooksBack
}

/// The view that a guest guesses, as its page shows it.
package struct GuessMark: Hashable, Sendable {
  /// The corners of the view in the scene's points, one after the other.
  package let corners: [CGPoint]
  /// What the view is called.
  package let name: String

  /// Creates a mark.
  package init(corners: [CGPoint], name: String) { (self.corners, self.name) = (corners, name) }
}
