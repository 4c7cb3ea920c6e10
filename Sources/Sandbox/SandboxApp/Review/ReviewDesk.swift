import BrowserPlatform
import CairoRenderer
import Foundation
import Inspector
import SandboxHost
import ScreenshotReferences
import TextFormats

/// The program's side of the review page: it sends the differences, and performs the user's decisions.
@MainActor
final class ReviewDesk {
  private(set) var review: Review
  private let connection: ReviewConnection

  /// The kinds of messages.
  private enum Kind {
    static let state: UInt8 = 80
    static let details: UInt8 = 81
    static let picture: UInt8 = 82
    static let changed: UInt8 = 83
  }

  /// A picture of an entry.
  private enum Role: UInt8 { case thumbnail, reference, actual, difference }

  init(_ review: Review, _ connection: ReviewConnection) {
    (self.review, self.connection) = (review, connection)
  }

  /// Serves the page until the user closes the review, or the program must end.
  func run() {
    while let event = connection.nextEvent() {
      switch event {
      case .joined: send(Kind.state, review.state)
      case .said(let data): if answer(data) { return }
      case .left: break
      case .ended: return
      }
    }
  }

  /// Performs a request; returns true if it ends the review.
  private func answer(_ data: Data) -> Bool {
    guard let request = try? JSONReader.value(in: data), let word = try? request["do"]?.text()
    else {
      return false
    }
    let entry = number(request["id"]).flatMap { review.entries.indices.contains($0) ? $0 : nil }
    switch word {
    case "state": send(Kind.state, review.state)
    case "show": if let entry { show(entry) }
    case "thumbs":
      for id in (try? request["ids"]?.list()) ?? [] {
        guard let index = number(id), review.entries.indices.contains(index) else { continue }
        let entry = review.entries[index]
        guard entry.form.isPicture, let data = entry.pictures.actual,
          let picture = try? Bitmap(pngData: data).reduced(toWidth: 96).pngData()
        else { continue }
        send(picture, .thumbnail, of: index)
      }
    case "accept": if let entry { accept([entry]) }
    case "acceptGroup":
      if let group = number(request["group"]), review.groups.indices.contains(group),
        review.groups[group].isSame
      {
        accept(review.groups[group].entries.filter { review.entries[$0].state == .open })
      }
    case "keep":
      if let entry {
        review.keep(entry)
        tell(said(accepted: false), after: entry)
      }
    case "undo": undo()
    case "close": return true
    default: break
    }
    return false
  }

  private func number(_ node: SourceNode?) -> Int? {
    (try? node?.integer()).flatMap { Int(exactly: $0) }
  }

  // MARK: - Deciding

  private func accept(_ entries: [Int]) {
    do throws(ReviewProblem) {
      try review.accept(entries)
      tell(said(accepted: true), after: entries.last ?? 0)
    } catch {
      send(Kind.changed, review.changed(nil, next: nil, problem: error))
    }
  }

  private func undo() {
    do throws(ReviewProblem) {
      let entry = try review.undo()
      let words = review.language("Undone.", "已撤销。")
      send(Kind.changed, review.changed(words, next: entry))
    } catch {
      send(Kind.changed, review.changed(nil, next: nil, problem: error))
    }
  }

  /// Returns the announcement for screen readers.
  private func said(accepted: Bool) -> String {
    let open = review.count(.open)
    return accepted
      ? review.language("Accepted. \(open) open.", "已接受。待处理 \(open)。")
      : review.language("Kept. \(open) open.", "已保留。待处理 \(open)。")
  }

  /// Moves to the next open entry, in the order of the list.
  private func tell(_ words: String, after entry: Int) {
    let order = review.groups.flatMap(\.entries)
    let place = order.firstIndex(of: entry) ?? 0
    let next = (order[(place + 1)...] + order[...place]).first { review.entries[$0].state == .open }
    send(Kind.changed, review.changed(words, next: next))
  }

  // MARK: - Showing

  private func show(_ index: Int) {
    send(Kind.details, review.details(of: index))
    let entry = review.entries[index]
    guard entry.form.isPicture else { return }
    // An accepted picture is now the reference, so the page keeps the earlier pictures.
    let pictures = entry.pictures
    if let data = pictures.reference { send(data, .reference, of: index) }
    if let data = pictures.actual { send(data, .actual, of: index) }
    if let data = entry.differencePicture() { send(data, .difference, of: index) }
  }

  private func send(_ picture: Data, _ role: Role, of index: Int) {
    var message = Data()
    withUnsafeBytes(of: UInt32(index).littleEndian) { message.append(contentsOf: $0) }
    message.append(role.rawValue)
    message.append(picture)
    connection.send(Kind.picture, message)
  }

  private func send(_ kind: UInt8, _ value: JSONValue) {
    connection.send(kind, Data(value.line.utf8))
  }
}
