import Foundation
import Inspector

/// The texts and buttons of a live scene's strip, in a language.
nonisolated struct LiveWords: Hashable {
  /// A button of the strip.
  enum Button: String, Hashable {
    case showMoment, previousVersion, showErrors
  }

  /// The icon, whose meaning the text repeats.
  enum Sign: Hashable { case difference, done, working, mistake, stopped }

  private(set) var sign: Sign
  /// The line about the save.
  let status: String
  /// The emphasized beginning of the line about the scene.
  private(set) var head: String
  /// The rest of that line.
  private(set) var rest: String
  let buttons: [Button]

  init(_ state: LiveState, in language: Language) {
    let file = state.file
    let seconds = String(format: "%.1f s", state.buildSeconds)
    let built = language(
      "Saved · built in \(seconds) · same touches replayed",
      "已保存 · 编译用时 \(seconds) · 已回放同样的触摸"
    )
    let older = state.hasPrevious ? [Button.previousVersion] : []
    let stillThere = language(
      "You see the version from \(state.version). You can still touch it.",
      "当前是 \(state.version) 的版本，仍可触摸。"
    )
    switch state.outcome {
    case .watching:
      sign = .working
      status = language("Watching \(file)", "正在监视 \(file)")
      head = language("Edit and save the file.", "编辑并保存文件。")
      rest = language("The window replays the same touches.", "窗口会回放同样的触摸。")
      buttons = []
    case .building:
      sign = .working
      status = language(
        "Saved at \(state.saved) · building \(seconds)",
        "已保存于 \(state.saved) · 正在编译 \(seconds)"
      )
      head = ""
      rest =
        state.version.isEmpty
        ? language("No version is running now.", "现在没有版本在运行。")
        : language(
          "You can still touch the version from \(state.version).",
          "\(state.version) 的版本仍可触摸。"
        )
      buttons = state.version.isEmpty ? older : []
    case .same(let events):
      sign = .done
      status = built
      head = language("No difference:", "没有不同：")
      rest =
        events == 0
        ? language("nothing was touched so far.", "还没有触摸过。")
        : language("all \(events) events are the same.", "\(events) 个事件全部一致。")
      buttons = older
    case .looks(let words):
      sign = .difference
      status = built
      head = language("The same events, another picture:", "事件一致，画面不同：")
      rest = words.text(in: language)
      buttons = older
    case .differs(let difference):
      sign = .difference
      status = built
      let moment = String(format: "%.2f s", difference.elapsed)
      if let doubt = difference.doubt {
        head = language(
          "Differs at \(moment), maybe not because of your change:",
          "\(moment) 处不同，但不一定是这次修改造成的："
        )
        rest = language(
          "the code reads \(doubt.english).",
          "代码读取了\(doubt.chinese)。"
        )
      } else {
        head = language("First difference at \(moment):", "\(moment) 处首次不同：")
        rest = difference.words.text(in: language)
      }
      buttons = [.showMoment] + older
    case .wentBack:
      sign = .done
      status = language("Version from \(state.version)", "\(state.version) 的版本")
      head = language("You see an earlier version.", "当前是较早的版本。")
      rest = language("The next save runs the file again.", "下次保存后会重新运行该文件。")
      buttons = older
    case .stopped(let stop):
      sign = .stopped
      let place = stop.place.isEmpty ? file : stop.place
      let moment = stop.moment.map { String(format: "%.2f s", $0) }
      status = language(
        "\(place) stopped\(moment.map { " at \($0)" } ?? ""): \(stop.reason)",
        "\(place)\(moment.map { " 在 \($0) 处" } ?? " ")崩溃：\(stop.reason)"
      )
      head =
        stop.isAgain
        ? language("Still stops.", "仍然崩溃。")
        : stop.hasPicture
          ? language("You see the last picture.", "这是最后一帧画面。")
          : language("No version is running.", "没有版本在运行。")
      rest =
        state.hasPrevious
        ? language(
          "Save the file, or go back to the previous version, to touch again.",
          "保存文件或回到上一版本后才能触摸。"
        )
        : language("Save the file to touch again.", "保存文件后才能触摸。")
      buttons = older + [.showErrors]
    case .fixed(let moment):
      sign = .done
      status = built
      head = language("Fixed:", "已修复：")
      let past = moment.map { String(format: "%.2f s", $0) }
      rest = language(
        "the code runs\(past.map { " past \($0)" } ?? "").",
        "代码顺利\(past.map { "通过 \($0)" } ?? "运行")。"
      )
      buttons = older
    case .doesNotCompile:
      sign = .mistake
      let count = state.errors.count
      let errors = language(count == 1 ? "1 error" : "\(count) errors", "\(count) 个错误")
      status = language(
        "Saved at \(state.saved) · \(errors) · the next save builds again",
        "已保存于 \(state.saved) · \(errors) · 下次保存时重新编译"
      )
      head = language("\(file) does not compile.", "\(file) 编译失败。")
      rest =
        state.version.isEmpty
        ? state.hasPrevious
          ? language("Fix the error, or go back to the previous version.", "请修正错误，或回到上一版本。")
          : language("There is no version to show yet.", "还没有可显示的版本。")
        : stillThere
      buttons = (state.version.isEmpty ? older : []) + [.showErrors]
    case .missing:
      sign = .mistake
      status = language("The next save builds again", "下次保存时重新编译")
      head = language("\(file) was moved or deleted.", "\(file) 被移动或删除了。")
      rest =
        state.version.isEmpty
        ? language("There is no version to show yet.", "还没有可显示的版本。") : stillThere
      buttons = older
    }
    if let exercise = state.exercise, state.outcome.isOfRunningVersion {
      say(exercise, in: language)
    }
  }

  /// Shows the state of an exercise instead of the comparison, because a learner reads it first.
  private mutating func say(_ exercise: LiveState.Exercise, in language: Language) {
    sign = exercise.isDone ? .done : .working
    head = exercise.isDone ? language("Done:", "完成：") : language("Not yet:", "还没有完成：")
    rest = exercise.words.text(in: language)
  }

  /// The first sentence of the line about the scene, and the rest.
  var sentences: (first: String, rest: String) {
    let end = [". ", "。"].compactMap { rest.firstRange(of: $0)?.upperBound }.min() ?? rest.endIndex
    return (String(rest[..<end]), String(rest[end...]))
  }

  /// Returns the title and key of a button.
  static func title(
    of button: Button,
    isShort: Bool,
    in language: Language
  ) -> (title: String, key: String?) {
    switch button {
    case .showMoment: (language("Show moment", "查看这一刻"), nil)
    case .previousVersion:
      (isShort ? language("Previous", "上一版") : language("Previous version", "上一版本"), "Ctrl Z")
    case .showErrors: (language("Show errors", "查看错误"), "F8")
    }
  }
}
