import BrowserPlatform
import TouchTrace
import Foundation

/// Which views the guests of a session expect to get a touch.
struct Ballot: Hashable {
  /// Those whose votes count; the vote of one who left counts again when it comes back.
  var voters: Set<UInt32> = []
  /// The view that each guest expects, by the guest's number.
  private var votes = RecentTable<UInt32, NodeSnapshot>(limit: mostVotes)
  /// The view that got the touch; nil for none, or before it came down.
  private var receiver: NodeID?
  /// Whether the touch came down, after which nobody votes any more.
  private(set) var isClosed = false

  /// The most votes that are kept, of those who are there and of those who left; our choice.
  private static let mostVotes = 256

  /// A ballot without votes.
  init(voters: Set<UInt32> = []) { self.voters = voters }

  /// A guest expects a view, and no longer the one of before.
  mutating func vote(_ guest: UInt32, for view: NodeSnapshot) {
    guard !isClosed else { return }
    if votes[guest] == nil, votes.all.count >= Self.mostVotes,
      let away = votes.keys.first(where: { !voters.contains($0) })
    {
      votes[away] = nil
    }
    votes[guest] = view
  }

  /// The touch came down.
  mutating func close(_ receiver: NodeID?) { (self.receiver, isClosed) = (receiver, true) }

  /// The views with votes, those with the most first; of equal ones the one that was made first.
  var bars: [AudienceState.Bar] {
    let counted = votes.all.filter { voters.contains($0.key) }
    let views = Dictionary(grouping: counted.values) { $0.id }
    let bars = views.values.compactMap { views in
      views.first.map { view in
        AudienceState.Bar(
          view: view,
          count: views.count,
          isRight: isClosed ? view.id == receiver : nil
        )
      }
    }
    return bars.sorted { ($1.count, $0.view.id.rawValue) < ($0.count, $1.view.id.rawValue) }
  }

  /// The view that most expect; nil where nobody voted.
  var favourite: NodeSnapshot? { bars.first?.view }
}
