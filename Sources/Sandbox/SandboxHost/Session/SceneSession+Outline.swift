import BrowserPlatform
import Foundation
import Geometry
import Inspector
import TouchInput
import TouchKit
import TouchTrace

/// The window as text and buttons, for pages that cannot be read as pixels.
extension SceneSession {
  /// The outline of the workbench; nil without one.
  var outline: BenchOutline? {
    guard let bench = workbench?.bench else { return nil }
    let language = run.settings.language
    let entry = launchTarget.entry
    let question = exercise ?? entry?.question
    return BenchOutline(
      language: language("en", "zh-Hans"),
      title: entry?.title.text(in: language) ?? launchTarget.name,
      question: question?.text(in: language) ?? "",
      answer: answerInWords(bench),
      guests: audience?.audience.guests.count,
      isBare: bench.isBare,
      regions: bench.outlineRegions
    )
  }

  /// Returns the latest answer: to a guess, to a question about a point, or about the newest touch.
  private func answerInWords(_ bench: Workbench) -> String {
    let language = run.settings.language
    var sentences: [String] = []
    if bench.isAsking {
      sentences.append(bench.whyText)
    } else if let state = prediction.current?.state {
      sentences = words(of: state)
    } else if let story = workbench?.answers.explanation?.story(in: language),
      !run.overlay.touches.isEmpty
    {
      sentences = [story.main, story.rest, bench.chainSentence]
    }
    if let toast = bench.toastText { sentences.append(toast) }
    return sentences.filter { !$0.isEmpty }.joined(separator: language(" ", ""))
  }

  private func words(of state: PredictionState) -> [String] {
    let language = run.settings.language
    if case .read(let verdict) = state.step {
      return [verdict.headline.text(in: language), verdict.reason.text(in: language)]
    }
    let former = state.former.map {
      [$0.headline.text(in: language), $0.reason.text(in: language)]
    }
    guard state.choices == nil else {
      return (former ?? []) + [language("Choose an answer.", "请选择答案。")]
    }
    let place = prediction.current?.ring.map { "(\(Int($0.x)), \(Int($0.y)))" } ?? ""
    let asked = language(
      "Who will get the touch at \(place)?",
      "\(place) 处的触摸会交给谁？"
    )
    return (former ?? []) + [exercise?.text(in: language) ?? "", asked, voteInWords]
  }

  /// The number of votes, and how the host ends the vote; empty without guests.
  private var voteInWords: String {
    guard let audience, !audience.audience.guests.isEmpty else { return "" }
    let (voted, count) = (audience.ballot.count, audience.audience.guests.count)
    return run.settings.language(
      "\(voted) of \(count) voted. Press on the ring to end the vote.",
      "已投票 \(voted) / \(count)。按住圆环结束投票。"
    )
  }

  /// Presses buttons of a page's list, or asks about a point of the window that was held.
  func press(_ ids: [String]) throws(ProgramError) {
    guard let workbench, !ids.isEmpty else { return }
    let time = input.clock.time(at: screen.window.now)
    for id in ids {
      if let place = Self.place(in: id) { hold(place, at: time) } else { workbench.bench.press(id) }
      try followWorkbench(at: time)
    }
    workbench.noteChange(at: time)
  }

  /// Parses the location of a hold: `hold-120-80`, in points of the window.
  private static func place(in id: String) -> CGPoint? {
    let parts = id.split(separator: "-")
    guard parts.count == 3, parts[0] == "hold", let x = Double(parts[1]), let y = Double(parts[2])
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Asks about a point that a finger holds, unless the scene uses a long press there.
  private func hold(_ place: CGPoint, at time: TimeInterval) {
    guard let bench = workbench?.bench, review == nil, !prediction.hidesAnswers,
      bench.stage.scene.contains(place)
    else { return }
    let tree = run.application.treeSnapshot()
    guard
      !tree.views.contains(where: { view in
        view.recognizers.contains { $0.minimumPressDuration != nil }
      })
    else { return }
    cancelTouches(at: time)
    ask(about: bench.stage.scenePoint(place))
  }
}
