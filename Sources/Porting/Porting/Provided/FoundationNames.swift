/// The names of Foundation on Linux with UIKit's prefixes, as of Swift 6.3.
///
/// `swift symbolgraph-extract -module-name Foundation` prints them.
public enum FoundationNames {
  /// The global names in Foundation.
  public static let foundation = ProvidedNames.words(
    in: """
      CGFloat CGPoint CGRect CGRectEdge CGSize NSAffineTransform NSAffineTransformStruct NSArray
      NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet
      NSClassFromString NSCocoaErrorDomain NSCoder NSCoderReadCorruptError NSCoderValueNotFoundError
      NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSContainsRect
      NSCopying NSCountedSet NSData NSDate NSDateComponentUndefined NSDateComponents NSDateInterval
      NSDebugDescriptionErrorKey NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy
      NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize NSDecimalMultiply
      NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize NSDecimalNumber
      NSDecimalNumberBehaviors NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString
      NSDecimalSubtract NSDictionary NSDivideRect NSEdgeInsets NSEdgeInsetsEqual NSEdgeInsetsMake
      NSEdgeInsetsZero NSEnumerationOptions NSEnumerator NSEqualPoints NSEqualRanges NSEqualRects
      NSEqualSizes NSError NSErrorDomain NSExceptionName NSExecutableArchitectureMismatchError
      NSExecutableLinkError NSExecutableLoadError NSExecutableNotLoadableError
      NSExecutableRuntimeMismatchError NSExpression NSFeatureUnsupportedError
      NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem NSFileLockingError
      NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError NSFileNoSuchFileError
      NSFilePathErrorKey NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
      NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError
      NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError
      NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError
      NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
      NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
      NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError
      NSFullUserName NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory
      NSHomeDirectoryForUser NSIndexPath NSIndexSet NSIndexSetIterator NSInsetRect NSIntegralRect
      NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect
      NSIsEmptyRect NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSKeyedArchiver
      NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
      NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey
      NSLocalizedRecoverySuggestionErrorKey NSLocalizedString NSLocationInRange NSLock NSLocking
      NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX
      NSMaxY NSMeasurement NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSMutableArray
      NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData
      NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString
      NSNotFound NSNotification NSNull NSNumber NSOSStatusErrorDomain NSObject NSObjectProtocol
      NSOffsetRect NSOrderedSet NSOrthography NSPOSIXErrorDomain NSPageSize
      NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName NSPersonNameComponentGivenName
      NSPersonNameComponentKey NSPersonNameComponentMiddleName NSPersonNameComponentNickname
      NSPersonNameComponentPrefix NSPersonNameComponentSuffix NSPersonNameComponents NSPoint
      NSPointArray NSPointFromCGPoint NSPointFromString NSPointInRect NSPointPointer
      NSPointToCGPoint NSPredicate NSPropertyListReadCorruptError NSPropertyListReadStreamError
      NSPropertyListReadUnknownVersionError NSPropertyListWriteInvalidError
      NSPropertyListWriteStreamError NSRange NSRangeFromString NSRangePointer
      NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect NSRectFromString
      NSRectPointer NSRectToCGRect NSRecursiveLock NSRegularExpression
      NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
      NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray NSSizeFromCGSize
      NSSizeFromString NSSizePointer NSSizeToCGSize NSSortDescriptor NSSortOptions
      NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain NSString NSStringEncodingErrorKey
      NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
      NSStringToDecimal NSTemporaryDirectory NSTextCheckingKey NSTextCheckingResult
      NSTimeIntervalSince1970 NSTimeZone NSURL NSURLComponents
      NSURLErrorAppTransportSecurityRequiresSecureConnection
      NSURLErrorBackgroundSessionInUseByAnotherProcess
      NSURLErrorBackgroundSessionRequiresSharedContainer NSURLErrorBackgroundSessionWasDisconnected
      NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL
      NSURLErrorCallIsActive NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
      NSURLErrorCancelledReasonInsufficientSystemResources
      NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile
      NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData
      NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork
      NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile NSURLErrorCannotParseResponse
      NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile NSURLErrorClientCertificateRejected
      NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
      NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
      NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
      NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey
      NSURLErrorFailingURLStringErrorKey NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory
      NSURLErrorHTTPTooManyRedirects NSURLErrorInternationalRoamingOff NSURLErrorKey
      NSURLErrorNetworkConnectionLost NSURLErrorNoPermissionsToReadFile
      NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
      NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable
      NSURLErrorSecureConnectionFailed NSURLErrorServerCertificateHasBadDate
      NSURLErrorServerCertificateHasUnknownRoot NSURLErrorServerCertificateNotYetValid
      NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown
      NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
      NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSURLQueryItem NSUUID
      NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable
      NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect
      NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
      NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError
      NSUserCancelledError NSUserName NSValue NSWidth NSXPCConnectionInterrupted
      NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint NSZeroRect NSZeroSize NSZone
      """
  )

  /// The global names in other modules on Linux, by the names of the modules.
  public static let beside: [String: Set<String>] = [
    "FoundationNetworking": ProvidedNames.words(
      in: """
        CachedURLResponse HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
        NSMutableURLRequest NSURLAuthenticationMethodDefault NSURLAuthenticationMethodHTMLForm
        NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodHTTPDigest
        NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate
        NSURLCredentialStorageRemoveSynchronizableCredentials NSURLProtectionSpaceFTP
        NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP NSURLProtectionSpaceHTTPProxy
        NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy
        NSURLRequest NSURLSessionTransferSizeUnknown URLAuthenticationChallenge
        URLAuthenticationChallengeSender URLCache URLCredential URLCredentialStorage
        URLProtectionSpace URLProtocol URLProtocolClient URLRequest URLResponse URLSession
        URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
        URLSessionDownloadDelegate URLSessionDownloadTask URLSessionDownloadTaskResumeData
        URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
        URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
        URLSessionWebSocketDelegate URLSessionWebSocketTask
        """
    ),
    "FoundationXML": ProvidedNames.words(
      in: "XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate"
    ),
  ]

  static let all = beside.values.reduce(foundation) { $0.union($1) }

  /// The members of every Foundation object, and of values by Swift's own protocols.
  static let members = ProvidedNames.words(
    in: """
      Protocol Type allCases classForCoder copy debugDescription description encode flatMap hash
      hashValue init isEqual isKind isMember map mutableCopy none rawValue self some superclass
      """
  )
}
