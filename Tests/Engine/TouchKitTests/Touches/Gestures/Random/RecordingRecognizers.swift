import Foundation
import TouchKit

// Each kind of recognizer, subclassed as clients do: every hook calls `super` and a record.

final class RecordingTap: UITapGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}

final class RecordingLongPress: UILongPressGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}

final class RecordingPan: UIPanGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}

final class RecordingSwipe: UISwipeGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}

final class RecordingPinch: UIPinchGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}

final class RecordingRotation: UIRotationGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}

final class RecordingScreenEdgePan: UIScreenEdgePanGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}

/// A client's own recognizer, which sets its state arbitrarily.
final class RecordingOwn: UIGestureRecognizer, RecordingRecognizer {
  var record: RecognizerRecord?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.began(self, touches)
    super.touchesBegan(touches, with: event)
    record?.play?.write(self, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.moved(self, touches)
    super.touchesMoved(touches, with: event)
    record?.play?.write(self, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesEnded(touches, with: event)
    record?.play?.write(self, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record?.ended(self, touches)
    super.touchesCancelled(touches, with: event)
    record?.play?.write(self, touches, event)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    record?.play?.relations.spares(self, other) != true
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
    record?.ignored(touch)
  }

  override func reset() {
    super.reset()
    record?.reset()
  }
}
