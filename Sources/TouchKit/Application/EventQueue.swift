import DequeModule
import PointerInput

/// Input that waits for its turn, first in, first out.
struct EventQueue {
  private var batches: Deque<InputBatch> = []
  /// Whether a batch is being delivered; what comes in meanwhile has to wait.
  var isDelivering = false

  mutating func append(_ batch: InputBatch) { batches.append(batch) }

  mutating func popFirst() -> InputBatch? { batches.popFirst() }
}
