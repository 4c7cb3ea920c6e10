import Foundation
import TouchKit
import TouchKitComponents

/// A row of stars: buttons in a stack view, as in Apple's own introduction to applications.
class RatingControl: UIStackView {
  private var ratingButtons: [UIButton] = []
  var onChange: ((Int) -> Void)?

  var rating = 0 {
    didSet { updateButtonSelectionStates() }
  }

  var starSize = CGSize(width: 44, height: 44) {
    didSet { setupButtons() }
  }

  var starCount: Int = 5 {
    didSet { setupButtons() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupButtons()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    setupButtons()
  }

  func ratingButtonTapped(button: UIButton) {
    guard let index = ratingButtons.firstIndex(of: button) else { return }
    let selectedRating = index + 1
    rating = selectedRating == rating ? 0 : selectedRating
    onChange?(rating)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  private func setupButtons() {
    spacing = 8
    for button in ratingButtons {
      removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    ratingButtons.removeAll()
    for index in 0..<starCount {
      let button = UIButton()
      button.setImage(star(.lightGray), for: .normal)
      button.setImage(star(.systemYellow), for: .selected)
      button.setImage(star(.systemBlue), for: .highlighted)
      button.setImage(star(.systemBlue), for: [.highlighted, .selected])
      button.accessibilityLabel = "Set \(index + 1) star rating"
      button.addTarget(
        self,
        action: RatingControl.ratingButtonTapped(button:),
        for: .touchUpInside
      )
      addArrangedSubview(button)
      ratingButtons.append(button)
    }
    updateButtonSelectionStates()
  }

  private func star(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: starSize).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: starSize))
    }
  }

  private func updateButtonSelectionStates() {
    for (index, button) in ratingButtons.enumerated() {
      button.isSelected = index < rating
      button.accessibilityHint = rating == index + 1 ? "Tap to reset the rating to zero." : nil
      button.accessibilityValue = "\(rating) star\(rating == 1 ? "" : "s") set."
    }
  }
}
