// hit: 320,200 one
// swift-format-ignore-file
import UIKit

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let one = UIViewController()
        one.view.backgroundColor = .systemTeal
        one.view.accessibilityIdentifier = "one"
        one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let two = UIViewController()
        two.view.backgroundColor = .systemIndigo
        two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        viewControllers = [one, two]
    }
}
