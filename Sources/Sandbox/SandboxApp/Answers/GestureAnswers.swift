import Foundation
import Inspector
import SandboxHost
import TextFormats
import TouchTrace

extension TreeSnapshot {
  /// The first of the views with the most recognizers for a touch; nil if no view has one.
  var viewWithMostRecognizers: Int? {
    var best: (view: Int, count: Int)?
    for view in views.indices {
      let count = gestureColumns(of: view).count { $0.kind == .recognizer }
      if count > best?.count ?? 0 { best = (view, count) }
    }
    return best?.view
  }
}

/// The gestures that act at a point, for the `gestures` command and the `why` tool.
struct GestureAnswers {
  private let inquiry: SceneInquiry
  private let language: Language
  private let trials: GestureTrials
  private let matrix: GestureMatrix
  private let fixes: [GestureFix]
  /// The view that the question is about; nil if it is only about a point.
  private let subject: Int?

  /// Plays all gestures at a point of a scene, and tries changes that may help.
  init(_ answers: SceneAnswers, at point: CGPoint, about subject: Int? = nil) {
    (inquiry, language, self.subject) = (answers.inquiry, answers.language, subject)
    trials = inquiry.gestures(at: point)
    matrix = trials.matrix()
    fixes = trials.fixes(of: matrix)
  }

  /// Returns the matrix, the relations and the fixes; with a number, the matrix with that fix.
  func answer(trying number: Int? = nil) throws(ProgramError) -> SceneAnswer {
    guard let number else { return answer(matrix, text(of: matrix)) }
    guard fixes.indices.contains(number - 1) else {
      throw ProgramError(
        .usage,
        fixes.isEmpty
          ? "there is no fix to try at this point."
          : "expected the number of a fix, 1 to \(fixes.count), got \(number)."
      )
    }
    let fix = fixes[number - 1]
    let changed = trials.matrix(with: [fix.change])
    let words = GestureWords(matrix, in: language)
    let lines = [
      changed.text(in: language, marking: fix.changed),
      words.code(fix.change) + "\n  " + words.result(fix),
    ]
    return answer(changed, lines.joined(separator: "\n\n"))
  }

  private func answer(_ matrix: GestureMatrix, _ text: String) -> SceneAnswer {
    let questions =
      inquiry.caveats(in: language) + inquiry.facts.gestureCaveats(of: matrix, in: language)
    let lines = [text] + questions.map(language.unknown)
    let document = GestureDocument(
      matrix: matrix,
      fixes: fixes,
      words: GestureWords(matrix, in: language),
      openQuestions: questions,
      text: lines.joined(separator: "\n")
    )
    return SceneAnswer(
      text: document.text,
      document: Reports.gestures.json(document),
      openQuestions: questions
    )
  }

  private func text(of matrix: GestureMatrix) -> String {
    ([missedSubject, matrix.text(in: language)].compactMap(\.self) + fixText)
      .joined(separator: "\n\n")
  }

  /// The remark that the view in question is not hit at the point; nil if it is, or if its subview is.
  private var missedSubject: String? {
    let tree = inquiry.tree
    guard let subject, !inquiry.facts.areFramesOnly(tree.path(to: subject), in: tree) else {
      return nil
    }
    let hit = matrix.hitView.flatMap { matrix.tree.index(of: $0.id) }
    guard hit.map({ !inquiry.tree.path(to: $0).contains(subject) }) ?? true else { return nil }
    let name = inquiry.names[inquiry.tree.views[subject].node]
    let place = String(format: "(%g, %g)", Double(matrix.point.x), Double(matrix.point.y))
    let receiver = hit.map { inquiry.names[inquiry.tree.views[$0].node] }
    return language(
      "\(name) gets no touches at \(place)\(receiver.map { "; \($0) does" } ?? ""). Ask 'why' for the reason.",
      "\(name) 在 \(place) 收不到触摸\(receiver.map { "，收到的是 \($0)" } ?? "")。原因请用 why 查询。"
    )
  }

  private var fixText: [String] {
    guard !fixes.isEmpty else { return [] }
    let words = GestureWords(matrix, in: language)
    let entries = fixes.enumerated().flatMap { number, fix in
      let problem = fix.problem
      let cell = matrix.cell(problem.gesture, problem.column) ?? GestureCell()
      return [
        "  \(number + 1) \(words.sentence(problem, cell))",
        "    \(words.code(fix.change))",
        "    \(words.result(fix))",
      ]
    }
    let title = language("Fixes, each tried (--try N)", "解决办法，均已试过（--try N）")
    return [([title] + entries).joined(separator: "\n")]
  }
}
