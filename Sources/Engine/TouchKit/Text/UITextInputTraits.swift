/// The kind of text that a responder expects (Apple: UITextInputTraits).
///
/// The input comes from a physical keyboard, so most of it is only information; secure text is hidden.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The correction of words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The check of spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The type of expected characters.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of a keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The meaning of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden from onlookers.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType? { get set }
  /// The conversion of straight quotes to curved ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The conversion of two hyphens to a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The adjustment of spaces around pasted words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextInputTraits {
  private var kept: KeptTextTraits { KeptTextTraits.of(self) }

  /// The automatic capitalization; sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.capitalization }
    set { kept.capitalization = newValue }
  }

  /// The correction of words; the system's choice by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.correction }
    set { kept.correction = newValue }
  }

  /// The check of spelling; the system's choice by default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spelling }
    set { kept.spelling = newValue }
  }

  /// The type of expected characters; those of the present language by default.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboard }
    set { kept.keyboard = newValue }
  }

  /// The appearance of a keyboard; the system's by default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.appearance }
    set { kept.appearance = newValue }
  }

  /// The meaning of the return key; it ends a line by default.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKey }
    set { kept.returnKey = newValue }
  }

  /// Whether the return key is disabled without text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKey }
    set { kept.enablesReturnKey = newValue }
  }

  /// Whether the text is hidden from onlookers; false by default.
  public var isSecureTextEntry: Bool {
    get { kept.isSecure }
    set { kept.isSecure = newValue }
  }

  /// The meaning of the text; nil by default.
  public var textContentType: UITextContentType? {
    get { kept.content }
    set { kept.content = newValue }
  }

  /// The conversion of straight quotes to curved ones; the system's choice by default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept.quotes }
    set { kept.quotes = newValue }
  }

  /// The conversion of two hyphens to a dash; the system's choice by default.
  public var smartDashesType: UITextSmartDashesType {
    get { kept.dashes }
    set { kept.dashes = newValue }
  }

  /// The adjustment of spaces around pasted words; the system's choice by default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept.blanks }
    set { kept.blanks = newValue }
  }
}

/// The traits of a responder without its own properties for them, because all of them are optional.
@MainActor
private final class KeptTextTraits {
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKey = false
  var isSecure = false
  var content: UITextContentType?
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var blanks = UITextSmartInsertDeleteType.default

  /// The key, which is the address of this one byte.
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  static func of(_ owner: AnyObject) -> KeptTextTraits {
    if let kept = objc_getAssociatedObject(owner, key) as? KeptTextTraits { return kept }
    let kept = KeptTextTraits()
    objc_setAssociatedObject(owner, key, kept, .OBJC_ASSOCIATION_RETAIN)
    return kept
  }
}

/// The automatic capitalization of typed text.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// Capitalized words.
  case words = 1
  /// Capitalized sentences.
  case sentences = 2
  /// Capital letters only.
  case allCharacters = 3
}

/// The correction of typed words.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No correction.
  case no = 1
  /// Correction.
  case yes = 2
}

/// The check of spelling.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No check.
  case no = 1
  /// Check.
  case yes = 2
}

/// The characters that a keyboard offers.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The characters of the present language.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Characters of web addresses.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Characters of telephone numbers.
  case phonePad = 5
  /// Characters of names and telephone numbers.
  case namePhonePad = 6
  /// Characters of mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Characters of short messages.
  case twitter = 9
  /// Characters of web searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's appearance.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Ends a line.
  case `default` = 0
  /// Goes to the destination.
  case go = 1
  /// Searches with Google.
  case google = 2
  /// Joins.
  case join = 3
  /// Goes to the next field.
  case next = 4
  /// Finds a route.
  case route = 5
  /// Searches.
  case search = 6
  /// Sends.
  case send = 7
  /// Searches with Yahoo.
  case yahoo = 8
  /// Finishes.
  case done = 9
  /// Calls for help.
  case emergencyCall = 10
  /// Continues.
  case `continue` = 11
}

/// The meaning of a text, such as `.password`.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A user name for login.
  public static let username = UITextContentType(rawValue: "username")
  /// A password for login.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for a single login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The conversion of straight quotes to curved ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No conversion.
  case no = 1
  /// Conversion.
  case yes = 2
}

/// The conversion of two hyphens to a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No conversion.
  case no = 1
  /// Conversion.
  case yes = 2
}

/// The adjustment of spaces around pasted words.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No adjustment.
  case no = 1
  /// Adjustment.
  case yes = 2
}
