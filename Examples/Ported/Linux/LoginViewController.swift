import UIKit

final class LoginViewController: UIViewController, UITextFieldDelegate {
    private weak var nameField: UITextField!
    private(set) var loginButton: UIButton!

    dynamic private(set) var attempts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        field.accessibilityIdentifier = "name"
        field.delegate = self
        view.addSubview(field)
        nameField = field
        nameField.addTarget(self, action: Selector("nameChanged:", LoginViewController.nameChanged(_:)), for: .editingChanged)

        loginButton = UIButton(type: .system)
        loginButton.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        loginButton.accessibilityIdentifier = "login"
        loginButton.isEnabled = false
        loginButton.addTarget(self, action: Selector("logIn", LoginViewController.logIn), for: .touchUpInside)
        view.addSubview(loginButton)

        let tap = UITapGestureRecognizer(target: self, action: Selector("dismissKeyboardWithSender:", LoginViewController.dismissKeyboard(sender:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    func logIn() {
        attempts += 1
        view.endEditing(true)
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        loginButton.isEnabled = !(sender.text ?? "").isEmpty
    }

    func dismissKeyboard(sender: UITapGestureRecognizer) {
        view.endEditing(true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        logIn()
        return true
    }
}
