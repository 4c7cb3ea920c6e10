import SandboxScenes
import TouchTrace
import UIKit

extension SceneStage {
  /// Makes a view that decides about touches as its class in the app does; nil for a class with UIKit's
  /// rule, or one that is not known.
  func makeHost(_ plan: ViewBlueprint) -> UIView? {
    guard let row = plan.hostClass, row.base == plan.type.name,
      let view = row.rule.makeView()
    else { return nil }
    view.settings = plan.host
    view.settings.iOS = iOS
    return view
  }

  /// Parts of the names of views in windows of the system that keep all touches in them.
  private static let keepers = [
    "UIInputSetHostView", "UIKeyboard", "UIRemoteKeyboard", "DimmingView", "UIAlertController",
  ]

  /// Makes a window that passes touches on as its class in the app does; nil for any other.
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
  /// The row of its class in the table of host classes; nil for a class that is not in it.
  var hostClass: HostClass? {
    origin.appClass.flatMap(HostClass.of) ?? origin.baseClass.flatMap(HostClass.of)
  }

  /// How it finds views: as the file says, or as its class in the app does.
  var style: HitTest { hostClass?.rule == .passThrough ? .passThrough : hitTest }

  /// The names of some of the views in it.
  fileprivate func views(where isMeant: (ViewBlueprint) -> Bool) -> [String] {
    subviews.flatMap { view in
      [isMeant(view) ? view.id?.name : nil].compactMap(\.self) + view.views(where: isMeant)
    }
  }
}

extension HostClass.Rule {
  /// Returns a view with the rule; nil for UIKit's own, a window's, and what plain views can do.
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

  /// The touches that a window keeps by the rule; nil for the rule of a view.
  fileprivate var window: HostWindow.Rule? {
    switch self {
    case .systemWindow: .controls
    case .flexWindow: .flexToolbar
    case .notRoot: .notRoot
    default: nil
    }
  }
}
