extension ProvidedNames {
  // Written by the tests: see `LibrarySources`.
  static let memberTypeList = """
    CGColor.black:CGColor CGColor.clear:CGColor CGColor.white:CGColor
    NSParagraphStyle.`default`:NSParagraphStyle UIApplication.shared:UIApplication
    UIColor.black:UIColor UIColor.clear:UIColor UIColor.link:UIColor UIColor.white:UIColor
    UIDevice.current:UIDevice UIFontMetrics.`default`:UIFontMetrics
    UIMenuController.shared:UIMenuController UITraitCollection.current:UITraitCollection
    accessibilityPath:UIBezierPath accessoryView:UIView
    adaptiveSheetPresentationController:UISheetPresentationController
    backBarButtonItem:UIBarButtonItem backItem:UINavigationItem backgroundImage:UIImage
    backgroundView:UIView badgeColor:UIColor barButtonItem:UIBarButtonItem barTintColor:UIColor
    baseBackgroundColor:UIColor baseForegroundColor:UIColor beginningOfDocument:UITextPosition
    blue:UIColor borderColor:CGColor bottomAnchor:NSLayoutYAxisAnchor brown:UIColor
    centerXAnchor:NSLayoutXAxisAnchor centerYAnchor:NSLayoutYAxisAnchor cgColor:CGColor
    cgContext:CGContext cgImage:CGImage cgPath:CGPath
    childForHomeIndicatorAutoHidden:UIViewController
    childForScreenEdgesDeferringSystemGestures:UIViewController
    childForStatusBarHidden:UIViewController childForStatusBarStyle:UIViewController
    collectionView:UICollectionView collectionViewLayout:UICollectionViewLayout
    collisionBoundingPath:UIBezierPath color:UIColor colorSpace:CGColorSpace
    containerTraitCollection:UITraitCollection containerView:UIView
    contentLayoutGuide:UILayoutGuide contentView:UIView
    cubicTimingParameters:UICubicTimingParameters currentBackgroundImage:UIImage
    currentImage:UIImage currentMaximumTrackImage:UIImage currentMinimumTrackImage:UIImage
    currentPageIndicatorTintColor:UIColor currentThumbImage:UIImage currentTitleColor:UIColor
    currentTitleShadowColor:UIColor customView:UIView cyan:UIColor darkGray:UIColor
    darkText:UIColor detailTextLabel:UILabel disabledBackground:UIImage
    dynamicAnimator:UIDynamicAnimator editButtonItem:UIBarButtonItem editingAccessoryView:UIView
    effect:UIVisualEffect endOfDocument:UITextPosition fillColor:CGColor
    firstBaselineAnchor:NSLayoutYAxisAnchor fontDescriptor:UIFontDescriptor
    forFirstBaselineLayout:UIView forLastBaselineLayout:UIView format:UIGraphicsImageRendererFormat
    frameLayoutGuide:UILayoutGuide general:UIPasteboard gray:UIColor green:UIColor
    groupTableViewBackground:UIColor heightAnchor:NSLayoutDimension highlightedImage:UIImage
    highlightedTextColor:UIColor imageView:UIImageView inputAccessoryView:UIView inputView:UIView
    instanceColor:CGColor interactivePopGestureRecognizer:UIGestureRecognizer key:UIKey
    keyWindow:UIWindow keyboardLayoutGuide:UIKeyboardLayoutGuide label:UIColor
    landscapeImagePhone:UIImage lastBaselineAnchor:NSLayoutYAxisAnchor layer:CALayer
    layoutManager:NSLayoutManager layoutMarginsGuide:UILayoutGuide
    leadingAnchor:NSLayoutXAxisAnchor leftAnchor:NSLayoutXAxisAnchor
    leftBarButtonItem:UIBarButtonItem leftView:UIView lightGray:UIColor lightText:UIColor
    magenta:UIColor main:UIScreen maximumTrackTintColor:UIColor maximumValueImage:UIImage
    minimumTrackTintColor:UIColor minimumValueImage:UIImage navigationBar:UINavigationBar
    navigationController:UINavigationController navigationItem:UINavigationItem next:UIResponder
    offImage:UIImage onImage:UIImage onTintColor:UIColor opaqueSeparator:UIColor orange:UIColor
    owningView:UIView pageIndicatorTintColor:UIColor panGestureRecognizer:UIPanGestureRecognizer
    parent:UIViewController path:CGPath pinchGestureRecognizer:UIPinchGestureRecognizer
    placeholderText:UIColor popoverPresentationController:UIPopoverPresentationController
    preferredAction:UIAlertAction presentationController:UIPresentationController
    presentedView:UIView presentedViewController:UIViewController
    presentingViewController:UIViewController primaryAction:UIAction progressTintColor:UIColor
    purple:UIColor quaternaryLabel:UIColor quaternarySystemFill:UIColor
    readableContentGuide:UILayoutGuide red:UIColor referenceView:UIView
    refreshControl:UIRefreshControl responder:UIResponder rightAnchor:NSLayoutXAxisAnchor
    rightBarButtonItem:UIBarButtonItem rightView:UIView rootViewController:UIViewController
    safeAreaLayoutGuide:UILayoutGuide scene:UIScene screen:UIScreen
    scrollEdgeAppearance:UINavigationBarAppearance searchTextField:UISearchTextField
    secondaryLabel:UIColor secondarySystemBackground:UIColor secondarySystemFill:UIColor
    secondarySystemGroupedBackground:UIColor selectedBackgroundView:UIView selectedImage:UIImage
    selectedItem:UITabBarItem selectedSegmentTintColor:UIColor selectedTextRange:UITextRange
    selectedViewController:UIViewController separator:UIColor separatorColor:UIColor
    session:UISceneSession shadowImage:UIImage shadowPath:CGPath
    sheetPresentationController:UISheetPresentationController sourceView:UIView
    springTimingParameters:UISpringTimingParameters statusBarManager:UIStatusBarManager
    subtitleLabel:UILabel superlayer:CALayer superview:UIView systemBackground:UIColor
    systemBlue:UIColor systemBrown:UIColor systemCyan:UIColor systemFill:UIColor
    systemGray2:UIColor systemGray3:UIColor systemGray4:UIColor systemGray5:UIColor
    systemGray6:UIColor systemGray:UIColor systemGreen:UIColor systemGroupedBackground:UIColor
    systemIndigo:UIColor systemMint:UIColor systemOrange:UIColor systemPink:UIColor
    systemPurple:UIColor systemRed:UIColor systemTeal:UIColor systemYellow:UIColor
    tabBarController:UITabBarController tabBarItem:UITabBarItem tableFooterView:UIView
    tableHeaderView:UIView tableView:UITableView tertiaryLabel:UIColor
    tertiarySystemBackground:UIColor tertiarySystemFill:UIColor
    tertiarySystemGroupedBackground:UIColor textColor:UIColor textContainer:NSTextContainer
    textLabel:UILabel textStorage:NSTextStorage thumbTintColor:UIColor
    timingFunction:CAMediaTimingFunction tintColor:UIColor titleLabel:UILabel titleView:UIView
    toolbar:UIToolbar topAnchor:NSLayoutYAxisAnchor topItem:UINavigationItem
    topViewController:UIViewController trackTintColor:UIColor trailingAnchor:NSLayoutXAxisAnchor
    traitCollection:UITraitCollection undoManager:UndoManager unselectedItemTintColor:UIColor
    view:UIView viewIfLoaded:UIView visibleViewController:UIViewController
    widthAnchor:NSLayoutDimension window:UIWindow windowScene:UIWindowScene yellow:UIColor
    """
}
