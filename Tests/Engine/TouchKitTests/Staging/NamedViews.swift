import Foundation
import TouchKit
import TouchKitTestSupport

/// A view with an identifier, which transcripts call it; it notes its calls if the test compares them.
@MainActor
func named(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
  let view = isNotingCalls ? ScriptedView(frame: frame) : UIView(frame: frame)
  view.accessibilityIdentifier = name
  parent?.addSubview(view)
  return view
}
