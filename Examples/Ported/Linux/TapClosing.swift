import UIKit

/// A controller whose keyboard closes after a tap beside its fields.
protocol TapClosing: AnyObject {
    func closesOnTap()
}

extension TapClosing where Self: UIViewController {
    func closesOnTap() {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("closeTapped:", UIViewController.closeTapped)))
    }
}

extension UIViewController {
    func closeTapped(_ sender: UITapGestureRecognizer) {
        view.endEditing(true)
    }
}

/// A board that is notified of taps on its corners.
final class CornerBoard: UIView {
    final class Corner: UIButton {
        func report(to board: CornerBoard) {
            addTarget(board, action: Selector("cornerTapped:", CornerBoard.cornerTapped), for: .touchUpInside)
            addTarget(self, action: Selector("dim:", CornerBoard.Corner.dim as (CornerBoard.Corner) -> (UIButton) -> Void), for: .touchDown)
        }

        func dim() { alpha = 0 }
        func dim(_ sender: UIButton) { sender.alpha = 0.5 }
    }

    private(set) var taps = 0

    private func cornerTapped(_ sender: UIButton) {
        taps += 1
    }
}

/// A controller of the board that a tap can close.
protocol BoardShowing {}

extension BoardShowing where Self: BoardController {
    func addResetButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: nil, landscapeImagePhone: nil, style: .plain, target: self, action: Selector("reset", BoardController.reset))
    }
}

final class BoardController: UIViewController, BoardShowing, TapClosing {
    private(set) var resets = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addResetButton()
        closesOnTap()
    }

    fileprivate func reset() {
        resets += 1
    }
}
