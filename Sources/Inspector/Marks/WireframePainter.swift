public import DispatchTracing
public import Drawing
public import Foundation
import Geometry

/// How views are shown: as they look, as outlines, or both.
public enum WireframeMode: String, Hashable, Sendable, CaseIterable {
  /// As they look.
  case contents
  /// As outlines alone.
  case outlines
  /// As outlines on top of what they look like.
  case both

  /// The next one, the first after the last.
  public var next: WireframeMode {
    switch self {
    case .contents: .outlines
    case .outlines: .both
    case .both: .contents
    }
  }
}

/// Draws the outline of every view, those included that show nothing of themselves.
///
/// A full line is a view that takes touches; a dashed one does not, and a dotted one is hidden.
public struct WireframePainter {
  /// The colours.
  public var palette: OverlayPalette
  /// The text measurer.
  public var measuring: any TextMeasuring

  /// Names of more views would cover each other.
  private static let maximumNames = 40
  private static let font = FontDescription(size: 10)

  /// Creates a painter; by default with the standard colours.
  public init(measuring: any TextMeasuring, palette: OverlayPalette = .standard) {
    self.measuring = measuring
    self.palette = palette
  }

  /// The outlines of a tree, with nothing outside of a size.
  public func picture(
    of tree: TreeSnapshot,
    _ mode: WireframeMode,
    in size: CGSize
  ) -> DisplayList {
    guard mode != .contents else { return DisplayList() }
    let bounds = CGRect(origin: .zero, size: size)
    var canvas = OverlayCanvas(bounds: bounds, palette: palette, measuring: measuring)
    if mode == .outlines { canvas.append(.fillRect(bounds, palette.panel)) }
    let outlines = Self.outlines(of: tree, in: bounds)
    // One path for each kind of line, however many views there are.
    for kind in Kind.allCases {
      var path = Path()
      for outline in outlines where outline.kind == kind { path.add(outline.corners) }
      guard !path.isEmpty else { continue }
      if mode == .both {
        let halo = palette.selection.counterpart.faded(by: 0.5)
        canvas.append(.stroke(path, halo, StrokeStyle(width: 2.5)))
      }
      canvas.append(.stroke(path, palette.selection, kind.style))
    }
    if outlines.count <= Self.maximumNames { addNames(outlines, mode, on: &canvas) }
    return DisplayList([.save, .clip(bounds)] + canvas.list.commands + [.restore])
  }

  private func addNames(
    _ outlines: [ViewOutline],
    _ mode: WireframeMode,
    on canvas: inout OverlayCanvas
  ) {
    guard mode == .outlines else { return }
    for outline in outlines {
      let run = TextRun(
        OverlayText.label(outline.name),
        font: Self.font,
        color: palette.panel.counterpart
      )
      canvas.append(.text(run, at: CGPoint(x: outline.corner.x + 4, y: outline.corner.y + 2)))
    }
  }

  /// What the line of a view tells.
  private enum Kind: CaseIterable {
    case plain, untouchable, hidden

    var style: StrokeStyle {
      switch self {
      case .plain: StrokeStyle(width: 1)
      case .untouchable: StrokeStyle(width: 1, dashes: [6, 4])
      case .hidden: StrokeStyle(width: 1, dashes: [1, 3])
      }
    }
  }

  private struct ViewOutline {
    let name: String
    let kind: Kind
    let corners: [CGPoint]
    let corner: CGPoint
  }

  private static func outlines(of tree: TreeSnapshot, in bounds: CGRect) -> [ViewOutline] {
    // What an ancestor does holds for all below it.
    var kinds: [Kind] = []
    kinds.reserveCapacity(tree.views.count)
    var outlines: [ViewOutline] = []
    for view in tree.views {
      let above = view.parent.map { kinds[$0] } ?? .plain
      let own: Kind =
        view.isHidden || view.isTooTransparent
        ? .hidden : view.isUserInteractionEnabled ? .plain : .untouchable
      let kind = above == .hidden || own == .hidden ? .hidden : above == .plain ? own : above
      kinds.append(kind)
      guard let quad = view.node.quad, let outline = Outline(quad, in: bounds) else { continue }
      outlines.append(
        ViewOutline(
          name: view.node.name,
          kind: kind,
          corners: outline.corners,
          corner: outline.box.origin
        )
      )
    }
    return outlines
  }
}

extension Path {
  /// Adds a closed line.
  fileprivate mutating func add(_ corners: [CGPoint]) {
    guard let first = corners.first else { return }
    move(to: first)
    for corner in corners.dropFirst() { addLine(to: corner) }
    close()
  }
}
