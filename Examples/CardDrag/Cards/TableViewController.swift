import UIKit

/// A table with two cards on it; a double tap puts them back.
public final class TableViewController: UIViewController {
  /// The cards, red and blue.
  public let cards = [Card(), Card()]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let colors = [UIColor.red, .blue]
    for (card, color) in zip(cards, colors) {
      card.backgroundColor = color
      view.addSubview(card)
    }
    putBack()

    let doubleTap = UITapGestureRecognizer(target: self, action: TableViewController.putBack)
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(doubleTap)
  }

  private func putBack() {
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: 20 + 60 * index, y: 20 + 60 * index, width: 100, height: 100)
    }
  }
}
