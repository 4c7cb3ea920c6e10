extension ProvidedNames {
  // Written by the tests: see `LibrarySources`.
  static let memberList = """
    AccessoryType Action ActivationState Alignment AnimationCurve AnimationOptions ArrowDirection
    AttachmentType Attribute Attributes AutoresizingMask Axis BackgroundColorAttribute
    BaselineOffsetAttribute BorderStyle ButtonMask ButtonType CFString CellProvider CellStyle
    Configuration ConfigurationUpdateHandler ConnectionOptions ContentHorizontalAlignment
    ContentInsetAdjustmentBehavior ContentMode ContentVerticalAlignment CornerStyle
    DecelerationRate Detent DidEndEditingReason Direction Distribution DrawingActions EditingStyle
    ElementCategory Event EventSubtype EventType FeedbackStyle FeedbackType FontAttribute
    ForegroundColorAttribute FormatOptions Handler Identifier IndicatorStyle KernAttribute
    KeyboardDismissMode KeyframeAnimationOptions LaunchOptionsKey Level Mode
    NSUndoManagerDidCloseUndoGroup NSUndoManagerDidOpenUndoGroup NSUndoManagerDidRedoChange
    NSUndoManagerDidUndoChange NSUndoManagerWillCloseUndoGroup NSUndoManagerWillRedoChange
    NSUndoManagerWillUndoChange NavigationDirection NavigationOrientation Notification
    OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC
    OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC OpenExternalURLOptionsKey Operation
    Options OptionsKey Orientation Phase PressType Properties Relation RenderingMode ResizingMode
    Role RowAnimation ScrollDirection ScrollPosition SelectionStyle SeparatorStyle Size State
    StateMask StrikethroughStyleAttribute Style SupplementaryViewProvider SymbolConfiguration
    SymbolScale SymbolWeight SymbolicTraits SystemAnimation SystemDesign SystemItem TextStyle
    TintAdjustmentMode TitleAlignment TouchType TransitionStyle UIKitAttributes URL
    UnderlineStyleAttribute Value ViewMode Weight a absoluteColorimetric accessibilityActivate
    accessibilityActivationPoint accessibilityAttributedLabel accessibilityContainer
    accessibilityCustomActions accessibilityDecrement accessibilityElement
    accessibilityElementCount accessibilityElements accessibilityElementsHidden accessibilityFrame
    accessibilityFrameInContainerSpace accessibilityHint accessibilityIdentifier
    accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityPath
    accessibilityPerformEscape accessibilityPerformMagicTap accessibilityTraits
    accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal accessoryType
    accessoryView action actionForSegment actionHandler actionSheet actions activate
    activationState active activityIndicatorColorTransformer adaptivePresentationStyle
    adaptiveSheetPresentationController add addAction addAngularVelocity addAnimations addArc
    addArrangedSubview addBehavior addBoundary addChild addChildBehavior addClip addCompletion
    addConstraint addConstraints addCurve addCurveToPoint addEllipse addGestureRecognizer
    addInteraction addItem addKeyCommand addKeyframe addLayoutGuide addLayoutManager addLine
    addLineToPoint addLinearVelocity addLines addObserver addPath addQuadCurve addQuadCurveToPoint
    addRect addRects addRelativeArc addRoundedRect addSublayer addSubview addTarget
    addTextContainer addTextField additionalSafeAreaInsets adjustable adjustedContentInset
    adjustedContentInsetDidChange adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    adjustsImageWhenDisabled adjustsImageWhenHighlighted advance affineTransform alert
    alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline
    alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing alignBaselines
    alignCenters alignment alignmentMask alignmentMode alignmentRect alignmentRectInsets all
    allButUpsideDown allCharacters allControlEvents allCorners allEditingEvents allEvents
    allPresses allTargets allTouchEvents allTouches allowAnimatedContent allowUserInteraction
    allowableMovement allowedPressTypes allowedScrollTypesMask allowedTouchTypes
    allowsDirectInteraction allowsEdgeAntialiasing allowsFontSubpixelQuantization
    allowsGroupOpacity allowsMultipleSelection allowsMultipleSelectionDuringEditing
    allowsOverdamping allowsRotation allowsSelection allowsSelectionDuringEditing alpha alphaInfo
    alphaInfoMask alphaOnly alphaShift alphabet alternate altitude altitudeAngle always
    alwaysBounceHorizontal alwaysBounceVertical alwaysOriginal alwaysTemplate anchor anchorPoint
    anchorWithOffset angle angularResistance angularVelocity animate animateAlongsideTransition
    animateChanges animateKeyframes animateTransition animatedImage animation animationController
    animationCurve animationDidStart animationDidStop animationDuration animationEnded
    animationImages animationKeys animationRepeatCount animationTimingFunction animations
    announcement any append appendItems appendSections application applicationDidBecomeActive
    applicationDidEnterBackground applicationDidFinishLaunching applicationReserved
    applicationState applicationWillEnterForeground applicationWillResignActive
    applicationWillTerminate apply applySnapshotUsingReloadData applyWithBlock applying
    applyingSymbolConfiguration apportionsSegmentWidthsByContent areAnimationsEnabled
    arrangedSubviews arrowDirection ascender asciiCapable asciiCapableNumberPad
    attachedBehaviorType attachment attributedPlaceholder attributedSubtitle attributedText
    attributedTitle attributes autocapitalizationType autocorrectionType automatic
    automaticDimension automaticallyAdjustsScrollViewInsets automaticallyUpdateForSelection
    automaticallyUpdatesConfiguration autorepeat autoresizesSubviews autoresizingMask autoreverse
    autoreverses awakeFromNib axial axis azimuth azimuthAngle azimuthUnitVector b backBarButtonItem
    backButtonTitle backItem background backgroundColor backgroundColorTransformer backgroundImage
    backgroundInsets backgroundRect backgroundView backwards badgeColor badgeValue bar
    barButtonItem barPosition barStyle barTintColor baseBackgroundColor baseForegroundColor
    baseline baselineAdjustment baselineOffset becomeFirstResponder becomeKey began begin
    beginAnimations beginAppearanceTransition beginFromCurrentState
    beginGeneratingDeviceOrientationNotifications beginIgnoringInteractionEvents
    beginInteractiveMovementForItem beginPath beginRefreshing beginTime beginTracking
    beginTransparencyLayer beginUndoGrouping beginUpdates beginningOfDocument behaviors bevel bezel
    bitmapInfo bitsPerComponent bitsPerPixel black blackTranslucent blue blurOverFullScreen body
    bold boldSystemFont bookmarks borderColor borderRect borderStyle borderWidth bordered
    borderedProminent borderedTinted borderless both bottom bottomAnchor bottomLayoutGuide
    bottomLeft bottomMargin bottomRight bounce bounces bouncesHorizontally bouncesVertically
    bouncesZoom boundaries boundary boundaryIdentifiers boundingBox boundingBoxOfClipPath
    boundingBoxOfPath boundingRect bounds bringSubviewToFront brown builtin butt button
    buttonFontSize buttonMask buttonMaskRequired buttonShapesEnabled buttonSize buttonType
    byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byValue
    byWordWrapping byteOrder16Big byteOrder16Little byteOrder32Big byteOrder32Little byteOrderMask
    bytesPerRow c caTransform3DValue calculationMode calculationModeCubic calculationModeCubicPaced
    calculationModeDiscrete calculationModeLinear calculationModePaced callAsFunction callout
    camera canBePrevented canBecomeFirstResponder canBecomeKey canCancelContentTouches canOpenURL
    canOverlapSourceViewRect canPerformAction canPrevent canRedo canResignFirstResponder canUndo
    cancel cancelInteractiveMovement cancelInteractiveTransition cancelPreviousPerformRequests
    cancelTracking cancelled cancelsTouchesInView capHeight capInsets capsule caption1 caption2
    carPlay caretRect causesPageTurn cell cellForItem cellForRow center centerX centerXAnchor
    centerXWithinMargins centerY centerYAnchor centerYWithinMargins centeredHorizontally
    centeredVertically cgAffineTransform cgAffineTransformValue cgColor cgContext cgImage cgPath
    cgPoint cgPointValue cgRect cgRectValue cgSize cgSizeValue cgVector cgVectorValue changed
    changesSelectionAsPrimaryAction character characterIndex characterIndexForGlyph characterRange
    characters charactersIgnoringModifiers checkmark childBehaviors childForHomeIndicatorAutoHidden
    childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle
    children circular classTransitionalSerifs clear clearButtonMode clearButtonRect
    clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
    clearsSelectionOnViewWillAppear clip clipsToBounds close closePath closeSubpath closestPosition
    coalescedTouches collectionView collectionViewContentSize collectionViewLayout
    collisionBehavior collisionBoundingPath collisionBoundsType collisionDelegate collisionMode
    color colorBurn colorDodge colorSpace colors command commit commitAnimations committed compact
    compactPrompt compare completeTransition completionBlock completionCurve completionSpeed
    completionVelocity components compose composed concatenate concatenating configuration
    configurationUpdateHandler configureWithDefaultBackground configureWithOpaqueBackground
    configureWithTransparentBackground conic connectedScenes constant constraint constraints
    constraintsAffectingLayout contactAdd containerTraitCollection containerView
    containerViewDidLayoutSubviews containerViewWillLayoutSubviews contains containsTraits
    contentCompressionResistancePriority contentDelay contentEdgeInsets contentHorizontalAlignment
    contentHuggingPriority contentInset contentInsetAdjustmentBehavior contentInsets
    contentLayoutGuide contentMode contentOffset contentOffsetAdjustment contentOffsetForSegment
    contentRect contentScaleFactor contentSize contentVerticalAlignment contentView contents
    contentsCenter contentsGravity contentsRect contentsScale contextMenuInteraction continue
    continueAnimation continueTracking continuous control controlPoint1 controlPoint2 convert
    convertTime convertToDeviceSpace convertToUserSpace coordinateSpace copy cornerCurve
    cornerRadius cornerStyle corners coverVertical cropping crossDissolve ctm cubic cubicPaced
    cubicTimingParameters current currentAttributedTitle currentBackgroundImage currentContext
    currentImage currentMaximumTrackImage currentMinimumTrackImage currentPage
    currentPageIndicatorTintColor currentPoint currentPointOfPath currentThumbImage currentTime
    currentTitle currentTitleColor currentTitleShadowColor curveEaseIn curveEaseInOut curveEaseOut
    curveLinear custom customSpacing customView cut cyan d damping dark darkContent darkGray
    darkText darken data dataSource deactivate decelerationRate decimalPad decomposed
    decrementImage default defaultAction defaultHigh defaultIntent defaultLow defaultPrompt
    defaultRowAnimation defaultTextAttributes defaultValue definesPresentationContext delay
    delaysContentTouches delaysTouchesBegan delaysTouchesEnded delegate delegateClass delete
    deleteAllItems deleteBackward deleteItems deleteRows deleteSections density dequeueReusableCell
    dequeueReusableHeaderFooterView dequeueReusableSupplementaryView descender description
    deselectItem deselectRow destinationAtop destinationIn destinationOut destinationOver
    destructive detailButton detailDisclosure detailDisclosureButton detailTextLabel detents
    determinant didActivateNotification didAddSubview didBecomeActiveNotification
    didDisconnectNotification didEnterBackgroundNotification didFinishLaunchingNotification
    didHideMenuNotification didMove didMoveToSuperview didMoveToWindow didReceiveMemoryWarning
    didShowMenuNotification didTransition difference dimmed direct direction
    directionLeadingToTrailing directionLeftToRight directionMask directionRightToLeft
    directionalEdgeInsetsValue directionalLayoutMargins disableActions disableUndoRegistration
    disabled disabledBackground disclosureIndicator discoverabilityTitle discrete dismiss
    dismissMenu dismissalTransitionDidEnd dismissalTransitionWillBegin display displayIfNeeded
    displayInline displayLink displayP3 displayScale distribution done down downArrow downMirrored
    dragThatCanResizeScene dragThatCannotResizeScene draw drawAsPattern drawBackground
    drawConicGradient drawGlyphs drawHierarchy drawLinearGradient drawPath drawPlaceholder
    drawRadialGradient drawText drawsAfterEndLocation drawsAsynchronously drawsBeforeStartLocation
    duration dx dy dynamic dynamicAnimator dynamicAnimatorDidPause dynamicAnimatorWillResume easeIn
    easeInEaseOut easeInOut easeOut edgeWidth edges edgesForExtendedLayout edit editButtonItem
    editingAccessoryType editingAccessoryView editingChanged editingDidBegin editingDidEnd
    editingDidEndOnExit editingRect editingStyle effect effectiveContentHorizontalAlignment
    effectiveUserInterfaceLayoutDirection elapsedTime elasticity elementKindSectionFooter
    elementKindSectionHeader ellipse emailAddress emergencyCall enableUndoRegistration
    enablesReturnKeyAutomatically encode end endAppearanceTransition endEditing
    endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents endInteractiveMovement
    endOfDocument endPoint endRefreshing endTracking endTransparencyLayer endUndoGrouping
    endUpdates ended ensureLayout enumerateEnclosingRects enumerateEventHandlers
    enumerateLineFragments eoFill eoFillStroke equal equalCentering equalSpacing equalTo error
    estimatedProperties estimatedPropertiesExpectingUpdates estimatedRowHeight
    estimationUpdateIndex evenOdd everything exchangeSubview exclusion
    extendedLayoutIncludesOpaqueBars extendedSRGB extraExtraExtraLarge extraExtraLarge extraLarge
    extraLight extraSmall f1 f10 f11 f12 f2 f3 f4 f5 f6 f7 f8 f9 faceDown faceUp fade failed
    familyName familyNames fast fastForward fill fillColor fillEllipse fillEqually fillMode
    fillPath fillProportionally fillRule fillStroke filled finalFrame
    finalLayoutAttributesForDisappearingItem finalizeCollectionViewUpdates finish finishAnimation
    finishInteractiveTransition first firstAnchor firstAttribute firstBaseline firstBaselineAnchor
    firstItem firstLineHeadIndent firstRect fittingSizeLevel fixed fixedAttachment
    fixedCoordinateSpace fixedSpace flashScrollIndicators flattened flexibleBottomMargin
    flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleSpace flexibleTopMargin
    flexibleWidth flipHorizontal floatComponents flush focused font fontDescriptor fontName
    fontNames fontSize footerReferenceSize footerView footnote forFirstBaselineLayout
    forLastBaselineLayout force forceLeftToRight forceRightToLeft foregroundActive foregroundColor
    foregroundInactive formSheet format forward forwards fractionComplete frame frameLayoutGuide
    frameOfPresentedViewInContainerView frequency friction from fromBottom fromLeft fromRight
    fromTop fromValue fullScreen general genericGrayGamma2_2 genericRGBLinear gestureLimits
    gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers getControlPoint getHue
    getLineDash getRed getWhite givenName glyphIndex glyphIndexForCharacter glyphRange go google
    gravityDirection gray grayscale greaterThanOrEqual green groupTableViewBackground grouped
    groupingLevel groupsByEvent handler hardLight hasAmbiguousLayout hasDifferentColorAppearance
    hasStrings hasText hasUncommittedUpdates hash headIndent header headerReferenceSize headerView
    headline heavy height heightAnchor hidden hideMenu hidesBackButton hidesBottomBarWhenPushed
    hidesForSinglePage hidesWhenStopped hierarchyDescription high highlighted
    highlightedAnimationImages highlightedImage highlightedTextColor hitTest hitTestReports
    horizontal horizontalScrollIndicatorInsets horizontalShear horizontalSizeClass hover hue
    identifier identity ignore image imageColorTransformer imageContentMode imageEdgeInsets
    imageForSegment imageInsets imageOrientation imagePadding imagePlacement imageRect imageView
    images impactOccurred implementsRowCommit implementsRowMove inactive incrementImage
    indentationLevel indentationWidth index indexOfItem indexOfSection indexPath
    indexPathAfterUpdate indexPathBeforeUpdate indexPathForItem indexPathForRow
    indexPathForSelectedRow indexPathsForRows indexPathsForSelectedItems indexPathsForSelectedRows
    indexPathsForVisibleItems indexPathsForVisibleRows indexes indicatorStyle indirect
    indirectPointer infoDark infoLight inheritedAnimationDuration initial initialFrame
    initialLayoutAttributesForAppearingItem initialVelocity initiallyInteractive input
    inputAccessoryView inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow
    inputPageDown inputPageUp inputRightArrow inputUpArrow inputView insert insertArrangedSubview
    insertItems insertRows insertSections insertSegment insertSublayer insertSubview insertText
    insertTextContainer insertion inset insetGrouped insetsLayoutMarginsFromSafeArea
    instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceGreenOffset
    instanceRedOffset instanceTransform instantaneous interPageSpacing
    interactionControllerForDismissal interactionControllerForPresentation interactions interactive
    interactivePopGestureRecognizer interactiveWithAccessory interfaceOrientation
    interpolationQuality interruptibleAnimator intersection intrinsicContentSize invalidate
    invalidateDataSourceCounts invalidateDetents invalidateEverything
    invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    invalidateIntrinsicContentSize invalidateItems invalidateLayout invalidateSupplementaryElements
    invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths invalidationContext
    invalidationContextClass inverse inverted invokeDefaultAction isAccessibilityElement isActive
    isAdditive isAnchored isAnimated isAnimating isAssistiveTouchRunning
    isBaselineRelativeArrangement isBeingDismissed isBeingPresented isBoldTextEnabled isCancelled
    isCaptured isContinuous isCumulative isDarkerSystemColorsEnabled isDecelerating isDescendant
    isDirectionalLockEnabled isDoubleSided isDragging isEditable isEditing isEmpty isEnabled
    isEnabledForSegment isEqual isExclusiveTouch isFinite isFirstResponder isFlat
    isGeneratingDeviceOrientationNotifications isGrayscaleEnabled isHidden isHighlighted isIdentity
    isIgnoringInteractionEvents isInteractive isInterruptible isInvertColorsEnabled isKeyWindow
    isLandscape isLayoutMarginsRelativeArrangement isMenuVisible isModalInPresentation isMomentary
    isMovingFromParent isMovingToParent isMultipleTouchEnabled isMultitaskingSupported
    isNavigationBarHidden isOn isOpaque isPagingEnabled isPathEmpty isPaused isPortrait isPrior
    isRect isRedoing isReduceMotionEnabled isReduceTransparencyEnabled isRefreshing
    isRemovedOnCompletion isReversed isRunning isScrollEnabled isSecureTextEntry isSelectable
    isSelected isStatusBarHidden isSwitchControlRunning isSymbolImage isToolbarHidden isTouchInside
    isTracking isTranslucent isUndoRegistrationEnabled isUndoing isUserInteractionEnabled
    isValidInterfaceOrientation isViewLoaded isVoiceOverRunning isWrapped isZoomBouncing isZooming
    italicSystemFont item itemIdentifier itemIdentifiers itemSize items join justified
    keepsMenuPresented kern key keyCode keyCommands keyPath keyTimes keyWindow keyboard0 keyboard1
    keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA
    keyboardAgain keyboardAlphanumericSwitch keyboardAlternateErase
    keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardAppearance
    keyboardApplication keyboardB keyboardBackslash keyboardC keyboardCancel keyboardCapsLock
    keyboardClear keyboardClearOrAgain keyboardCloseBracket keyboardComma keyboardCopy
    keyboardCrSelOrProps keyboardCut keyboardD keyboardDeleteForward keyboardDeleteOrBackspace
    keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
    keyboardDismissMode keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign
    keyboardErrorRollOver keyboardErrorUndefined keyboardEscape keyboardExSel keyboardExecute
    keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF13 keyboardF14 keyboardF15
    keyboardF16 keyboardF17 keyboardF18 keyboardF19 keyboardF2 keyboardF20 keyboardF21 keyboardF22
    keyboardF23 keyboardF24 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8
    keyboardF9 keyboardFind keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardG
    keyboardGraveAccentAndTilde keyboardH keyboardHangul keyboardHanja keyboardHelp
    keyboardHiragana keyboardHome keyboardHyphen keyboardI keyboardInsert keyboardInternational1
    keyboardInternational2 keyboardInternational3 keyboardInternational4 keyboardInternational5
    keyboardInternational6 keyboardInternational7 keyboardInternational8 keyboardInternational9
    keyboardIsLocalUserInfoKey keyboardJ keyboardK keyboardKanaSwitch keyboardKatakana keyboardKey
    keyboardL keyboardLANG1 keyboardLANG2 keyboardLANG3 keyboardLANG4 keyboardLANG5 keyboardLANG6
    keyboardLANG7 keyboardLANG8 keyboardLANG9 keyboardLayoutGuide keyboardLeftAlt keyboardLeftArrow
    keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardLockingCapsLock
    keyboardLockingNumLock keyboardLockingScrollLock keyboardM keyboardMenu keyboardMute keyboardN
    keyboardNonUSBackslash keyboardNonUSPound keyboardO keyboardOpenBracket keyboardOper
    keyboardOut keyboardP keyboardPOSTFail keyboardPageDown keyboardPageUp keyboardPaste
    keyboardPause keyboardPeriod keyboardPower keyboardPrintScreen keyboardPrior keyboardQ
    keyboardQuote keyboardR keyboardReturn keyboardReturnOrEnter keyboardRightAlt
    keyboardRightArrow keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS
    keyboardScrollLock keyboardSelect keyboardSemicolon keyboardSeparator keyboardSlash
    keyboardSpacebar keyboardStop keyboardSysReqOrAttention keyboardT keyboardTab keyboardType
    keyboardU keyboardUndo keyboardUpArrow keyboardV keyboardVolumeDown keyboardVolumeUp keyboardW
    keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification
    keyboardX keyboardY keyboardZ keyboardZenkakuHankakuKanji keyboard_Reserved keypad0 keypad1
    keypad2 keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadComma
    keypadEnter keypadEqualSign keypadEqualSignAS400 keypadHyphen keypadNumLock keypadPeriod
    keypadPlus keypadSlash kind kindKey label labelFontSize landscape landscapeImagePhone
    landscapeLeft landscapeRight large largeTitle largestUndimmedDetentIdentifier last lastBaseline
    lastBaselineAnchor layer layerClass layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner
    layerMinXMinYCorner layerWillDraw layoutAttributesClass layoutAttributesForElements
    layoutAttributesForItem layoutAttributesForSupplementaryElement
    layoutAttributesForSupplementaryView layoutChanged layoutDirection layoutFittingCompressedSize
    layoutFittingExpandedSize layoutFrame layoutGuides layoutIfNeeded layoutManager layoutManagers
    layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers layoutSubviews leading
    leadingAnchor leadingMargin left leftAnchor leftArrow leftBarButtonItem leftBarButtonItems
    leftItemsSupplementBackButton leftMargin leftMirrored leftToRight leftView leftViewMode
    leftViewRect length lessThanOrEqual levelsOfUndo light lightContent lightGray lightText lighten
    limitAttachment line lineBreakMode lineCap lineCapStyle lineDashPattern lineDashPhase
    lineFragmentPadding lineFragmentRect lineFragmentUsedRect lineHeight lineHeightMultiple
    lineJoin lineJoinStyle lineSpacing lineWidth linear linearGray linearSRGB linearVelocity link
    linkTextAttributes loadView loadViewIfNeeded localizedModel location locations low luminosity
    """
}
