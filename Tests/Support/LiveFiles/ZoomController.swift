// hit: 320,240 photo
// swift-format-ignore-file
import UIKit

class ZoomController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize = photo.bounds.size
        scrollView.delegate = self
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 4
        photo.accessibilityIdentifier = "photo"
        photo.backgroundColor = .brown
        view.addSubview(scrollView)
        scrollView.addSubview(photo)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(zoom(_:)))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    @objc func zoom(_ gesture: UITapGestureRecognizer) {
        let isZoomed = scrollView.zoomScale > 1
        scrollView.setZoomScale(isZoomed ? 1 : 2, animated: true)
    }
}
