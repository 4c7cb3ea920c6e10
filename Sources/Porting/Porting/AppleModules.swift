/// The modules that imports find on Linux.
enum AppleModules {
  /// The modules of Apple's platforms that Linux lacks; iOS code imports them.
  private static let absent = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accounts ActivityKit AdSupport AddressBook AppIntents
    AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices BackgroundTasks
    CallKit CarPlay Charts ClassKit CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI CoreAudio
    CoreBluetooth CoreData CoreFoundation CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia
    CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit Darwin
    DeveloperToolsSupport DeviceCheck EventKit EventKitUI ExternalAccessory GLKit GameController GameKit
    GameplayKit GroupActivities HealthKit HomeKit IOKit IOSurface ImageIO Intents IntentsUI
    JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal
    MetalKit MetalPerformanceShaders MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage
    NearbyInteraction Network NetworkExtension NotificationCenter OSLog OpenGLES PDFKit PassKit
    PencilKit Photos PhotosUI PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit
    SafariServices SceneKit Security SensorKit ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit
    SwiftData SwiftUI SystemConfiguration TipKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit
    WidgetKit iAd os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// The modules of the library and the toolchain.
  private static let present: Set = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "ObjectiveC", "QuartzCore", "RegexBuilder",
    "ScreenshotTesting", "Swift", "Synchronization", "Testing", "TouchKit", "TouchKitTesting",
    "UIKit", "XCTest",
  ]

  /// Whether a module belongs to Apple's platforms and is missing on Linux.
  static func lacks(_ module: String) -> Bool { absent.contains(module) }

  /// Whether an import finds a module; nil for a module of other authors.
  static func has(_ module: String) -> Bool? {
    if present.contains(module) { return true }
    return absent.contains(module) ? false : nil
  }
}
