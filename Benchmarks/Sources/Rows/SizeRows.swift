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
    return row(title) { _ in }
  }

  private static var view: Row {
    let title = RowTitle(
      "view-layer-bytes",
      "memory of a view with a background and a border, its layer with it",
      goal: .bytes(600),
      ceiling: .bytes(600)
    )
    return row(title) { view in
      view.backgroundColor = .systemBlue
      view.layer.borderWidth = 1
    }
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

  private static func row(_ title: RowTitle, _ change: @escaping (UIView) -> Void) -> Row {
    let count = 10_000
    return Row(title: title) { _ in
      // What is made once, for all views.
      let first = makeViews(10, change)
      let before = heapBytes
      let views = makeViews(count, change)
      let bytes = Double(heapBytes - before) / Double(count)
      return withExtendedLifetime((first, views)) {
        RowFigures(.bytes, Samples(exactly: bytes.rounded()))
      }
    }
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
