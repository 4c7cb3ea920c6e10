public import TouchTrace
public import Foundation
import Geometry

/// Which view a finger is meant for.
extension TreeSnapshot {
  /// The position of the frontmost view at a point of the screen that is seen and reacts to fingers,
  /// or else of the frontmost that is seen.
  ///
  /// What takes touches there need not be what a user means to touch: a view without a reaction that
  /// lies in front is the usual reason for the question.
  ///
  /// An accessibility tree does not tell what is in front: there it is the smallest element.
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
    // A label in a button is not what a finger is meant for.
    return smallest.map { target(around: $0, isText: true, facts: facts) }
  }

  /// The position of what reacts where a text is shown: the nearest view, from the one that shows it
  /// up, that can react and that a touch there reaches; the view itself where there is none.
  public func target(around index: Int, isText: Bool, facts: AppFacts = AppFacts()) -> Int {
    guard isText else { return index }
    let way = path(to: index).reversed().filter { canReact($0, facts) }
    return way.first { !isPassivePart($0, facts) } ?? way.first ?? index
  }

  /// Whether a view is a control, has recognizers, is a row of a list, or is of a class of the app's
  /// own, which may do anything.
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

  /// Whether a view is a part of a control that leaves touches to it, such as a bar button's inside.
  private func isPassivePart(_ index: Int, _ facts: AppFacts) -> Bool {
    let type = facts[views[index].node]?.appClass ?? views[index].node.typeName
    return !views[index].isUserInteractionEnabled && AppClass.isPart(type)
  }
}
