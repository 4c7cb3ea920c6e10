import SandboxScenes
import TouchTrace
import UIKit

extension SceneStage {
  /// Creates a view with the touch rules of its class in the app; nil for UIKit's rules or an unknown class.
  func makeHost(_ plan: ViewBlueprint) -> UIView? {
    guard let row = plan.hostClass, row.base == plan.type.name,
      let view = row.rule.makeView()
    else { return nil }
    view.settings = plan.host
    view.settings.iOS = iOS
    return view
  }

  /// Parts of the names of views in system windows that keep all touches inside them.
  private static let keepers = [
    "UIInputSetHostView", "UIKeyboard", "UIRemoteKeyboard", "DimmingView", "UIAlertController",
  ]

  /// Creates a window that passes touches on like its class in the app; nil for other classes.
  func makeHostWindow(_ plan: ViewBlueprint) -> HostWindow? {
    guard let rule = plan.windowRule ?? plan.hostClass?.rule.window else { return nil }
    let window = HostWindow(frame: .zero)
    window.rule = rule
    let parts = rule == .flexToolbar ? ["Toolbar"] : Self.keepers
    let keepers = plan.views { view in
      parts.contains { view.origin.appClass?.contains($0) ?? false }
    }
    window.keepers = { [weak self] in keepers.compactMap { self?.view($0) } }
    return window
  }
}

extension ViewBlueprint {
  /// The row of its class in the table of host classes; nil for a class that is not in the table.
  var hostClass: HostClass? {
    origin.appClass.flatMap(HostClass.of) ?? origin.baseClass.flatMap(HostClass.of)
  }

  /// The hit-test: the one in the file, or that of its class in the app.
  var style: HitTest { hostClass?.rule == .passThrough ? .passThrough : hitTest }

  /// Returns the names of the descendants that match a condition.
  fileprivate func views(where isMeant: (ViewBlueprint) -> Bool) -> [String] {
    subviews.flatMap { view in
      [isMeant(view) ? view.id?.name : nil].compactMap(\.self) + view.views(where: isMeant)
    }
  }
}

extension HostClass.Rule {
  /// Returns a view with the rule; nil for UIKit's rule, a window's rule, and rules that plain views support.
  @MainActor fileprivate func makeView() -> (any HostView)? {
    switch self {
    case .standard, .passThrough, .systemWindow, .flexWindow, .notRoot: nil
    case .paper: ReactPaperView()
    case .fabric: ReactFabricView()
    case .fabricPart: ReactFabricPartView()
    case .fabricScroll: ReactScrollView()
    case .gestureDetector: GestureDetectorView()
    case .gestureButtonWrapper: GestureButtonWrapper()
    case .gestureButton: GestureButton()
    case .fullWindowOverlay: FullWindowOverlayView()
    case .svg: SVGDrawingView()
    case .hosting: SwiftUIHostView()
    case .swiftUIElement: SwiftUIElementView()
    case .flutterClipping: FlutterClippingView()
    case .webCompositing: WebCompositingView()
    case .untouchable: UntouchableHostView()
    case .slop: SlopView()
    }
  }

  /// The touches that a window keeps with the rule; nil for a view's rule.
  fileprivate var window: HostWindow.Rule? {
    switch self {
    case .systemWindow: .controls
    case .flexWindow: .flexToolbar
    case .notRoot: .notRoot
    default: nil
    }
  }
}
