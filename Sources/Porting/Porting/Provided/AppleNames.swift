/// The names of Apple's frameworks, and the replacements for missing ones.
enum AppleNames {
  /// The prefixes of types, functions and constants in UIKit and related frameworks.
  private static let usual: Set = ["CA", "CG", "NS", "UI"]

  /// The prefixes of Apple's other modules, which other authors can also use.
  private static let rare: Set = [
    "AR", "AV", "CB", "CI", "CL", "CM", "CN", "CT", "CV", "EK", "GK", "HK", "LA", "MF", "MK", "MTK",
    "MTL", "PDF", "PH", "PK", "SCN", "SF", "SK", "UN", "UT", "VN", "WK",
  ]

  /// Whether a name is from Apple; if the file imports a module of other authors, it can be theirs.
  static func isApples(_ name: String, imports modules: Set<String>) -> Bool {
    let isConstant = name.first == "k" && name.dropFirst().first?.isUppercase == true
    let word = isConstant ? name.dropFirst() : name[...]
    if hasBeginning(word, from: usual) { return true }
    let onlyKnown = modules.allSatisfy { AppleModules.has($0) != nil }
    return onlyKnown && (hasBeginning(word, from: rare) || isConstant && word.hasPrefix("Sec"))
  }

  /// Whether a word begins with a prefix and a capitalized word, as in `UIView` and `AVPlayer`.
  private static func hasBeginning(_ word: Substring, from beginnings: Set<String>) -> Bool {
    beginnings.contains { beginning in
      let rest = word.dropFirst(beginning.count)
      return word.hasPrefix(beginning) && rest.first?.isUppercase == true
        && rest.contains(where: \.isLowercase)
    }
  }

  /// Returns the replacement for a type, a function or a constant.
  static func advice(for name: String) -> String {
    if let advice = typeAdvice[name] { return advice }
    let family = familyAdvice.first { name.hasPrefix($0.beginning) }
    return family?.advice ?? usualAdvice
  }

  /// Returns the replacement for a member.
  static func advice(forMember name: String) -> String {
    if let advice = memberAdvice[name] { return advice }
    return knownMembers.contains(name)
      ? usualAdvice : "port it together with the file that declares it, or remove what uses it"
  }

  private static let usualAdvice = "remove what uses it, or put #if !os(Linux) around it"

  static let familyAdvice: [(beginning: String, advice: String)] = [
    ("WK", "show the text in a UITextView, or a picture in a UIImageView"),
    ("MK", "show a picture of the map in a UIImageView"),
    ("AV", "sound and video are not supported: show a picture in a UIImageView"),
    ("CL", "there is no location service: pass the coordinates as values"),
    ("CT", "text is measured and drawn by NSAttributedString, NSLayoutManager and UIFont"),
    ("CI", "there are no image filters: draw in a CGContext, or load a filtered picture"),
    ("NSManaged", "keep the objects in your own classes or structs"),
    ("NSFetch", "keep the objects in your own classes or structs"),
    ("NSPersistent", "keep the objects in your own classes or structs"),
    ("UIDrag", "drag and drop is not supported: use UIPanGestureRecognizer"),
    ("UIDrop", "drag and drop is not supported: use UIPanGestureRecognizer"),
    ("UIPointer", "follow the mouse with UIHoverGestureRecognizer"),
    ("UIPrint", "printing is not supported: write a PNG with UIImage.pngData()"),
    ("UIDocument", "use FileManager and Data"),
    ("UIActivityViewController", "there is no share sheet: offer a choice with UIAlertController"),
    ("CAEmitter", "animate a CALayer for each particle"),
    ("CAMetal", "draw in a CGContext"),
    ("MTL", "draw in a CGContext"),
  ]

  /// The best-known missing types, with advice.
  static let typeAdvice: [String: String] = [
    "CGFont": "name the font as a UIFont, with UIFont(name:size:)",
    "CGPDFDocument": "load a picture with UIImage(contentsOfFile:)",
    "NSHashTable": "keep an array of structs that have a weak property",
    "NSItemProvider": "pass the value itself",
    "NSMapTable": "keep an array of structs that have a weak property",
    "NSPointerArray": "keep an array of structs that have a weak property",
    "NSUserActivity": "store the state to restore in UserDefaults",
    "NSException": "throw an Error",
    "UIDatePicker": "offer dates in a UIPickerView",
    "UIHostingController": "write the view as a UIView",
    "UIImagePickerController": "load a picture with UIImage(contentsOfFile:)",
    "UINib": "create the views in code",
    "UIStoryboard": "create the controller in code",
    "UIStoryboardSegue": "present or push the controller in code",
    "UITextInputAssistantItem": "remove it, or put the buttons into inputAccessoryView",
    "UIWebView": "show the text in a UITextView",
  ]

  /// The best-known missing members, with advice.
  static let memberAdvice: [String: String] = [
    "inputAssistantItem": "remove it, or put the buttons into inputAccessoryView",
    "instantiateInitialViewController": "create the controller in code",
    "instantiateViewController": "create the controller in code",
    "loadNibNamed": "create the views in code",
    "performSegue": "present or push the controller in code",
    "restorationIdentifier": "store the state to restore in UserDefaults",
    "storyboard": "create the controller in code",
    "styleDouble": "use a single or thick line",
    "userActivity": "store the state to restore in UserDefaults",
  ]
}
