package import Foundation
import Inspector
import PointerInput
import SandboxPanels

/// What benchmarks ask for, to measure it apart from everything else.
extension WindowLoop {
  /// Paints everything that the window shows.
  package func redraw() throws(ProgramError) {
    isOver = false
    isWholeFrameDue = true
    try showFrame()
  }

  /// Shows a moment of what is looked at, in seconds from its beginning.
  package func show(moment: TimeInterval) throws(ProgramError) {
    guard let review else { return }
    isOver = false
    review.perform(.seek(review.film.recording.header.startTime + moment))
    advanceReview()
    try showFrame()
  }

  /// How many rows the log has.
  package var logRowCount: Int { panels?.desk.log.count ?? 0 }
}
