import TouchTrace
import Foundation
public import Inspector
public import TouchKit

/// Why a view does or does not get a touch, in the words of the sandbox.
extension Stage {
  /// What a finger that came down on a target would meet, and why the target would not get it.
  ///
  /// Nothing is touched. For a target that is no view, all views at the place, front to back.
  public func explanation(
    of target: any TouchTarget,
    in language: Language = .english,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> String {
    let place = CallSite(fileID, filePath, line, column)
    guard let point = locate(target, at: place) else { return faults.last ?? "" }
    let explanation = Explanation(
      reports: application.hitTestReports(at: point),
      tree: application.treeSnapshot()
    )
    guard let view = target.view(on: self),
      let index = explanation.tree.index(of: view.traceID)
    else { return explanation.list(in: language) }
    return explanation.text(about: index, in: language)
  }

  /// What became of a finger that came down, by its number, and why a view did not get it.
  ///
  /// Without a view, all views at the place, front to back.
  public func explanation(
    ofTouch number: Int,
    missing view: UIView? = nil,
    in language: Language = .english
  ) -> String {
    let tree = application.treeSnapshot()
    guard let explanation = Explanation(touch: number, in: log.records, tree: tree) else {
      return language("There was no touch f\(number).", "没有触摸 f\(number)。")
    }
    guard let view else { return explanation.list(in: language) }
    guard let index = tree.index(of: view.traceID) else {
      return language("The view is in no window: notInWindow.", "该视图不在窗口中：notInWindow。")
    }
    return explanation.text(about: index, in: language)
  }
}
