import UIKit

/// A card that a finger carries.
public final class Card: UIView {
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (here, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += here.x - before.x
    center.y += here.y - before.y
  }
}
