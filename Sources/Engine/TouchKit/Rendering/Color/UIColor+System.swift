import Drawing
import Foundation

/// The palette of the system, in light and dark mode.
nonisolated extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { SystemColors.systemRed }
  /// The system's orange.
  public class var systemOrange: UIColor { SystemColors.systemOrange }
  /// The system's yellow.
  public class var systemYellow: UIColor { SystemColors.systemYellow }
  /// The system's green.
  public class var systemGreen: UIColor { SystemColors.systemGreen }
  /// The system's mint.
  public class var systemMint: UIColor { SystemColors.systemMint }
  /// The system's teal.
  public class var systemTeal: UIColor { SystemColors.systemTeal }
  /// The system's cyan.
  public class var systemCyan: UIColor { SystemColors.systemCyan }
  /// The system's blue.
  public class var systemBlue: UIColor { SystemColors.systemBlue }
  /// The system's indigo.
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }
  /// The system's purple.
  public class var systemPurple: UIColor { SystemColors.systemPurple }
  /// The system's pink.
  public class var systemPink: UIColor { SystemColors.systemPink }
  /// The system's brown.
  public class var systemBrown: UIColor { SystemColors.systemBrown }
  /// The system's grey.
  public class var systemGray: UIColor { SystemColors.systemGray }
  /// A grey nearer to the background than `systemGray`.
  public class var systemGray2: UIColor { SystemColors.systemGray2 }
  /// A grey nearer to the background than `systemGray2`.
  public class var systemGray3: UIColor { SystemColors.systemGray3 }
  /// A grey nearer to the background than `systemGray3`.
  public class var systemGray4: UIColor { SystemColors.systemGray4 }
  /// A grey nearer to the background than `systemGray4`.
  public class var systemGray5: UIColor { SystemColors.systemGray5 }
  /// The grey nearest to the background.
  public class var systemGray6: UIColor { SystemColors.systemGray6 }
}

/// Semantic colours, in light and dark mode.
nonisolated extension UIColor {
  /// The colour of primary text.
  public class var label: UIColor { SystemColors.label }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// The colour of placeholder text in empty fields.
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  /// The colour of links.
  public class var link: UIColor { SystemColors.link }
  /// The colour of thin lines that let the content below show through.
  public class var separator: UIColor { SystemColors.separator }
  /// The colour of thin lines that cover the content below.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  /// The fill colour of thin, small shapes.
  public class var systemFill: UIColor { SystemColors.systemFill }
  /// The fill colour of medium-sized shapes.
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// The fill colour of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// The fill colour of large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
  /// The background of a screen.
  public class var systemBackground: UIColor { SystemColors.systemBackground }
  /// The background of groups on a screen.
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  /// The background of groups in groups.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  /// The background of a screen of groups.
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  /// The background of a grouped table, under the name used before dark mode.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The background of groups on a grouped screen.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  /// The background of groups inside groups on a grouped screen.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
  /// The tint of the view that shows it; the system's blue without another tint.
  public class var tintColor: UIColor { .systemBlue }
}
