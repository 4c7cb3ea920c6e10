import TouchTrace
import Drawing
import Foundation
import Geometry

/// Outlines every view, including views without visible content.
///
/// A view that receives touches has a solid line. A view that does not has a dashed line. A hidden view has a
/// dotted line.
struct WireframeLayer: OverlayLayer {
  var part: OverlayParts? { nil }

  /// The maximum number of names; more of them would cover each other.
  private static let maximumNames = 40

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    guard contents.wireframe != .contents, let tree = contents.tree else { return }
    let isAlone = contents.wireframe == .outlines
    let color = canvas.palette.selection
    if isAlone { canvas.append(.fillRect(canvas.stage.scene, canvas.palette.panel)) }
    let outlines = Self.outlines(of: tree, on: canvas)
    // There is one path for each kind of line, for any number of views.
    for kind in Kind.allCases {
      var path = Path()
      for outline in outlines where outline.kind == kind { path.add(outline.corners) }
      guard !path.isEmpty else { continue }
      if !isAlone {
        canvas.append(.stroke(path, color.counterpart.faded(by: 0.5), StrokeStyle(width: 2.5)))
      }
      canvas.append(.stroke(path, color, kind.style))
    }
    guard isAlone, outlines.count <= Self.maximumNames else { return }
    for outline in outlines { addName(outline, on: &canvas) }
  }

  private func addName(_ outline: ViewOutline, on canvas: inout OverlayCanvas) {
    let run = TextRun(
      OverlayText.label(outline.name),
      font: canvas.font(10.5),
      color: canvas.palette.text
    )
    canvas.append(.text(run, at: CGPoint(x: outline.corner.x + 4, y: outline.corner.y + 2)))
  }

  /// The kind of a view's line.
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

  private static func outlines(of tree: TreeSnapshot, on canvas: OverlayCanvas) -> [ViewOutline] {
    // An ancestor's state applies to all of its descendants.
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
      guard let quad = canvas.place(view.node.quad),
        let outline = Outline(quad, in: canvas.stage.outlineBounds)
      else { continue }
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
  /// Adds a closed outline.
  fileprivate mutating func add(_ corners: [CGPoint]) {
    guard let first = corners.first else { return }
    move(to: first)
    for corner in corners.dropFirst() { addLine(to: corner) }
    close()
  }
}
