import Foundation
import TouchKit

/// A slider with two thumbs, drawn by layers of its own class.
class RangeSlider: UIControl {
  override var frame: CGRect {
    didSet { updateLayerFrames() }
  }

  var minimumValue: CGFloat = 0 { didSet { updateLayerFrames() } }
  var maximumValue: CGFloat = 1 { didSet { updateLayerFrames() } }
  var lowerValue: CGFloat = 0.2 { didSet { updateLayerFrames() } }
  var upperValue: CGFloat = 0.8 { didSet { updateLayerFrames() } }
  var trackHighlightTintColor = UIColor(red: 0, green: 0.45, blue: 0.94, alpha: 1) {
    didSet { trackLayer.setNeedsDisplay() }
  }

  fileprivate let trackLayer = RangeSliderTrackLayer()
  private let lowerThumb = UIImageView()
  private let upperThumb = UIImageView()
  private var previousLocation = CGPoint()
  private let thumbSide: CGFloat = 28

  override init(frame: CGRect) {
    super.init(frame: frame)
    trackLayer.rangeSlider = self
    trackLayer.contentsScale = UIScreen.main.scale
    layer.addSublayer(trackLayer)
    for thumb in [lowerThumb, upperThumb] {
      thumb.layer.cornerRadius = thumbSide / 2
      thumb.backgroundColor = .white
      addSubview(thumb)
    }
    updateLayerFrames()
  }

  required init?(coder aDecoder: NSCoder) {
    nil
  }

  private func updateLayerFrames() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    trackLayer.frame = bounds.insetBy(dx: 0, dy: bounds.height / 3)
    trackLayer.setNeedsDisplay()
    lowerThumb.frame = thumbFrame(lowerValue)
    upperThumb.frame = thumbFrame(upperValue)
    CATransaction.commit()
  }

  func position(for value: CGFloat) -> CGFloat {
    (bounds.width - thumbSide) * (value - minimumValue) / (maximumValue - minimumValue)
      + thumbSide / 2
  }

  private func thumbFrame(_ value: CGFloat) -> CGRect {
    CGRect(
      x: position(for: value) - thumbSide / 2,
      y: (bounds.height - thumbSide) / 2,
      width: thumbSide,
      height: thumbSide
    )
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -10).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    if lowerThumb.frame.contains(previousLocation) {
      lowerThumb.isHighlighted = true
    } else if upperThumb.frame.contains(previousLocation) {
      upperThumb.isHighlighted = true
    }
    return lowerThumb.isHighlighted || upperThumb.isHighlighted
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let way = location.x - previousLocation.x
    let change = (maximumValue - minimumValue) * way / (bounds.width - thumbSide)
    previousLocation = location
    if lowerThumb.isHighlighted {
      lowerValue = min(max(lowerValue + change, minimumValue), upperValue)
    } else if upperThumb.isHighlighted {
      upperValue = min(max(upperValue + change, lowerValue), maximumValue)
    }
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lowerThumb.isHighlighted = false
    upperThumb.isHighlighted = false
  }

  override func cancelTracking(with event: UIEvent?) {
    endTracking(nil, with: event)
  }

  var holdsThumb: Bool { lowerThumb.isHighlighted || upperThumb.isHighlighted }
}

class RangeSliderTrackLayer: CALayer {
  weak var rangeSlider: RangeSlider?

  override func draw(in ctx: CGContext) {
    guard let slider = rangeSlider else { return }
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    ctx.addPath(path.cgPath)
    ctx.setFillColor(UIColor.lightGray.cgColor)
    ctx.fillPath()
    ctx.setFillColor(slider.trackHighlightTintColor.cgColor)
    let lower = slider.position(for: slider.lowerValue)
    let upper = slider.position(for: slider.upperValue)
    ctx.fill(CGRect(x: lower, y: 0, width: upper - lower, height: bounds.height))
  }
}
