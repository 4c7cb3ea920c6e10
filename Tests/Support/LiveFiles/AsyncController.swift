// hit: 320,240 reload
// swift-format-ignore-file
import UIKit

actor Store {
    private var items: [String] = []
    func add(_ item: String) -> Int {
        items.append(item)
        return items.count
    }
}

final class AsyncController: UIViewController {
    private let store = Store()
    private let reload = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        reload.frame = CGRect(x: 270, y: 220, width: 100, height: 40)
        reload.accessibilityIdentifier = "reload"
        reload.setTitle("Reload", for: .normal)
        reload.addTarget(self, action: #selector(load), for: .touchUpInside)
        view.addSubview(reload)
    }

    @objc private func load() {
        Task { [weak self] in
            guard let self else { return }
            let count = await self.store.add("item")
            self.reload.setTitle("\(count)", for: .normal)
        }
    }
}
