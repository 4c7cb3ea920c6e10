import Foundation
import Inspector
import SandboxScenes

/// The course as a Markdown page, which the guides contain in both languages.
struct CoursePage {
  let language: Language

  /// The page.
  var text: String {
    var parts = [head]
    var number = 0
    for chapter in Course.chapters {
      parts.append("## \(text(chapter.title))")
      for lesson in chapter.lessons {
        number += 1
        parts.append(section(lesson, number: number))
      }
    }
    parts.append(exercisesHead)
    for exercise in Course.exercises {
      number += 1
      parts.append(section(exercise, number: number))
    }
    return (parts + [foot]).joined(separator: "\n\n")
  }

  private var head: String {
    language(
      """
      # A course in twenty-four lessons and five exercises

      Each lesson asks which view gets a touch, or which recognizer acts. Guess before you open the answer. \
      Then do the exercise, and guess again. `touch-sandbox course` shows the lessons in a window, where you press yourself; \
      it keeps your progress. Chinese: [Course.md](zh/Course.md).

      For teachers: a lesson takes five minutes. Show the picture, let everybody write down a view, and \
      only then press on the ring. In the window, *Copy result* copies the score.

      <!-- Made by: touch-sandbox course --page. The lessons are in Sources/Sandbox/SandboxScenes/Course. -->
      """,
      """
      # 二十四课与五个代码练习

      每课都问：触摸交给谁，或者哪个手势触发？先猜，再看答案；然后做练习，再猜一次。在窗口里可以亲手按，做过的课会记下来：\
      `touch-sandbox course --lang zh`。英文版：[Course.md](../Course.md)。

      给老师：一课约五分钟。先给大家看图，让每个人写下一个视图，然后再按圆环。窗口里的“复制结果”会把成绩\
      放到剪贴板上。

      <!-- 由 touch-sandbox course --page --lang zh 生成。课程数据在 Sources/Sandbox/SandboxScenes/Course。 -->
      """
    )
  }

  private var foot: String {
    language(
      "What comes next: the other [scenes](Scenes.md), and *Predict* in all of them "
        + "([Workbench.md](Workbench.md#predict-alone-or-in-a-class)), and the guides to "
        + "[React Native](ReactNative.md), [SwiftUI](SwiftUI.md) and [Flutter](Flutter.md).",
      "接下来：其余的[场景](Scenes.md)，每个场景里都可以预测（[Workbench.md](Workbench.md)）；"
        + "还有 [React Native](ReactNative.md)、[SwiftUI](SwiftUI.md) 和 [Flutter](Flutter.md) 的指南。"
    )
  }

  private func section(_ lesson: Lesson, number: Int) -> String {
    let touch = lesson.touch
    let after = lesson.touchAfter
    let run = "touch-sandbox course \(lesson.name)"
    return """
      ### \(number). \(text(lesson.title))

      \(text(lesson.question)) \(place(touch.point))

      ![\(language("The scene", "场景"))](\(picture(lesson, "question")))

      \(choices(touch))\(folded(lesson, touch, isAfter: false))

      **\(language("Exercise", "练习"))** \(text(lesson.task)) \(place(after.point))

      \(choices(after))\(folded(lesson, after, isAfter: true))

      \(language("In the window", "在窗口里"))\(language(": ", "："))`\(run)`
      """
  }

  private var exercisesHead: String {
    language(
      """
      ## Write Swift code

      The last lessons have no ring: you change a Swift file. `touch-sandbox course NAME` writes the file into \
      the current folder and shows it. Edit the file in your own editor. Each save plays scripted touches, \
      and the strip above the scene shows what does not work yet. In a browser: `touch-sandbox serve FILE`. \
      Without a window: `touch-sandbox course --check FILE`. [What live code needs](Live.md#what-it-needs).
      """,
      """
      ## 动手写代码

      最后几课没有圆环，要改的是一个 Swift 文件。`touch-sandbox course 课名` 会把文件写到当前文件夹并打开。\
      用自己的编辑器修改；每次保存后，程序会自动模拟触摸来检查，画面上方会说明还有什么没做对。在浏览器里：`touch-sandbox serve 文件`；\
      不用窗口：`touch-sandbox course --check 文件`。[运行代码需要什么](Live.md#需要什么)。
      """
    )
  }

  private func section(_ exercise: Exercise, number: Int) -> String {
    """
    ### \(number). \(text(exercise.title))

    \(text(exercise.question))

    `touch-sandbox course \(exercise.name)`

    <details><summary>\(language("Answer", "答案"))</summary>

    ```swift
    \(exercise.solution)
    ```

    \(text(exercise.reveal))

    </details>
    """
  }

  private func text(_ words: LocalizedText) -> String { language(words.english, words.chinese) }

  private func place(_ point: CGPoint) -> String {
    let words = "(\(Int(point.x)), \(Int(point.y)))"
    return language("The touch is at \(words).", "触摸点是 \(words)。")
  }

  /// Returns the possible results as a list; empty for a question about a touch.
  private func choices(_ touch: Lesson.Touch) -> String {
    guard case .result(let question) = touch.answer else { return "" }
    return question.choices.map { "- \(text($0.text))\n" }.joined() + "\n"
  }

  /// Returns the answer as a block that unfolds without a script.
  private func folded(_ lesson: Lesson, _ touch: Lesson.Touch, isAfter: Bool) -> String {
    let (answer, proof) =
      switch touch.answer {
      case .receiver(let name):
        (
          name,
          "![\(language("\(name) gets the touch", "\(name) 得到触摸"))]"
            + "(\(picture(lesson, isAfter ? "after" : "answer")))"
        )
      case .result(let question):
        (
          text(question.choices[question.right].text),
          LessonTrial(lesson, isAfter: isAfter).map { table($0.matrix) } ?? ""
        )
      }
    return """
      <details><summary>\(language("Answer", "答案"))</summary>

      **\(answer)**\(language(". ", "。"))\(text(touch.reveal))

      \(proof)

      </details>
      """
  }

  /// Returns the engine's results as a table.
  private func table(_ matrix: GestureMatrix) -> String {
    let words = GestureWords(matrix, in: language)
    let head = [language("Gesture", "手势")] + words.titles
    let rows = matrix.rows.map { row in
      [row.gesture.title().text(in: language)] + row.cells.map(words.word)
    }
    return ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func picture(_ lesson: Lesson, _ kind: String) -> String {
    language("../", "../../") + "Assets/Course/\(lesson.name)-\(kind).png"
  }
}
