import Drawing
public import Foundation

/// Colours at locations between 0 and 1 that blend into each other; immutable.
nonisolated public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  init(_ stops: [Gradient.Stop]) { self.stops = stops }

  /// Creates a gradient from colours; without locations they are spread evenly.
  ///
  /// Returns nil without colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: [CGColor],
    locations: UnsafePointer<CGFloat>?
  ) {
    let places = locations.map { start in colors.indices.map { start[$0] } }
    self.init(colors.map(\.drawingColor), places)
  }

  /// Creates a gradient from an untyped list of colours, like an array in Objective-C.
  @_disfavoredOverload
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: [Any],
    locations: UnsafePointer<CGFloat>?
  ) {
    self.init(
      colorsSpace: space,
      colors: colors.compactMap { $0 as? CGColor },
      locations: locations
    )
  }

  /// Creates a gradient from the components of a number of colours, one after the other.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { index in
      CGColor(colorSpace: space, components: components + index * stride)
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  private convenience init?(_ colors: [Color], _ places: [CGFloat]?) {
    let stops = Gradient.stops(colors, at: places)
    guard !stops.isEmpty else { return nil }
    self.init(stops)
  }
}

nonisolated extension Gradient {
  /// Returns stops at locations, or evenly spread ones without locations.
  ///
  /// The stops are in order and from 0 to 1.
  static func stops(_ colors: [Color], at places: [CGFloat]?) -> [Stop] {
    var last = 0.0
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place = places.flatMap { index < $0.count ? Double($0[index]) : nil } ?? even
      // Comparisons with NaN are false, which keeps the previous location.
      if place > last { last = min(place, 1) }
      return Stop(last, color)
    }
  }
}

/// The drawing beyond the two ends of a gradient.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
