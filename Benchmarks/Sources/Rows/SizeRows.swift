import BenchmarkTable
import CAllocations
import Foundation
import Geometry
import PointerInput
import TouchKit

/// How much room things take.
enum SizeRows {
  static var all: [Row] { [bareView, view, text, event] }

  private static var bareView: Row {
    let title = RowTitle(
      "view-bytes",
      "memory of a bare view in its superview",
      ceiling: .bytes(400)
    )
    return row(title, .bare)
  }

  private static var view: Row {
    let title = RowTitle(
      "view-layer-bytes",
      "memory of a view with a background and a border, its layer with it",
      goal: .bytes(600),
      ceiling: .bytes(600)
    )
    return row(title, .bordered)
  }

  /// Both ways in which text is drawn; the platform's attributed strings keep memory for ever.
  private static var text: Row {
    let count = 2_000
    let title = RowTitle(
      "text-kept",
      "memory that a label's new text and a drawn one leave behind",
      goal: .bytes(0),
      ceiling: .bytes(16)
    )
    return Row(title: title) { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      let context = UIGraphicsImageRenderer(size: label.bounds.size)
      @MainActor func change(_ index: Int) {
        label.text = index.isMultiple(of: 2) ? "even" : "odd"
        _ = label.sizeThatFits(label.bounds.size)
        _ = context.image { _ in ("drawn" as NSString).draw(at: .zero) }
      }
      for index in 0..<100 { change(index) }
      let before = heapBytes
      for index in 0..<count { change(index) }
      let bytes = max(0, Double(heapBytes - before) / Double(count))
      return RowFigures(.bytes, Samples(exactly: bytes.rounded()))
    }
  }

  /// In a process of its own: memory that other rows' views left behind would be used again.
  private static func row(_ title: RowTitle, _ views: ViewKind) -> Row {
    Row(title: title) { surroundings in
      let child = ChildProgram(
        path: surroundings.own,
        arguments: [ChildWork.option, ChildWork.viewBytes.rawValue, views.rawValue]
      )
      let output = try child.run(in: surroundings.workplace).output
      guard let bytes = Double(output) else {
        throw BenchmarkProblem("the process wrote no number of bytes, but: \(output.prefix(200))")
      }
      return RowFigures(.bytes, Samples(exactly: bytes))
    }
  }

  /// What views have of which the memory is measured.
  enum ViewKind: String {
    case bare
    case bordered

    func dress(_ view: UIView) {
      guard self == .bordered else { return }
      view.backgroundColor = .systemBlue
      view.layer.borderWidth = 1
    }
  }

  /// Writes how many bytes each of many views takes.
  static func measure(_ kind: ViewKind) {
    let count = 10_000
    // What is made once, for all views.
    let first = makeViews(10, kind.dress)
    let before = heapBytes
    let views = makeViews(count, kind.dress)
    let bytes = Double(heapBytes - before) / Double(count)
    withExtendedLifetime((first, views)) { print(bytes.rounded(), terminator: "") }
  }

  private static func makeViews(_ count: Int, _ change: (UIView) -> Void) -> UIView {
    let root = UIView(frame: CGRect(origin: .zero, size: Boxes.screen))
    for index in 0..<count {
      let view = UIView(frame: CGRect(x: index % 100 * 10, y: index / 100 * 8, width: 9, height: 7))
      change(view)
      root.addSubview(view)
    }
    return root
  }

  private static var heapBytes: Int { Int(benchmark_heap_bytes()) }

  private static var event: Row {
    let count = 10_000
    let title = RowTitle(
      "event-bytes",
      "a move in the file of a recording, with its frame",
      ceiling: .bytes(130)
    )
    return Row(title: title) { _ in
      let bytes =
        Recordings.circling(count).encoded().count - Recordings.circling(0).encoded().count
      return RowFigures(.bytes, Samples(exactly: (Double(bytes) / Double(count)).rounded()))
    }
  }
}
