import Foundation
import TouchKit

/// A view with an identifier, which transcripts call it.
@MainActor
func named(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
  let view = UIView(frame: frame)
  view.accessibilityIdentifier = name
  parent?.addSubview(view)
  return view
}
