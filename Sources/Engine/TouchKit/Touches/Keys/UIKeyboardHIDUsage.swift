/// A physical key, by its number on the keyboard page of the USB HID usage tables.
///
/// The number is the key's position, not its characters (Apple: UIKeyboardHIDUsage).
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  // Errors.
  case keyboardErrorRollOver = 0x1, keyboardPOSTFail, keyboardErrorUndefined
  // Letters.
  case keyboardA = 0x4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG,
    keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO,
    keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW,
    keyboardX, keyboardY, keyboardZ
  // Digits of the upper row.
  case keyboard1 = 0x1E, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7,
    keyboard8, keyboard9, keyboard0
  // Keys for editing.
  case keyboardReturnOrEnter = 0x28, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
    keyboardSpacebar
  // Signs, named after an American keyboard.
  case keyboardHyphen = 0x2D, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
    keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
    keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
  // Function keys.
  case keyboardF1 = 0x3A, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7,
    keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  // Keys between letters and keypad.
  case keyboardPrintScreen = 0x46, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome,
    keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow,
    keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  // The keypad.
  case keypadNumLock = 0x53, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter,
    keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0,
    keypadPeriod
  // Keys of larger keyboards.
  case keyboardNonUSBackslash = 0x64, keyboardApplication, keyboardPower, keypadEqualSign,
    keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19,
    keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24, keyboardExecute, keyboardHelp,
    keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo, keyboardCut,
    keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown,
    keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma,
    keypadEqualSignAS400
  // Keys of other scripts.
  case keyboardInternational1 = 0x87, keyboardInternational2, keyboardInternational3,
    keyboardInternational4, keyboardInternational5, keyboardInternational6, keyboardInternational7,
    keyboardInternational8, keyboardInternational9, keyboardLANG1, keyboardLANG2, keyboardLANG3,
    keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9
  // Keys of terminals.
  case keyboardAlternateErase = 0x99, keyboardSysReqOrAttention, keyboardCancel, keyboardClear,
    keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper,
    keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
  // Modifiers.
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI,
    keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  // No key.
  case keyboard_Reserved = 0xFFFF
}

nonisolated extension UIKeyboardHIDUsage {
  /// The key that switches between Hangul and Latin letters.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key that converts Hangul to Hanja.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The Kana key of Apple's Japanese keyboards.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key for Latin letters on Apple's Japanese keyboards.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The Katakana key of Japanese keyboards.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// The Hiragana key of Japanese keyboards.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// The full-width and half-width key of Japanese keyboards.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
