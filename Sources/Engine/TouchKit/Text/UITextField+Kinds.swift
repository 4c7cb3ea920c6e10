public import Foundation

extension UITextField {
  /// What is drawn around a text field's text.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin frame.
    case line = 1
    /// A thin frame with a shadow at its inner side.
    case bezel = 2
    /// A thin frame with round corners, white inside.
    case roundedRect = 3
  }

  /// When a part of a text field is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is being edited.
    case whileEditing = 1
    /// While the field is not being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Posted when editing of a field, the notification's object, began.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing of a field, the notification's object, ended.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the text of a field, the notification's object, was edited.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}
