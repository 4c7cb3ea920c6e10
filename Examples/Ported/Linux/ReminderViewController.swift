import UIKit

/// A controller that counts down, hides its hint after a while, and makes room for the keyboard.
class ReminderViewController: UIViewController {
    weak var hint: UILabel!
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    private(set) var secondsLeft = 3
    private(set) var lastKeyboardHeight: CGFloat = 0
    private(set) var edits = 0
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        view.addSubview(label)
        hint = label
        NotificationCenter.default.addObserver(self, selector: Selector("keyboardWillShow:", ReminderViewController.keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: Selector("textChanged", ReminderViewController.textChanged), name: UITextField.textDidChangeNotification, object: field)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick:", ReminderViewController.tick(_:)), userInfo: ["step": 1], repeats: true)
        perform(Selector("hideHint", ReminderViewController.hideHint), with: nil, afterDelay: 2.5)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("hideHint", ReminderViewController.hideHint), object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func stopListening() {
        NotificationCenter.default.removeObserver(self, name: UITextField.textDidChangeNotification, object: nil)
    }

    private func tick(_ timer: Timer) {
        let info = timer.userInfo as? [String: Int]
        secondsLeft -= info?["step"] ?? 0
        if secondsLeft == 0 { timer.invalidate() }
    }

    func hideHint() { hint.isHidden = true }

    private func keyboardWillShow(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        lastKeyboardHeight = frame?.height ?? 0
    }

    private func textChanged() { edits += 1 }
}
