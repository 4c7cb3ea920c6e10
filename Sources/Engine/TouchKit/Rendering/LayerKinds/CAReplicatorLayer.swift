import Drawing
public import Foundation
import Geometry

/// A layer that shows its sublayers several times (Apple: CAReplicatorLayer).
///
/// The first instance is where the sublayers are; each further one is moved and coloured a step
/// more. Only the first is found by `hitTest(_:)`.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  nonisolated deinit {}

  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
    style.copies = LayerCopies()
    noteBending()
  }

  /// Creates a copy of a layer that shows what that layer shows.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer that shows its sublayers once; archives of layers do not exist on this
  /// platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style.copies = LayerCopies()
    noteBending()
  }

  /// How often the sublayers are shown; 1 unless set, and 1000 at most (our choice).
  open var instanceCount: Int {
    get { copies.count }
    set { change { $0.count = newValue } }
  }

  /// What is done to an instance, about the middle of `bounds`, to make the next one; the identity
  /// unless set.
  ///
  /// What it does in the plane is drawn.
  open var instanceTransform: CATransform3D {
    get { copies.transform }
    set { change(.instanceTransform) { $0.transform = newValue } }
  }

  /// What the colours of the first instance are multiplied with; opaque white unless set.
  open var instanceColor: CGColor? {
    get { copies.color }
    set { change(.instanceColor) { $0.color = newValue } }
  }

  /// How much more red the colour of each further instance has; 0 unless set.
  open var instanceRedOffset: Float {
    get { Float(copies.offsets.red) }
    set { change(.instanceRedOffset) { $0.offsets.red = Double(newValue) } }
  }

  /// How much more green the colour of each further instance has; 0 unless set.
  open var instanceGreenOffset: Float {
    get { Float(copies.offsets.green) }
    set { change(.instanceGreenOffset) { $0.offsets.green = Double(newValue) } }
  }

  /// How much more blue the colour of each further instance has; 0 unless set.
  open var instanceBlueOffset: Float {
    get { Float(copies.offsets.blue) }
    set { change(.instanceBlueOffset) { $0.offsets.blue = Double(newValue) } }
  }

  /// How much less transparent each further instance is; 0 unless set.
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
