public import TouchTrace
public import Foundation
import Geometry

/// The view that a finger is meant for.
extension TreeSnapshot {
  /// Returns the position of the frontmost visible view at a point that reacts to touches, or else of any visible view.
  ///
  /// The receiver of a touch is not always the view that a user means. A view in front without a reaction
  /// is the usual reason for the question.
  ///
  /// An accessibility tree does not contain the z-order: there it is the smallest element.
  public func frontmostTarget(at point: CGPoint, facts: AppFacts = AppFacts()) -> Int? {
    if let element = smallestElement(at: point, facts) { return element }
    let reach = TreeReach(self)
    let found = views.indices.last { index in
      let view = views[index]
      return reach.areShown[index] && view.isTarget && view.parent != nil
        && view.scrolling == nil && (view.node.quad?.contains(point) ?? false)
    }
    return found ?? frontmostView(at: point)
  }

  private func smallestElement(at point: CGPoint, _ facts: AppFacts) -> Int? {
    guard facts.isImported else { return nil }
    func box(_ index: Int) -> CGRect { views[index].node.quad?.boundingBox ?? .zero }
    let elements = views.indices.filter { index in
      box(index).contains(point) && views[index].parent != nil && !facts.isMadeUp(views[index].node)
        && facts.areFramesOnly(path(to: index), in: self)
    }
    let smallest = elements.min {
      box($0).width * box($0).height < box($1).width * box($1).height
    }
    // A finger is not meant for a label inside a button.
    return smallest.map { target(around: $0, isText: true, facts: facts) }
  }

  /// Returns the position of the view that reacts where a text is displayed.
  ///
  /// It is the nearest view, from the one with the text upwards, that can react and that a touch there reaches.
  /// It is the view itself if there is no such view.
  public func target(around index: Int, isText: Bool, facts: AppFacts = AppFacts()) -> Int {
    guard isText else { return index }
    let way = path(to: index).reversed().filter { canReact($0, facts) }
    return way.first { !isPassivePart($0, facts) } ?? way.first ?? index
  }

  /// Whether a view can react to touches.
  ///
  /// A control, a view with recognizers, and a row of a list can. So can a view of the app's own class, whose
  /// behaviour is unknown.
  public func canReact(_ index: Int, _ facts: AppFacts) -> Bool {
    let view = views[index]
    guard view.parent != nil, view.scrolling == nil, !facts.isMadeUp(view.node) else {
      return false
    }
    if view.control != nil || isRow(index, facts) { return true }
    let known = facts[view.node]
    let type = known?.appClass ?? view.node.typeName
    if view.recognizers.contains(where: \.isEnabled) { return true }
    if known?.hasMoreRecognizers ?? false { return !AppClass.isPart(type) }
    return known != nil && view.isUserInteractionEnabled && !AppClass.isOfSystem(type)
      && !facts.areFramesOnly(path(to: index), in: self)
  }

  /// Whether a view is a row or an item that its list selects.
  public func isRow(_ index: Int, _ facts: AppFacts) -> Bool {
    let known = facts[views[index].node]
    let types = [known?.appClass ?? views[index].node.typeName, known?.baseClass ?? ""]
    guard types.contains(where: { $0.hasSuffix("Cell") }) else { return false }
    let way = path(to: index)
    return facts.areFramesOnly(way, in: self)
      || way.dropLast().contains { isList($0, facts) }
  }

  /// Whether a view is a table or a collection view.
  private func isList(_ index: Int, _ facts: AppFacts) -> Bool {
    let known = facts[views[index].node]
    let types = [known?.appClass ?? "", known?.baseClass ?? "", views[index].node.typeName]
    return types.contains { ["UITableView", "UICollectionView"].contains($0) }
  }

  /// Whether a view is a part of a control that leaves touches to it, such as the inside of a bar button.
  private func isPassivePart(_ index: Int, _ facts: AppFacts) -> Bool {
    let type = facts[views[index].node]?.appClass ?? views[index].node.typeName
    return !views[index].isUserInteractionEnabled && AppClass.isPart(type)
  }
}
