import Drawing
import Foundation
import Geometry

/// A painter of lists on one damaged rectangle of a picture.
///
/// The painter keeps transform and clip itself, not in the drawing library. Every clip is a rectangle of whole
/// pixels, and turned ones become groups with a mask. So nothing can get out of balance, depth costs nothing, and
/// the library receives only changes.
///
/// Painting a part must give the bytes of painting everything. Rectangles on whole pixels, glyphs and layers do so
/// by themselves. The coverage of other edges depends a little on where the library cuts them off. Even its first
/// and last row matter. So a shape that the damage cuts is painted whole on a second picture. Only its damaged
/// part is copied.
struct ListPainter {
  /// The depth of a command inside layers and lists.
  struct Nesting {
    /// The scopes that the painted list did not open itself.
    var outerScopes = 0
    /// The open layers and their memory.
    var layers = 0
    var layerBytes = 0
    /// The depth of nested lists.
    var lists = 0
  }

  /// The picture that receives the result.
  private struct Target {
    let surface: Surface
    let transform: CGAffineTransform
    /// The damage of the picture, also while a layer is painted.
    let damage: PixelRectangle
  }

  let renderer: CairoRenderer
  /// The pixels that are repainted; more of them inside a layer that casts a shadow.
  var damage: PixelRectangle { didSet { visible = clip.intersection(damage) } }

  /// The surface that is painted on at the moment.
  var surface: Surface
  /// The transform from the coordinates of the commands to the picture's pixels.
  var transform: CGAffineTransform
  /// The pixels that the list's clips allow, damaged or not.
  var clip: PixelRectangle { didSet { visible = clip.intersection(damage) } }
  /// The damaged pixels that the list's clips allow.
  private(set) var visible: PixelRectangle
  /// The factor of every colour's opacity; less than 1 only where a layer was refused.
  var fade = 1.0
  /// Whether edges of shapes are smooth.
  var isSmooth = true
  /// The states to which `restore` and `endGroup` return.
  var scopes: [Scope] = []
  /// The depth of the present command inside layers and lists.
  var nesting = Nesting()

  private let picture: Target
  private var scratch: Surface?

  init(renderer: CairoRenderer, surface: Surface, scale: Double, damage: PixelRectangle) {
    self.renderer = renderer
    self.surface = surface
    self.damage = damage
    transform = CGAffineTransform(scaleX: scale, y: scale)
    picture = Target(surface: surface, transform: transform, damage: damage)
    clip = surface.extents
    visible = damage
  }

  /// Paints one list, and closes the scopes that it leaves open.
  mutating func paint(_ list: DisplayList) {
    for command in list.commands { perform(command) }
    closeScopes(downTo: 0)
    transform = picture.transform
    clip = picture.surface.extents
    isSmooth = true
  }

  /// Completes the picture's damaged pixels.
  func finish() {
    if let scratch { picture.surface.copy(picture.damage, from: scratch) }
    picture.surface.flush()
  }

  mutating func perform(_ command: DrawCommand) {
    switch command {
    case .fillRect(let rect, let color): fill(rect, color)
    case .strokeRect(let rect, let color, let style): stroke(rect, color, style)
    case .save: scopes.append(Scope(.save, self))
    case .restore: restore()
    case .concatenate(let inner): transform = inner.concatenating(transform)
    case .antialias(let isSmooth): self.isSmooth = isSmooth
    case .clip(let rect): limit(to: rect)
    case .clipPath(let path): limit(to: path)
    case .fill(let path, let color): fill(path, color)
    case .stroke(let path, let color, let style): stroke(path, color, style)
    case .text(let run, let point): paint(run, at: point)
    case .gradient(let gradient, let rect): paint(gradient, in: rect)
    case .picture(let use): paint(use)
    case .shadow(let path, let shadow): paint(shadow, of: path)
    case .replay(let recording): replay(recording)
    case .beginGroup(let group): begin(group)
    case .endGroup: endGroup()
    }
  }

  /// Prepares for a shape whose edges can be off whole pixels.
  ///
  /// Returns false if nothing of it would be visible.
  mutating func prepareShape(
    covering box: DeviceBox,
    inside limit: PixelRectangle? = nil
  ) -> Bool {
    guard box.touches(visible) else { return false }
    let allowed = limit.map { $0.intersection(clip) } ?? clip
    let covered = box.pixels(in: allowed)
    guard !covered.intersection(damage).isEmpty else { return false }
    if damage.contains(covered) {
      surface.setClip(allowed.intersection(damage))
    } else {
      if surface === picture.surface { moveToScratch() }
      // Without memory for a second picture, the edges at the cut are slightly different.
      surface.setClip(surface === picture.surface ? allowed.intersection(damage) : allowed)
    }
    surface.setSmooth(isSmooth)
    return true
  }

  private mutating func moveToScratch() {
    let bytesPerRow = picture.surface.extents.width * 4
    if scratch == nil,
      let memory = renderer.layers.scratchMemory(
        bytes: bytesPerRow * picture.surface.extents.height
      )
    {
      scratch = Surface(memory: memory, bytesPerRow: bytesPerRow, extents: picture.surface.extents)
      scratch?.copy(picture.damage, from: picture.surface)
    }
    if let scratch { surface = scratch }
  }
}
