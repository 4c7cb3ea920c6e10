import Foundation
import Inspector
import TouchKit
import TouchTrace

/// Another theme, language or size of texts, while the window is open.
extension SceneSession {
  /// Changes the look of everything around the scene; the scene does not notice.
  func changeLook(_ change: LookChange, at time: TimeInterval) {
    leaveReview()
    guard let former = workbench, review == nil else {
      return say("Not while a recording is played", "播放录制时不能更改")
    }
    endPrediction()
    change.apply(to: &run.settings)
    let next = BenchSession(
      SceneSession.makeWorkbench(
        size: screen.window.size,
        sceneSize: run.size,
        isBare: former.bench.isBare,
        entries: gallery.entries,
        arrangement: former.bench.arrangement,
        run.settings,
        screen
      ),
      isSceneFitted: former.isSceneFitted
    )
    next.bench.take(former.bench)
    // The log is read once more, to be shown in the other language.
    for record in former.bench.log.records {
      for sink in next.sinks { sink.record(record) }
    }
    workbench = next
    run.listen(SceneSession.listener(report, next))
    run.application.becomeShared()
    next.bench.setHelp(launchTarget.keys.helpGroups(in: run.settings.language))
    next.bench.setReading(launchTarget.reading)
    next.needsOutlines = run.settings.wireframe != .contents
    question.hitMap.forget()
    files.keptLook = KeptLook(run.settings)
    followLayout(at: time)
    next.noteChange(at: time)
    screen.isWholeFrameDue = true
  }
}
