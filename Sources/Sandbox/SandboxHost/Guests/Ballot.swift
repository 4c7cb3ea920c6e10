import BrowserPlatform
import TouchTrace
import Foundation

/// The guests' votes on the view that will receive a touch.
struct Ballot: Hashable {
  /// The guests whose votes count.
  ///
  /// The vote of a guest who left counts again when the guest returns.
  var voters: Set<UInt32> = []
  /// The view that each guest expects, by guest number.
  private var votes = RecentTable<UInt32, NodeSnapshot>(limit: mostVotes)
  /// The view that received the touch; nil for none, or before the touch.
  private var receiver: NodeSnapshot?
  /// Whether the touch came down, after which no guest can vote.
  private(set) var isClosed = false

  /// The largest number of stored votes, including those of guests who left; our choice.
  private static let mostVotes = 256

  /// Creates a ballot without votes.
  init(voters: Set<UInt32> = []) { self.voters = voters }

  /// Replaces a guest's vote.
  mutating func vote(_ guest: UInt32, for view: NodeSnapshot) {
    guard !isClosed else { return }
    if votes[guest] == nil, votes.all.count >= Self.mostVotes,
      let away = votes.keys.first(where: { !voters.contains($0) })
    {
      votes[away] = nil
    }
    votes[guest] = view
  }

  /// Closes the vote when the touch comes down.
  mutating func close(_ receiver: NodeSnapshot?) { (self.receiver, isClosed) = (receiver, true) }

  /// Returns the view that a guest expects; nil for none.
  func vote(of guest: UInt32) -> NodeSnapshot? { votes[guest] }

  /// The number of present guests who voted.
  var count: Int { votes.keys.count { voters.contains($0) } }

  /// The views with votes, sorted by most votes; among equal ones, the oldest view is first.
  ///
  /// After the touch, the view that received it is always included.
  var bars: [AudienceState.Bar] {
    let counted = votes.all.filter { voters.contains($0.key) }
    let views = Dictionary(grouping: counted.values) { $0.id }
    let bars =
      views.values.compactMap { views in
        views.first.map { view in
          AudienceState.Bar(
            view: view,
            count: views.count,
            isRight: isClosed ? view.id == receiver?.id : nil
          )
        }
      } + missingBar(in: views.keys)
    return bars.sorted { ($1.count, $0.view.id.rawValue) < ($0.count, $1.view.id.rawValue) }
  }

  private func missingBar(in views: some Collection<NodeID>) -> [AudienceState.Bar] {
    guard isClosed, let receiver, !views.contains(receiver.id) else { return [] }
    return [AudienceState.Bar(view: receiver, count: 0, isRight: true)]
  }

  /// Whether the two leading views have equally many votes.
  var isSplit: Bool {
    let counts = bars.prefix(2).map(\.count)
    return counts.count == 2 && counts[0] == counts[1]
  }

  /// The view with the most votes; nil without votes.
  var favourite: NodeSnapshot? { bars.first?.view }
}
