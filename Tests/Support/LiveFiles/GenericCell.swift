// hit: 320,240 GenericView<NameView>
// swift-format-ignore-file
import UIKit

protocol Configurable {
    associatedtype Model
    func configure(with model: Model)
}

class GenericView<Content: UIView & Configurable>: UIView {
    let content: Content

    init(_ content: Content, model: Content.Model) {
        self.content = content
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        content.isUserInteractionEnabled = false
        addSubview(content)
        content.configure(with: model)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}

final class NameView: UILabel, Configurable {
    func configure(with model: String) { text = model }
}

#Preview("Generic") { GenericView(NameView(), model: "Ada") }
