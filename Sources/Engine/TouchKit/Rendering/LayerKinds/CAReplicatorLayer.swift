import Drawing
public import Foundation
import Geometry

/// A layer that shows its sublayers several times (Apple: CAReplicatorLayer).
///
/// The first instance is at the position of the sublayers. Each further one is moved and coloured by another step. Only
/// the first is found by `hitTest(_:)`.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  nonisolated deinit {}

  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
    style.copies = LayerCopies()
    noteBending()
  }

  /// Creates a copy of a layer for presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer that shows its sublayers once; this platform has no archives of layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style.copies = LayerCopies()
    noteBending()
  }

  /// The number of instances; 1 by default, and 1000 at most (our choice).
  open var instanceCount: Int {
    get { copies.count }
    set { change { $0.count = newValue } }
  }

  /// The transform from an instance to the next one, about the middle of `bounds`; the identity by default.
  ///
  /// Only its two-dimensional part is drawn.
  open var instanceTransform: CATransform3D {
    get { copies.transform }
    set { change(.instanceTransform) { $0.transform = newValue } }
  }

  /// The colour by which the colours of the first instance are multiplied; opaque white by default.
  open var instanceColor: CGColor? {
    get { copies.color }
    set { change(.instanceColor) { $0.color = newValue } }
  }

  /// The red added to the colour of each further instance; 0 by default.
  open var instanceRedOffset: Float {
    get { Float(copies.offsets.red) }
    set { change(.instanceRedOffset) { $0.offsets.red = Double(newValue) } }
  }

  /// The green added to the colour of each further instance; 0 by default.
  open var instanceGreenOffset: Float {
    get { Float(copies.offsets.green) }
    set { change(.instanceGreenOffset) { $0.offsets.green = Double(newValue) } }
  }

  /// The blue added to the colour of each further instance; 0 by default.
  open var instanceBlueOffset: Float {
    get { Float(copies.offsets.blue) }
    set { change(.instanceBlueOffset) { $0.offsets.blue = Double(newValue) } }
  }

  /// The alpha added to the colour of each further instance; 0 by default.
  open var instanceAlphaOffset: Float {
    get { Float(copies.offsets.alpha) }
    set { change(.instanceAlphaOffset) { $0.offsets.alpha = Double(newValue) } }
  }

  private var copies: LayerCopies { style.copies ?? LayerCopies() }

  private func change(_ key: LayerKey? = nil, _ change: (inout LayerCopies) -> Void) {
    var changed = copies
    change(&changed)
    updateLook(key) {
      style.copies = changed
      noteBending()
    }
  }

  override func value(of key: LayerKey) -> LayerValue? {
    copies.value(of: key) ?? super.value(of: key)
  }

  override func adopt(_ value: LayerValue, for key: LayerKey) {
    var changed = copies
    guard changed.adopt(value, for: key) else { return super.adopt(value, for: key) }
    style.copies = changed
    noteBending()
  }
}
