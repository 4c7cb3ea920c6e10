extension ProvidedNames {
  // Written by the tests: see `LibrarySources`.
  static let laterMemberList = """
    m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44 mac magenta magnificationFilter
    magnitude main majorRadius majorRadiusTolerance makeImage makeKey makeKeyAndVisible mask
    maskedCorners masksToBounds mass maxX maxY maximum maximumDetentValue maximumFramesPerSecond
    maximumLineHeight maximumNumberOfLines maximumNumberOfTouches maximumPossibleForce
    maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect
    maximumZoomScale medium menu menuActionTriggered menuFrame menuItems message middle mini
    minimal minimum minimumAlpha minimumFontSize minimumInteritemSpacing minimumLineHeight
    minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumScaleFactor
    minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect
    minimumZoomScale miter miterLimit mixed modalPresentationCapturesStatusBarAppearance
    modalPresentationStyle modalTransitionStyle mode model modifierFlags modifyAnimations
    monochrome monochromeTint monospaced monospacedDigitSystemFont monospacedSystemFont motion
    motionBegan motionCancelled motionEnded motionShake move moveIn moveItem moveRow moveSection
    moveToPoint moved multiplier multiply mutableCopy name namePhonePad nativeBounds nativeScale
    natural navigationBar navigationController navigationItem navigationOrientation nearest
    needsDisplay needsDisplayOnBoundsChange needsUpdateConstraints never new newKey newPassword
    newValue next nextDeadline nibBundle nibName no noIntrinsicMetric noSegment nonZero none
    noneSkipFirst noneSkipLast nonretainedObjectValue normal notAnAttribute notEnabled
    notificationIsPriorKey notificationOccurred notifyWhenInteractionChanges numberOfComponents
    numberOfGlyphs numberOfItems numberOfLines numberOfPages numberOfRows numberOfSections
    numberOfSegments numberOfTapsRequired numberOfTouches numberOfTouchesRequired numberPad
    numbersAndPunctuation numericPad obliqueness observe observeValue off offImage offset old
    oldKey oldValue on onDrag onDragWithAccessory onImage onTintColor oneTimeCode opacity opaque
    opaqueSeparator open openSessions options orange organize orientation
    orientationDidChangeNotification overCurrentContext overFullScreen overlay
    overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions
    overrideUserInterfaceStyle owningView paced pad pageDown pageIndicatorTintColor pageScrolled
    pageSheet pageUp pageViewController panGestureRecognizer panSlop paragraphSpacing
    paragraphSpacingBefore paragraphStyle parent partialCurl passthroughViews password paste path
    pathContains pause pauseAnimation pauseInteractiveTransition pausesOnCompletion pencil
    percentComplete perceptual perceptualDuration perform performAsCurrent performBatchUpdates
    performPrimaryAction performSelector performWithSender performWithoutAnimation
    performsFirstActionWithFullSwipe permittedArrowDirections persistentIdentifier phase phone
    phonePad pickerView picture pinAttachment pinchGestureRecognizer pinchSlop placeholder
    placeholderRect placeholderText plain play playInputClick playPause playback playsSound
    plusDarker plusLighter pngData point pointSize points pop popItem popToRootViewController
    popToViewController popViewController popover popoverLayoutMargins
    popoverPresentationController portrait portraitUpsideDown position possible possibleTitles post
    postalCode postscriptName preciseLocation precisePreviousLocation predictedTouches preferred
    preferredAction preferredContentSize preferredContentSizeCategory preferredContentSizeDidChange
    preferredCornerRadius preferredFont preferredFontDescriptor preferredFrameRateRange
    preferredFrameSize preferredFramesPerSecond preferredInterfaceOrientationForPresentation
    preferredMaxLayoutWidth preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
    preferredStatusBarUpdateAnimation preferredStyle preferredSymbolConfiguration preferredTint
    prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersHomeIndicatorAutoHidden
    prefersScrollingExpandsWhenScrolledToEdge prefersStatusBarHidden premultipliedFirst
    premultipliedLast prepare prepareForInterfaceBuilder prepareForPopoverPresentation
    prepareForReuse preparingForDisplay preparingThumbnail present presentActions presentation
    presentationController presentationControllerDidAttemptToDismiss
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss presentationCount presentationIndex presentationStyle
    presentationTransitionDidEnd presentationTransitionWillBegin presentedView
    presentedViewController presentingViewController preservesSuperviewLayoutMargins presses
    pressesBegan pressesCancelled pressesChanged pressesEnded preview previousLocation primary
    primaryAction primaryActionTriggered prior priority progress progressTintColor
    progressViewStyle prominent prompt propertyList providesPresentationContextTransitionStyle
    purple push pushDirection pushItem pushViewController quaternaryLabel quaternarySystemFill
    radial rasterizationScale rawValue readableContentGuide recognized reconfigureItems
    reconfiguredItemIdentifiers rect rectForFooter rectForHeader rectForRow rectangle
    recursiveDescription red redo redoActionName redoMenuItemTitle redoMenuTitle redraw
    referenceView refresh refreshControl regionEntered regionExited regionMoved register
    registerForTraitChanges registerUndo regular relation relativeColorimetric reload
    reloadAllComponents reloadComponent reloadData reloadInputViews reloadItems reloadRows
    reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers remoteControl
    remoteControlBeginSeekingBackward remoteControlBeginSeekingForward
    remoteControlEndSeekingBackward remoteControlEndSeekingForward remoteControlNextTrack
    remoteControlPause remoteControlPlay remoteControlPreviousTrack remoteControlReceived
    remoteControlStop remoteControlTogglePlayPause removal remove removeAction removeAllActions
    removeAllAnimations removeAllBehaviors removeAllBoundaries removeAllPoints removeAllSegments
    removeAnimation removeArrangedSubview removeBehavior removeBoundary removeChildBehavior
    removeConstraint removeConstraints removeFromParent removeFromSuperlayer removeFromSuperview
    removeGestureRecognizer removeInteraction removeItem removeKeyCommand removeLayoutGuide
    removeLayoutManager removeObserver removeSegment removeTarget removeTextContainer removed
    render renderingMode repeat repeatCount repeatDuration replace replacePathWithStrokedPath
    replaceSublayer replacement replacingChildren reply representedElementCategory
    representedElementKind require required requiresConstraintBasedLayout
    requiresExclusiveTouchType reserved reset resignFirstResponder resignKey resistance
    resizableImage resizableSnapshotView resize resizeAspect resizeAspectFill resizingMode
    resolvedBackgroundColor resolvedColor resolvedStrokeColor resolvedValue responder restoreGState
    returnKeyType reuseIdentifier reveal reverse reversesTitleShadowWhenHighlighted reversing
    rewind rgb right rightAnchor rightArrow rightBarButtonItem rightBarButtonItems rightMargin
    rightMirrored rightToLeft rightView rightViewMode rightViewRect rigid role roll rollAngle
    rootViewController rotate rotateAuto rotateAutoReverse rotated rotation rotationMode
    rotationSlop round rounded roundedRect route row rowHeight rowSize run runningPropertyAnimator
    sRGB safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide saturation save saveGState
    scale scaleAspectFill scaleAspectFit scaleBy scaleToFill scaledBy scaledFont scaledValue scene
    sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneSizeStayPut
    sceneWillEnterForeground sceneWillResignActive scheduledTimer scopeButtonTitles screen
    screenChanged scroll scrollDirection scrollEdgeAppearance scrollIndicatorInsets
    scrollRangeToVisible scrollRectToVisible scrollRest scrollToItem scrollToNearestSelectedRow
    scrollToRow scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
    scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
    scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
    scrollViewWillEndDragging scrollableAxes scrollsToTop scrubsLinearly search searchBar
    searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarSearchButtonClicked
    searchBarShouldBeginEditing searchBarShouldEndEditing searchBarStyle
    searchBarTextDidBeginEditing searchBarTextDidEndEditing searchField searchTextField
    secondAnchor secondAttribute secondItem secondary secondaryFill secondaryLabel
    secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground section
    sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight
    sectionHeaderTopPadding sectionHeadersPinToVisibleBounds sectionIdentifier sectionIdentifiers
    sectionInset segmentIndex select selectAll selectItem selectRow selected selectedBackgroundView
    selectedDetentIdentifier selectedElements selectedImage selectedIndex selectedItem
    selectedRange selectedRow selectedScopeButtonIndex selectedSegmentIndex
    selectedSegmentTintColor selectedTextRange selectedViewController selectionChanged
    selectionStyle selector semanticContentAttribute semibold send sendAction sendActions sendEvent
    sendSubviewToBack sender sentences separator separatorColor separatorInset separatorStyle serif
    session set setAction setActionName setAffineTransform setAllowsAntialiasing setAlpha setAngle
    setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDuration
    setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationTimingFunction
    setAnimationsEnabled setAttributedTitle setBackgroundImage setBlendMode setCollectionViewLayout
    setCompletionBlock setContentCompressionResistancePriority setContentHuggingPriority
    setContentOffset setCustomSpacing setDecrementImage setDefaultContentInsets setDisableActions
    setEditing setEnabled setFill setFillColor setFillColorSpace setHidesBackButton setHighlighted
    setImage setIncrementImage setItems setLeftBarButton setLeftBarButtonItems setLineCap
    setLineDash setLineJoin setLineWidth setMaximumTrackImage setMenuVisible setMinimumTrackImage
    setMiterLimit setNavigationBarHidden setNeedsDisplay setNeedsLayout
    setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration setNeedsUpdateConstraints
    setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    setOn setProgress setRightBarButton setRightBarButtonItems setSelected setShadow
    setShouldAntialias setShowsCancelButton setShowsScope setStroke setStrokeColor
    setStrokeColorSpace setTargetOffsetFromCenter setTargetRect setThumbImage setTitle
    setTitleColor setTitleShadowColor setTitleTextAttributes setToolbarHidden setToolbarItems
    setTranslatesReferenceBoundsIntoBoundary setTranslation setValue setViewControllers setWidth
    setZoomScale setting settlingDuration shadow shadowBlurRadius shadowColor shadowImage
    shadowOffset shadowOpacity shadowPath shadowRadius share shared sheetPresentationController
    sheetPresentationControllerDidChangeSelectedDetentIdentifier shift
    shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldBeArchived
    shouldBeRequiredToFail shouldGroupAccessibilityChildren shouldIndentWhileEditing
    shouldInvalidateLayout shouldPresentInFullscreen shouldRasterize shouldReceive
    shouldRemovePresentersView shouldRequireFailure show showHideTransitionViews showMenu
    showingDeleteConfirmation showingEditControl showsActivityIndicator showsBookmarkButton
    showsCancelButton showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsReorderControl
    showsScopeBar showsVerticalScrollIndicator single singleLine singleSelection size sizeThatFits
    sizeToFit slide small smallSystemFontSize smartDashesType smartInsertDeleteType smartQuotesType
    snapPoint snapshot snapshotView soft softLight sourceAtop sourceIn sourceOut sourceRect
    sourceView spacing spacingUseDefault spacingUseSystem spatial speed spellCheckingType spring
    springTimingParameters square standardAppearance start startAnimating startAnimation
    startInteractiveTransition startPoint startsMediaSession state staticText stationary statusBar
    statusBarFrame statusBarManager statusBarOrientation statusBarStyle stepValue stiffness stop
    stopAnimating stopAnimation stopScrollingAndZooming stopped stretch stretchableImage
    strikethroughColor strikethroughStyle string strings stroke strokeColor strokeColorTransformer
    strokeEllipse strokeEnd strokeLineSegments strokeOutset strokePath strokeStart strokeWidth
    style stylus subheadline sublayerTransform sublayers subtitle subtitleLabel
    subtitleTextAttributesTransformer subtype subviews success summaryElement superlayer superview
    supplementaryView supplementaryViewProvider supportedInterfaceOrientations
    supportsMultipleScenes swipeDistance swipeDrift swipeDuration symbolConfiguration
    symbolicTraits system systemBackground systemBlue systemBrown systemButton systemChromeMaterial
    systemChromeMaterialDark systemChromeMaterialLight systemCyan systemFill systemFont
    systemFontSize systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
    systemGreen systemGroupedBackground systemIndigo systemLayoutFittingSizeDidChange
    systemLayoutSizeFitting systemMaterial systemMaterialDark systemMaterialLight
    systemMinimumLayoutMargins systemMint systemName systemOrange systemPink systemPurple systemRed
    systemReserved systemTeal systemThickMaterial systemThickMaterialDark systemThickMaterialLight
    systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial
    systemUltraThinMaterialDark systemUltraThinMaterialLight systemVersion systemYellow tabBar
    tabBarController tabBarItem tableFooterView tableHeaderView tableView tag tailIndent takeDamage
    tapCount tapDistance tapDuration tapInterval tapMovement target targetContentOffset
    targetOffsetFromCenter targetTimestamp targetTransform telephoneNumber tertiaryFill
    tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground text
    textAlignment textColor textContainer textContainerInset textContainers textContentType
    textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification
    textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
    textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing
    textFieldShouldReturn textFields textLabel textMeasuring textRange textRect textStorage
    textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection
    textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing thick thin thumbImage
    thumbRect thumbTintColor tile timeOffset timestamp timingCurve timingCurveType timingFunction
    timingFunctions timingParameters tintAdjustmentMode tintColor tintColorDidChange tinted title
    title1 title2 title3 titleAlignment titleColor titleEdgeInsets titleForSegment titleLabel
    titleLineBreakMode titlePadding titleRect titleShadowColor titleTextAttributes
    titleTextAttributesTransformer titleView to toValue toggleButton toolbar toolbarItems top
    topAnchor topAttached topItem topLayoutGuide topLeft topMargin topRight topViewController
    totalBounds touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside
    touchDragOutside touchUpInside touchUpOutside touches touchesBegan touchesCancelled
    touchesEnded touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin
    touchesShouldCancel traceSink trackRect trackTintColor tracking trackingMargin trailing
    trailingAnchor trailingMargin traitBold traitCollection traitCollectionDidChange traitItalic
    traitMonoSpace transform transform3D transition transitionCoordinator transitionCrossDissolve
    transitionCurlDown transitionCurlUp transitionDuration transitionFlipFromBottom
    transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop transitionNone
    transitionStyle transitionWasCancelled transitioningDelegate translateBy translatedBy
    translatesAutoresizingMaskIntoConstraints translatesReferenceBoundsIntoBoundary translation
    trash treeSnapshot trilinear truncatesLastVisibleLine truncationMode tv twitter tx ty type
    typingAttributes uiEdgeInsets uiEdgeInsetsValue uiKit uiOffset uiOffsetValue ultraLight
    unattached underlineColor underlineStyle undo undoActionName undoManager undoMenuItemTitle
    undoMenuTitle undoNestedGroup union universalLinksOnly unknown unlessEditing
    unregisterForTraitChanges unselectedItemTintColor unspecified up upArrow upMirrored update
    updateAction updateConfiguration updateConstraints updateConstraintsIfNeeded
    updateInteractiveMovementTargetPosition updateInteractiveTransition updateItem
    updateViewConstraints updated updatesFrequently usedRect userInfo userInterfaceIdiom
    userInterfaceLayoutDirection userInterfaceStyle userSpaceToDeviceSpaceTransform username
    usesBottomSafeArea usesEvenOddFillRule usesFontLeading usesLineFragmentOrigin value value1
    value2 valueChanged values velocity velocityWindow vertical verticalScrollIndicatorInsets
    verticalSizeClass view viewController viewControllers viewDidAppear viewDidDisappear
    viewDidLayoutSubviews viewDidLoad viewForZooming viewIfLoaded viewIsAppearing
    viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
    viewWillTransition viewWithTag visibleCells visibleViewController wantsInteractiveStart
    wantsPriorityOverSystemBehavior warning webSearch wheelLine wheelRest whileEditing white
    whiteLarge width widthAnchor widthFollowsPreferredContentSizeWhenEdgeAttached widthForSegment
    widthTracksTextView willConnectNotification willDeactivateNotification
    willEnterForegroundNotification willHideMenuNotification willMove willRemoveSubview
    willResignActiveNotification willShowMenuNotification willTerminateNotification willTransition
    winding window windowApplication windowLevel windowScene windows withAlphaComponent
    withConfiguration withDesign withHorizontallyFlippedOrientation withRenderingMode withSize
    withSymbolicTraits withTintColor words wraps x xHeight xor y yahoo yellow yes zIndex zPosition
    zero zoom zoomScale
    """
}
