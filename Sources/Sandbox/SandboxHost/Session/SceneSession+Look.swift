import Foundation
import Inspector
import TouchKit
import TouchTrace

/// Changes of the theme, language or text size while the window is open.
extension SceneSession {
  /// Changes the appearance of everything around the scene; the scene is not affected.
  func changeLook(_ change: LookChange, at time: TimeInterval) {
    leaveReview()
    guard let former = workbench, review == nil else {
      return say("Not possible while a recording plays", "播放录制时不能更改")
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
    // The log is read again for the other language.
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
