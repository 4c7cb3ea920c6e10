import TouchKit
import TouchKitTestSupport

/// A recognizer whose methods are closures.
final class ScriptedRecognizer: UIGestureRecognizer {
  var onBegan: ((ScriptedRecognizer) -> Void)?
  var onMoved: ((ScriptedRecognizer) -> Void)?
  var onEnded: ((ScriptedRecognizer) -> Void)?
  var onTouch: ((ScriptedRecognizer, UITouch, UIEvent) -> Void)?
  var step = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    noteCall("\(name ?? "").began \(touches.count)")
    super.touchesBegan(touches, with: event)
    for touch in touches { onTouch?(self, touch, event) }
    onBegan?(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    noteCall("\(name ?? "").moved \(touches.count)")
    super.touchesMoved(touches, with: event)
    onMoved?(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    noteCall("\(name ?? "").ended \(touches.count)")
    super.touchesEnded(touches, with: event)
    onEnded?(self)
  }
}
