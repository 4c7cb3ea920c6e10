import UIKit

final class ImageZoomView: UIScrollView, UIScrollViewDelegate {
    let content = UIView()
    lazy var zoomTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: Selector("handleZoomingTap:", ImageZoomView.handleZoomingTap))
        tap.numberOfTapsRequired = 2
        return tap
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = CGRect(origin: .zero, size: frame.size)
        addSubview(content)
        delegate = self
        maximumZoomScale = 4
        content.isUserInteractionEnabled = true
        content.addGestureRecognizer(zoomTap)
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    private func handleZoomingTap(_ sender: UITapGestureRecognizer) {
        let location = sender.location(in: sender.view)
        zoom(point: location, animated: false)
    }

    private func zoom(point: CGPoint, animated: Bool) {
        let scale = zoomScale == minimumZoomScale ? maximumZoomScale : minimumZoomScale
        let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
        let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        zoom(to: CGRect(origin: origin, size: size), animated: animated)
    }
}
