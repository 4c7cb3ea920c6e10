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
    ("AV", "nothing plays sound or video: show a picture in a UIImageView"),
    ("CL", "nothing tells the location: hand in the coordinates as values"),
    ("CT", "text is measured and drawn by NSAttributedString, NSLayoutManager and UIFont"),
    ("CI", "pictures are not filtered: draw in a CGContext, or load a picture that is"),
    ("NSManaged", "keep the objects in classes or structs of your own"),
    ("NSFetch", "keep the objects in classes or structs of your own"),
    ("NSPersistent", "keep the objects in classes or structs of your own"),
    ("UIDrag", "nothing is carried between views by the system: use UIPanGestureRecognizer"),
    ("UIDrop", "nothing is carried between views by the system: use UIPanGestureRecognizer"),
    ("UIPointer", "follow the mouse with UIHoverGestureRecognizer"),
    ("UIPrint", "nothing prints: write a PNG with UIImage.pngData()"),
    ("UIDocument", "use FileManager and Data"),
    ("UIActivityViewController", "nothing is shared: offer a choice with UIAlertController"),
    ("CAEmitter", "animate a CALayer for each"),
    ("CAMetal", "draw in a CGContext"),
    ("MTL", "draw in a CGContext"),
  ]

  /// The best-known missing types, with advice.
  static let typeAdvice: [String: String] = [
    "CGFont": "name the font as a UIFont, with UIFont(name:size:)",
    "CGPDFDocument": "load a picture with UIImage(contentsOfFile:)",
    "NSHashTable": "keep an array of structs that have a weak property",
    "NSItemProvider": "hand the value itself on",
    "NSMapTable": "keep an array of structs that have a weak property",
    "NSPointerArray": "keep an array of structs that have a weak property",
    "NSUserActivity": "keep what has to be restored in UserDefaults",
    "NSException": "throw an Error",
    "UIDatePicker": "offer dates in a UIPickerView",
    "UIHostingController": "write the view as a UIView",
    "UIImagePickerController": "load a picture with UIImage(contentsOfFile:)",
    "UINib": "make the views in code",
    "UIStoryboard": "make the controller in code",
    "UIStoryboardSegue": "present or push the controller in code",
    "UITextInputAssistantItem": "remove it, or put the buttons into inputAccessoryView",
    "UIWebView": "show the text in a UITextView",
  ]

  /// The best-known missing members, with advice.
  static let memberAdvice: [String: String] = [
    "inputAssistantItem": "remove it, or put the buttons into inputAccessoryView",
    "instantiateInitialViewController": "make the controller in code",
    "instantiateViewController": "make the controller in code",
    "loadNibNamed": "make the views in code",
    "performSegue": "present or push the controller in code",
    "restorationIdentifier": "keep what has to be restored in UserDefaults",
    "storyboard": "make the controller in code",
    "styleDouble": "a line is single or thick here",
    "userActivity": "keep what has to be restored in UserDefaults",
  ]
}
