extension AppleNames {
  /// The members of UIKit's classes that were missing at the time of writing.
  ///
  /// They apply where such a class uses a name without an owner and no declaration has this name.
  static let knownMembers = ProvidedNames.words(
    in: """
      accessibilityContrast activeAppearance activePresentationController addMotionEffect
      addSymbolEffect allowsDefaultTighteningForTruncation allowsEditingTextAttributes
      allowsKeyboardScrolling anchorPointZ appearance applicationIconBadgeNumber
      attemptRotationToDeviceOrientation automaticallyAdjustsScrollIndicatorInsets
      automaticallyForwardAppearance automaticallyUpdatesBackgroundConfiguration availableModes
      backButtonDisplayMode backIndicatorImage backIndicatorTransitionMaskImage
      backgroundConfiguration backgroundFilters backgroundTimeRemaining batteryLevel
      beginBackgroundTask beginReceivingRemoteControlEvents behavioralStyle
      boundarySupplementaryItems brightness byPreparingForDisplay canBecomeFocused
      canPerformUnwindSegueAction cellLayoutMarginsFollowReadableWidth ciImage compactAppearance
      compositingFilter configurationState contentConfiguration contentScrollView contentsFormat
      contextMenuConfiguration dataDetectorTypes datePickerMode decodeRestorableState
      defaultContentConfiguration dequeueConfiguredReusableCell didUpdateFocus
      disablesAutomaticKeyboardDismissal displayGamut dragDelegate dragInteraction
      dragInteractionEnabled dropDelegate edgeAntialiasingMask emitterCells encodeRestorableState
      endBackgroundTask estimatedItemSize exerciseAmbiguityInLayout fillerRowHeight filters
      findInteraction focusGroupIdentifier forceTouchCapability hasActiveDrag hasActiveDrop
      heicData hidesSearchBarWhenScrolling identifierForVendor imageAsset
      imageFlippedForRightToLeftLayoutDirection inputAssistantItem inputDelegate
      instantiateViewController interSectionSpacing isBatteryMonitoringEnabled isCaptured
      isFindInteractionEnabled isFocused isGeometryFlipped isHeld isIdleTimerDisabled
      isModalInPopover isNetworkActivityIndicatorVisible isPointerInteractionEnabled
      isPrefetchingEnabled isProtectedDataAvailable isProximityMonitoringEnabled
      isRegisteredForRemoteNotifications itemPositioning jpegData largeContentImage
      largeContentTitle largeTitleDisplayMode largeTitleTextAttributes legibilityWeight
      lineBreakStrategy loadNibNamed markedTextStyle maskView minificationFilter minimumDate
      mirrored motionEffects openURL orthogonalScrollingBehavior passwordRules pasteConfiguration
      performPrimaryActionForItemAt performSegue performsActionsWhilePresentingModally
      pointerStyleProvider preferredBehavioralStyle preferredDatePickerStyle
      preferredFocusEnvironments preferredMenuElementOrder prefersLargeTitles prefetchDataSource
      prepareForDisplay previewActionItems previewingContext reconfigureRows registerForPreviewing
      registerForRemoteNotifications remembersLastFocusedIndexPath removeMotionEffect
      removeSymbolEffect requestReview requestSceneSessionActivation restorationClass
      restorationIdentifier restoreUserActivityState searchController sectionIndexColor
      sectionIndexTitles segueForUnwinding selectionFollowsFocus selectionIndicatorImage
      selfSizingInvalidation separatorInsetReference setAlternateIconName setContentScrollView
      setNeedsFocusUpdate setNeedsUpdateOfSupportedInterfaceOrientations
      setOverrideTraitCollection setPreferredSymbolConfiguration setSymbolImage shortcutItems
      shouldPerformSegue shouldUpdateFocus showDetailViewController showsLargeContentViewer
      showsTouchWhenHighlighted splitViewController storyboard textDragInteraction
      textDropInteraction titlePositionAdjustment tokenizer toolTip
      transfersHorizontalScrollingToParent updateFocusIfNeeded updateUserActivityState
      userActivities userActivity userInterfaceLevel usesStandardTextScaling viewForBaselineLayout
      viewPrintFormatter viewRespectsSystemMinimumLayoutMargins visibleItemsInvalidationHandler
      withBaselineOffset
      """
  ).union(memberAdvice.keys)
}
