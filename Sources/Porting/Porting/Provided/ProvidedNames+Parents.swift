extension ProvidedNames {
  // Written by the tests: see `LibrarySources`.
  static let parentList = """
    CAAnimation:CAAction CAAnimation:CAMediaTiming CAAnimation:NSObject
    CAAnimationGroup:CAAnimation CABasicAnimation:CAPropertyAnimation CADisplayLink:NSObject
    CAGradientLayer:CALayer CAKeyframeAnimation:CAPropertyAnimation CALayer:NSObject
    CAMediaTimingFunction:NSObject CAPropertyAnimation:CAAnimation CAReplicatorLayer:CALayer
    CAShapeLayer:CALayer CASpringAnimation:CABasicAnimation CATextLayer:CALayer
    CATransaction:NSObject CATransition:CAAnimation NSKeyValueObservation:NSObject
    NSLayoutAnchor:NSObject NSLayoutConstraint:NSObject NSLayoutManager:NSObject
    NSMutableParagraphStyle:NSParagraphStyle NSParagraphStyle:NSObject NSShadow:NSObject
    NSStringDrawingContext:NSObject NSTextAttachment:NSObject NSTextContainer:NSObject
    UIAccessibilityCustomAction:NSObject UIAccessibilityElement:UIResponder UIAction:UIMenuElement
    UIActivityIndicatorView:UIView UIAlertAction:NSObject UIAlertController:UIViewController
    UIApplication:UIResponder UIAttachmentBehavior:UIDynamicBehavior UIBarAppearance:NSObject
    UIBarButtonItem:UIBarItem UIBarItem:NSObject UIBezierPath:NSObject UIBlurEffect:UIVisualEffect
    UIButton:UIControl UICollectionReusableView:UIView UICollectionView:UIScrollView
    UICollectionViewCell:UICollectionReusableView
    UICollectionViewController:UICollectionViewDataSource
    UICollectionViewController:UICollectionViewDelegate UICollectionViewController:UIViewController
    UICollectionViewDelegate:UIScrollViewDelegate
    UICollectionViewDelegateFlowLayout:UICollectionViewDelegate
    UICollectionViewDiffableDataSource:NSObject
    UICollectionViewDiffableDataSource:UICollectionViewDataSource
    UICollectionViewFlowLayout:UICollectionViewLayout
    UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext
    UICollectionViewLayout:NSObject UICollectionViewLayoutAttributes:NSObject
    UICollectionViewLayoutInvalidationContext:NSObject UICollectionViewUpdateItem:NSObject
    UICollisionBehavior:UIDynamicBehavior UIColor:NSObject UICommand:UIMenuElement
    UIContextMenuConfiguration:NSObject UIContextMenuInteraction:NSObject
    UIContextMenuInteraction:UIInteraction UIContextualAction:NSObject UIControl:UIView
    UICubicTimingParameters:NSObject UICubicTimingParameters:UITimingCurveProvider
    UIDevice:NSObject UIDynamicAnimator:NSObject UIDynamicBehavior:NSObject
    UIDynamicItemBehavior:UIDynamicBehavior UIEvent:NSObject UIFeedbackGenerator:NSObject
    UIFont:NSObject UIFontDescriptor:NSObject UIFontMetrics:NSObject UIGestureRecognizer:NSObject
    UIGraphicsImageRenderer:NSObject UIGraphicsImageRendererContext:NSObject
    UIGraphicsImageRendererFormat:NSObject UIGravityBehavior:UIDynamicBehavior
    UIHoverGestureRecognizer:UIGestureRecognizer UIImage:NSObject UIImageView:UIView
    UIImpactFeedbackGenerator:UIFeedbackGenerator UIKey:NSObject UIKeyCommand:UICommand
    UIKeyboardLayoutGuide:UILayoutGuide UILabel:UIContentSizeCategoryAdjusting UILabel:UIView
    UILayoutGuide:NSObject UILongPressGestureRecognizer:UIGestureRecognizer UIMenu:UIMenuElement
    UIMenuController:NSObject UIMenuElement:NSObject UIMenuItem:NSObject UINavigationBar:UIView
    UINavigationBarAppearance:UIBarAppearance UINavigationController:UIViewController
    UINavigationItem:NSObject UINotificationFeedbackGenerator:UIFeedbackGenerator
    UIPageControl:UIControl UIPageViewController:UIViewController
    UIPanGestureRecognizer:UIGestureRecognizer UIPasteboard:NSObject
    UIPercentDrivenInteractiveTransition:NSObject
    UIPercentDrivenInteractiveTransition:UIViewControllerInteractiveTransitioning
    UIPickerView:UIView UIPinchGestureRecognizer:UIGestureRecognizer
    UIPopoverPresentationController:UIPresentationController
    UIPopoverPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    UIPresentationController:NSObject UIPresentationController:UIContentContainer
    UIPresentationController:UITraitEnvironment UIPress:NSObject UIPressesEvent:UIEvent
    UIProgressView:UIView UIPushBehavior:UIDynamicBehavior UIRefreshControl:UIControl
    UIResponder:NSObject UIRotationGestureRecognizer:UIGestureRecognizer UIScene:UIResponder
    UISceneConfiguration:NSObject UISceneSession:NSObject UIScreen:NSObject
    UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer UIScrollView:UIView
    UISearchBar:UIBarPositioning UISearchBar:UITextInputTraits UISearchBar:UIView
    UISearchBarDelegate:UIBarPositioningDelegate UISearchTextField:UITextField
    UISegmentedControl:UIControl UISelectionFeedbackGenerator:UIFeedbackGenerator
    UISheetPresentationController:UIPresentationController
    UISheetPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    UISlider:UIControl UISnapBehavior:UIDynamicBehavior UISpringTimingParameters:NSObject
    UISpringTimingParameters:UITimingCurveProvider UIStackView:UIView UIStatusBarManager:NSObject
    UIStepper:UIControl UISwipeActionsConfiguration:NSObject
    UISwipeGestureRecognizer:UIGestureRecognizer UISwitch:UIControl UITabBar:UIView
    UITabBarController:UITabBarDelegate UITabBarController:UIViewController UITabBarItem:UIBarItem
    UITableView:UIScrollView UITableViewCell:UIGestureRecognizerDelegate UITableViewCell:UIView
    UITableViewController:UITableViewDataSource UITableViewController:UITableViewDelegate
    UITableViewController:UIViewController UITableViewDelegate:UIScrollViewDelegate
    UITableViewDiffableDataSource:NSObject UITableViewDiffableDataSource:UITableViewDataSource
    UITableViewHeaderFooterView:UIView UITableViewRowAction:NSObject
    UITapGestureRecognizer:UIGestureRecognizer UITextField:UIControl UITextField:UITextInput
    UITextField:UITextInputTraits UITextInput:UIKeyInput UITextPosition:NSObject
    UITextRange:NSObject UITextView:UIContentSizeCategoryAdjusting UITextView:UIScrollView
    UITextView:UITextInput UITextView:UITextInputTraits UITextViewDelegate:UIScrollViewDelegate
    UIToolbar:UIView UIToolbarAppearance:UIBarAppearance UITouch:NSObject
    UITraitCollection:NSObject UIVibrancyEffect:UIVisualEffect UIView:UIResponder
    UIViewController:UIContentContainer UIViewController:UIResponder
    UIViewController:UITraitEnvironment
    UIViewControllerTransitionCoordinator:UIViewControllerTransitionCoordinatorContext
    UIViewImplicitlyAnimating:UIViewAnimating UIViewPropertyAnimator:NSObject
    UIViewPropertyAnimator:UIViewImplicitlyAnimating UIVisualEffect:NSObject
    UIVisualEffectView:UIView UIWindow:UIView UIWindowScene:UIScene
    UIWindowSceneDelegate:UISceneDelegate UndoManager:NSObject
    """
}
