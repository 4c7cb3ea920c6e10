import Foundation

/// The part of the window that needs repainting when one picture follows another.
///
/// Common commands at the beginning and the end of both pictures, at the same places, are unchanged. All
/// commands between them damage their boxes in the old and in the new picture.
public struct DisplayListDifference: Hashable, Sendable {
  /// The part of the window that may look different.
  public let damage: DamageRegion

  /// Compares two pictures; without a text measurer, the boxes of text are estimated generously.
  public init(
    from old: DisplayList,
    to new: DisplayList,
    measuring: (any TextMeasuring)? = nil
  ) {
    guard old != new else {
      damage = DamageRegion()
      return
    }
    damage = DisplayListDifference.damage(
      from: DisplayListDifference.placed(old, measuring: measuring),
      to: DisplayListDifference.placed(new, measuring: measuring)
    )
  }

  /// A command together with all values that determine its pixels.
  private struct Placed {
    let command: DrawCommand
    let placement: DisplayListWalker.Placement
    /// The boxes that together cover its pixels.
    let boxes: [CGRect]

    func looksLike(_ other: Placed) -> Bool {
      placement == other.placement && command == other.command
    }
  }

  /// Returns the commands that paint; a state change is part of the placement of later commands.
  private static func placed(
    _ list: DisplayList,
    measuring: (any TextMeasuring)?
  ) -> [Placed] {
    var walker = DisplayListWalker(measuring: measuring)
    var result: [Placed] = []
    for command in list.commands {
      let bounds = walker.step(command)
      guard !bounds.isNull || command == .endGroup else { continue }
      let boxes =
        command.isGroupEnd
        ? [bounds] : walker.placed(command.localBoxes(measuring: measuring))
      result.append(Placed(command: command, placement: walker.placement, boxes: boxes))
    }
    return result
  }

  private static func damage(from old: [Placed], to new: [Placed]) -> DamageRegion {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].looksLike(new[start]) { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].looksLike(new[new.count - 1 - end]) {
      end += 1
    }
    var damage = DamageRegion()
    for item in old[start..<(old.count - end)] { item.boxes.forEach { damage.add($0) } }
    for item in new[start..<(new.count - end)] { item.boxes.forEach { damage.add($0) } }
    return damage
  }
}

extension DrawCommand {
  /// Whether it begins or ends a group, whose box only the walker knows.
  fileprivate var isGroupEnd: Bool {
    switch self {
    case .beginGroup, .endGroup: true
    case .save, .restore, .concatenate, .clip, .clipPath, .antialias, .fillRect, .strokeRect,
      .fill, .stroke, .text, .gradient, .picture, .shadow, .replay:
      false
    }
  }
}
