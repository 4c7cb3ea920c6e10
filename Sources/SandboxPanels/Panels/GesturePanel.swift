import DispatchTracing
import Foundation
import Inspector
import TouchKit

/// A row for each recognizer that saw the touch, with its changes and their causes below it.
final class GesturePanel: PanelView {
  private let list = RowList(frame: .zero)
  private var rows: [(row: PanelRow, view: NodeID?)] = []
  var onSelect: (NodeID) -> Void = { _ in }

  init(look: PanelLook) {
    super.init(.gestures, look: look)
    list.rowHeight = PanelTheme.rowHeight * look.textScale
    list.font = PanelTheme.listFont(look.textScale)
    list.row = { [weak self] in self?.rows[$0].row ?? PanelRow(text: "") }
    list.onSelect = { [weak self] index in
      guard let view = self?.rows[index].view else { return }
      self?.onSelect(view)
    }
    addSubview(list)
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows what recognizers did.
  func showHistory(_ history: GestureHistory) {
    rows = []
    for track in history.tracks {
      let view = track.view.map { " (\($0.name))" } ?? ""
      rows.append(
        (
          PanelRow(
            text: "\(track.recognizer.name)\(view)  \(timeLine(of: track, history.duration))",
            tone: track.state == .failed || track.state == .cancelled ? .dim : .strong
          ),
          track.view?.id
        )
      )
      for change in track.changes {
        let row = PanelRow(text: change.line(in: look.language), indent: 2)
        rows.append((row, track.view?.id))
      }
    }
    setTitle("\(history.tracks.count)")
    list.rowCount = rows.count
    list.select(nil)
    list.reload()
  }

  /// The states along time, a letter for each part of it: `PPPBCCCCE`.
  private func timeLine(of track: GestureHistory.Track, _ duration: TimeInterval) -> String {
    let columns = 24
    guard duration > 0 else { return Self.letter(track.state) }
    return (0..<columns).map { column in
      let time = duration * Double(column + 1) / Double(columns)
      let state = track.changes.last { $0.time <= time }?.transition.to ?? .possible
      return Self.letter(state)
    }.joined()
  }

  private static func letter(_ state: GestureTransition.State) -> String {
    switch state {
    case .possible: "·"
    case .began: "B"
    case .changed: "c"
    case .ended: "E"
    case .cancelled: "X"
    case .failed: "f"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard list.frame != content else { return }
    list.frame = content
    list.reload()
  }
}
