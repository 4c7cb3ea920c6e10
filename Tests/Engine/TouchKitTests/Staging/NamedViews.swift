import Foundation
import TouchKit
import TouchKitTestSupport

/// Returns a view with an identifier, which is its name in transcripts; it logs its calls if the test compares
/// them.
@MainActor
func named(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
  let view = isNotingCalls ? ScriptedView(frame: frame) : UIView(frame: frame)
  view.accessibilityIdentifier = name
  parent?.addSubview(view)
  return view
}
