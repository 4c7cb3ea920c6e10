import Foundation
import TouchKit
import TouchKitComponents
import TouchKitTesting

/// A collection view's data source and delegate that logs its calls.
@MainActor
final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  private(set) var story: [String] = []
  private(set) var made = 0

  init(_ sections: [[String]]) { self.sections = sections }

  func clear() { story = [] }

  private func note(_ what: String, _ path: IndexPath) {
    story.append("\(what) \(path.section).\(path.item)")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.accessibilityIdentifier = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }
}

/// A collection view of 100 by 100 tiles, three in a line of 320 points, in a stage's root view.
@MainActor
struct TileStand {
  let stage = Stage()
  let view: UICollectionView
  let tiles: Tiles
  let layout: UICollectionViewFlowLayout

  init(
    _ sections: [[String]],
    cell: AnyClass = UICollectionViewCell.self,
    prepare: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    tiles = Tiles(sections)
    layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    prepare(layout)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 430)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    view.delegate = tiles
    stage.rootView.addSubview(view)
    stage.application.layoutIfNeeded()
  }

  static func numbered(_ count: Int) -> [[String]] { [(0..<count).map { "\($0)" }] }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}
