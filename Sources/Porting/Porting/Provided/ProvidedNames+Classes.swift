extension ProvidedNames {
  // Written by the tests: see `LibrarySources`.
  static let classList = """
    CAAnimation CAAnimationGroup CABasicAnimation CADisplayLink CAGradientLayer CAKeyframeAnimation
    CALayer CAMediaTimingFunction CAPropertyAnimation CAReplicatorLayer CAShapeLayer
    CASpringAnimation CATextLayer CATransaction CATransition CGColor CGColorSpace CGContext
    CGDataProvider CGGradient CGImage CGMutablePath CGPath NSKeyValueObservation NSLayoutAnchor
    NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment
    NSTextContainer NSTextStorage UIAccessibilityCustomAction UIAccessibilityElement UIAction
    UIActivityIndicatorView UIAlertAction UIAlertController UIApplication UIAttachmentBehavior
    UIBarAppearance UIBarButtonItem UIBarItem UIBezierPath UIBlurEffect UIButton
    UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController
    UICollectionViewDiffableDataSource UICollectionViewFlowLayout
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UICollectionViewUpdateItem UICollisionBehavior UIColor UICommand UIContextMenuConfiguration
    UIContextMenuInteraction UIContextualAction UIControl UICubicTimingParameters UIDevice
    UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior UIEvent UIFeedbackGenerator UIFont
    UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGravityBehavior
    UIHoverGestureRecognizer UIImage UIImageView UIImpactFeedbackGenerator UIKey UIKeyCommand
    UIKeyboardLayoutGuide UILabel UILayoutGuide UILongPressGestureRecognizer UIMenu
    UIMenuController UIMenuElement UIMenuItem UINavigationBar UINavigationBarAppearance
    UINavigationController UINavigationItem UINotificationFeedbackGenerator UIPageControl
    UIPageViewController UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition
    UIPickerView UIPinchGestureRecognizer UIPopoverPresentationController UIPresentationController
    UIPress UIPressesEvent UIProgressView UIPushBehavior UIRefreshControl UIResponder
    UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneSession UIScreen
    UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchTextField UISegmentedControl
    UISelectionFeedbackGenerator UISheetPresentationController UISlider UISnapBehavior
    UISpringTimingParameters UIStackView UIStatusBarManager UIStepper UISwipeActionsConfiguration
    UISwipeGestureRecognizer UISwitch UITabBar UITabBarController UITabBarItem UITableView
    UITableViewCell UITableViewController UITableViewDiffableDataSource UITableViewHeaderFooterView
    UITableViewRowAction UITapGestureRecognizer UITextField UITextPosition UITextRange UITextView
    UIToolbar UIToolbarAppearance UITouch UITraitCollection UIVibrancyEffect UIView
    UIViewController UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow
    UIWindowScene UndoManager
    """
}
