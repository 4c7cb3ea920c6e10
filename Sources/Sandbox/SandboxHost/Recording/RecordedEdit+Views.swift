import TouchTrace
import Foundation
import Geometry
import TouchInput
import TouchKit

extension RecordedEdit {
  /// Creates the recorded form of a change; nil if its view or recognizer is in no window.
  @MainActor
  init?(_ edit: PropertyEdit, in application: UIApplication) {
    guard let place = ViewPlace(edit.node, in: application) else { return nil }
    self.init(
      view: place.path,
      recognizer: place.recognizer,
      name: place.name,
      property: edit.value.name,
      values: edit.value.numbers,
      text: edit.value.text
    )
  }
}

extension PropertyEdit {
  /// Converts a recorded change for an application; nil if its view or property is missing.
  @MainActor
  init?(_ edit: RecordedEdit, in application: UIApplication) {
    guard let view = application.view(at: edit.view) else { return nil }
    guard let index = edit.recognizer else {
      let text = edit.text.flatMap { text in
        Value.TextProperty(rawValue: edit.property).map { Value.text($0, text) }
      }
      guard let value = text ?? Value(edit.property, edit.values) else { return nil }
      self.init(node: view.traceID, value: value)
      return
    }
    let recognizers = view.gestureRecognizers ?? []
    guard recognizers.indices.contains(index), edit.values.count == 1,
      let flag = Value.RecognizerFlag(rawValue: edit.property)
    else { return nil }
    self.init(
      node: recognizers[index].snapshot().id,
      value: .recognizerFlag(flag, edit.values[0] != 0)
    )
  }
}

extension PropertyEdit.Value {
  /// The numbers of the value.
  nonisolated fileprivate var numbers: [Double] {
    switch self {
    case .frame(let rect), .bounds(let rect):
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    case .center(let point): [Double(point.x), Double(point.y)]
    case .transform(let matrix):
      [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0) }
    case .alpha(let number), .cornerRadius(let number), .windowLevel(let number): [number]
    case .backgroundColor(let parts): parts ?? [0, 0, 0, 0]
    case .siblingIndex(let index): [Double(index)]
    case .text: []
    case .viewFlag(_, let isOn), .controlFlag(_, let isOn), .recognizerFlag(_, let isOn):
      [isOn ? 1 : 0]
    }
  }

  /// The value if it is a text; nil for numbers.
  nonisolated fileprivate var text: String? {
    if case .text(_, let text) = self { text } else { nil }
  }

  /// Creates the value of a view's property; nil if no property has this name and number count.
  nonisolated init?(_ property: String, _ numbers: [Double]) {
    switch (property, numbers.count) {
    case ("frame", 4): self = .frame(CGRect(numbers))
    case ("bounds", 4): self = .bounds(CGRect(numbers))
    case ("center", 2): self = .center(CGPoint(x: numbers[0], y: numbers[1]))
    case ("transform", 6):
      self = .transform(
        CGAffineTransform(
          a: numbers[0],
          b: numbers[1],
          c: numbers[2],
          d: numbers[3],
          tx: numbers[4],
          ty: numbers[5]
        )
      )
    case ("alpha", 1): self = .alpha(numbers[0])
    case ("cornerRadius", 1): self = .cornerRadius(numbers[0])
    case ("backgroundColor", 4): self = .backgroundColor(numbers)
    case ("windowLevel", 1): self = .windowLevel(numbers[0])
    case ("siblingIndex", 1):
      guard let index = Int(exactly: numbers[0]) else { return nil }
      self = .siblingIndex(index)
    case (_, 1):
      if let flag = ViewFlag(rawValue: property) {
        self = .viewFlag(flag, numbers[0] != 0)
      } else if let flag = ControlFlag(rawValue: property) {
        self = .controlFlag(flag, numbers[0] != 0)
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension CGRect {
  /// Creates a rectangle from four numbers: x, y, width, height.
  nonisolated fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
