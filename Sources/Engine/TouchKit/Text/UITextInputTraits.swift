/// What kind of text is typed into a responder (Apple: UITextInputTraits).
///
/// Here a physical keyboard types, so most of it is information for readers; secure text is hidden.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// How words are begun.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which characters are expected.
  var keyboardType: UIKeyboardType { get set }
  /// How a keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key does.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden from onlookers.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType? { get set }
  /// Whether straight quotes become curved ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether blanks are added and taken away around words that are pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextInputTraits {
  private var kept: KeptTextTraits { KeptTextTraits.of(self) }

  /// How words are begun; sentences with capitals unless set.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.capitalization }
    set { kept.capitalization = newValue }
  }

  /// Whether words are corrected; as the system sees fit unless set.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.correction }
    set { kept.correction = newValue }
  }

  /// Whether spelling is checked; as the system sees fit unless set.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spelling }
    set { kept.spelling = newValue }
  }

  /// Which characters are expected; those of the present language unless set.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboard }
    set { kept.keyboard = newValue }
  }

  /// How a keyboard looks; as the system does unless set.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.appearance }
    set { kept.appearance = newValue }
  }

  /// What the return key does; it ends a line unless set.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKey }
    set { kept.returnKey = newValue }
  }

  /// Whether the return key does nothing while there is no text; false unless set.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKey }
    set { kept.enablesReturnKey = newValue }
  }

  /// Whether the text is hidden from onlookers; false unless set.
  public var isSecureTextEntry: Bool {
    get { kept.isSecure }
    set { kept.isSecure = newValue }
  }

  /// What the text means; nil unless set.
  public var textContentType: UITextContentType? {
    get { kept.content }
    set { kept.content = newValue }
  }

  /// Whether straight quotes become curved ones; as the system sees fit unless set.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept.quotes }
    set { kept.quotes = newValue }
  }

  /// Whether two hyphens become a dash; as the system sees fit unless set.
  public var smartDashesType: UITextSmartDashesType {
    get { kept.dashes }
    set { kept.dashes = newValue }
  }

  /// Whether blanks are added and taken away around words; as the system sees fit unless set.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept.blanks }
    set { kept.blanks = newValue }
  }
}

/// What is kept for a responder that does not keep it itself, as all of it is optional.
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

  /// The address of this one byte is the key.
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

/// How words are begun when they are typed.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// As typed.
  case none = 0
  /// Words with capitals.
  case words = 1
  /// Sentences with capitals.
  case sentences = 2
  /// Capitals only.
  case allCharacters = 3
}

/// Whether words are corrected when they are typed.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system sees fit.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether spelling is checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system sees fit.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// Which characters a keyboard offers.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the present language.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Digits and signs.
  case numbersAndPunctuation = 2
  /// Those of addresses in the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of telephone numbers.
  case phonePad = 5
  /// Those of names and telephone numbers.
  case namePhonePad = 6
  /// Those of mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Those of short messages.
  case twitter = 9
  /// Those of searches in the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says that it does.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// It ends a line.
  case `default` = 0
  /// It goes.
  case go = 1
  /// It searches with Google.
  case google = 2
  /// It joins.
  case join = 3
  /// It goes on.
  case next = 4
  /// It finds a route.
  case route = 5
  /// It searches.
  case search = 6
  /// It sends.
  case send = 7
  /// It searches with Yahoo.
  case yahoo = 8
  /// It is done.
  case done = 9
  /// It calls for help.
  case emergencyCall = 10
  /// It continues.
  case `continue` = 11
}

/// What a text means, such as `.password`.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Names a meaning.
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
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A name to log in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password to log in with.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good for one login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Whether straight quotes become curved ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system sees fit.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As the system sees fit.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether blanks are added and taken away around words.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system sees fit.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
