public import Foundation

/// Owns a tree of views and stands in the responder chain right above its root view.
///
/// The view is made when it is first asked for (Apple: UIViewController).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  nonisolated(unsafe) private var loadedView: UIView?
  nonisolated(unsafe) final weak var hostWindow: UIWindow?

  /// A name for people; shown by tools.
  open var title: String?

  /// Creates a controller whose view is not made yet.
  public override init() {
    super.init()
  }

  /// Creates a controller; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller; interface files do not exist on this platform, so both names are
  /// ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  // The view may outlive its controller and must not refer to it then.
  deinit {
    loadedView?.controller = nil
  }

  /// The root of the controller's views; made by `loadView()` on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view if it was made already.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the root view and assigns it to `view`.
  ///
  /// Called when `view` is first asked for. The default makes a plain view of the screen's size;
  /// an override need not call `super`.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Tells the controller that its view was made; the default does nothing.
  open func viewDidLoad() {}

  /// The superview of the root view; the window for a window's root controller.
  open override var next: UIResponder? {
    loadedView?.superview
  }
}
