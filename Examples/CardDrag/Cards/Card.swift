import UIKit

/// A card that follows the finger, and comes to the front when it is touched.
public final class Card: UIView {
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.bringSubviewToFront(self)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (here, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += here.x - before.x
    center.y += here.y - before.y
  }
}
