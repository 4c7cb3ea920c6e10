import TouchTrace
import Foundation
public import Inspector
public import TouchKit

/// Explanations why a view does or does not receive a touch.
extension Stage {
  /// Explains which view a finger on a target would touch, and why the target would not receive the touch.
  ///
  /// No touch is sent. For a target that is not a view, the text lists all views at the place, front to back.
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

  /// Explains which view received a touch, by the touch's number, and why another view did not.
  ///
  /// Without a view, the text lists all views at the place, front to back.
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
      return language("The view is not in a window: notInWindow.", "该视图不在窗口中：notInWindow。")
    }
    return explanation.text(about: index, in: language)
  }
}
