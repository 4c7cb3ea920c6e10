/// Touches that are over, of which by far the most often there is one: it takes no list.
@MainActor
struct EndedTouches {
  private let only: UITouch?
  private let several: [UITouch]

  init(_ only: UITouch?) { (self.only, several) = (only, []) }

  init(_ several: [UITouch]) { (only, self.several) = (nil, several) }

  var count: Int { only == nil ? several.count : 1 }

  /// Does something with each, in the order of their arrival.
  @inline(__always)
  func forEach(_ body: (UITouch) -> Void) {
    if let only { return body(only) }
    for touch in several { body(touch) }
  }
}
