import UIKit

extension SandboxScene {
  /// A photo that can be pinched, rotated and moved simultaneously, with any number of fingers.
  static let simultaneous = SandboxScene(
    name: "simultaneous",
    title: LocalizedText(english: "Pinch, rotate and pan", chinese: "同时捏合、旋转和拖动"),
    question: LocalizedText(
      english: "How can two fingers pinch, rotate and move a photo at the same time?",
      chinese: "两根手指怎样同时缩放、旋转和移动一张照片？"
    ),
    answer: LocalizedText(
      english:
        "A delegate lets them recognise simultaneously; the small photo has no delegate.",
      chinese: "代理允许几个识别器同时进行；小照片没有代理，只有一个能识别。"
    ),
    demonstration: [FingerDrag("photo", dx: 40, dy: 30)],
    makeRootViewController: { SimultaneousController() }
  )
}

private final class SimultaneousController: UIViewController, UIGestureRecognizerDelegate {
  override func loadView() {
    view = GroundView(frame: UIScreen.main.bounds)
    view.accessibilityIdentifier = "root"
    view.backgroundColor = .ground
  }

  override func viewDidLoad() {
    let size = view.bounds.size
    let photo = addPhoto("photo", width: size.width * 0.5, middle: 0.36)
    for recognizer in photo.gestureRecognizers ?? [] { recognizer.delegate = self }
    addPhoto("alone", width: size.width * 0.24, middle: 0.82)
  }

  @discardableResult
  private func addPhoto(_ name: String, width: CGFloat, middle: CGFloat) -> UIView {
    let ground = view.bounds.size
    let height = min(width * 0.75, ground.height * 0.6)
    let photo = PhotoView(frame: CGRect(x: 0, y: 0, width: height / 0.75, height: height))
    photo.accessibilityIdentifier = name
    photo.center = CGPoint(x: (ground.width * middle).rounded(), y: (ground.height / 2).rounded())
    view.addSubview(photo)
    let pinch = UIPinchGestureRecognizer(target: self, action: SimultaneousController.pinched)
    let rotation = UIRotationGestureRecognizer(target: self, action: SimultaneousController.turned)
    let pan = UIPanGestureRecognizer(target: self, action: SimultaneousController.panned)
    (pinch.name, rotation.name, pan.name) = ("pinch", "rotation", "pan")
    for recognizer in [pinch, rotation, pan] { photo.addGestureRecognizer(recognizer) }
    return photo
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    change(pinch) { $0.scaledBy(x: pinch.scale, y: pinch.scale) }
    pinch.scale = 1
  }

  func turned(_ rotation: UIRotationGestureRecognizer) {
    change(rotation) { $0.rotated(by: rotation.rotation) }
    rotation.rotation = 0
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    guard let photo = pan.view else { return }
    let step = pan.translation(in: view)
    photo.center.x += step.x
    photo.center.y += step.y
    pan.setTranslation(.zero, in: view)
  }

  /// Changes the photo's transform so that the point between the fingers keeps its position.
  private func change(
    _ recognizer: UIGestureRecognizer,
    _ change: (CGAffineTransform) -> CGAffineTransform
  ) {
    guard let photo = recognizer.view else { return }
    let held = recognizer.location(in: photo)
    let before = photo.convert(held, to: view)
    photo.transform = change(photo.transform)
    let after = photo.convert(held, to: view)
    photo.center.x += before.x - after.x
    photo.center.y += before.y - after.y
  }
}

/// A picture of hills in the evening, in a white frame.
private final class PhotoView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    isMultipleTouchEnabled = true
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let border = bounds.width * 0.04
    let picture = bounds.insetBy(dx: border, dy: border)
    UIBezierPath(rect: picture).addClip()
    UIColor(red: 0.98, green: 0.72, blue: 0.45, alpha: 1).setFill()
    UIBezierPath(rect: picture).fill()
    let sun = picture.width * 0.16
    UIColor.systemYellow.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: picture.minX + picture.width * 0.62,
        y: picture.minY + picture.height * 0.16,
        width: sun,
        height: sun
      )
    ).fill()
    hill(in: picture, left: 0.62, top: 0.34, right: 0.7, .systemPurple)
    hill(in: picture, left: 0.82, top: 0.66, right: 0.58, .systemIndigo)
  }

  /// Returns a hill; heights are fractions of the picture's height, from its top.
  private func hill(
    in picture: CGRect,
    left: CGFloat,
    top: CGFloat,
    right: CGFloat,
    _ color: UIColor
  ) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: picture.minX + picture.width * x, y: picture.minY + picture.height * y)
    }
    let path = UIBezierPath()
    path.move(to: point(0, left))
    path.addQuadCurve(to: point(1, right), controlPoint: point(0.4, top))
    path.addLine(to: point(1, 1))
    path.addLine(to: point(0, 1))
    path.close()
    color.setFill()
    path.fill()
  }
}
