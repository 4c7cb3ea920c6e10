internal import CPango

/// A set of font files for text, independent of all other fonts on the machine.
///
/// The machine's font settings would change glyphs from user to user. So the collection creates its configuration
/// from a list of files, and reads no other.
final class FontCollection {
  /// The context for layouts; nil without any face.
  let context: OpaquePointer?

  private let configuration: OpaquePointer?
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?

  init(_ files: [FontFile]) {
    _ = FontCollection.machineSettingsAreOff
    let configuration = FcConfigCreate()
    let loaded = files.compactMap(\.path).filter { FcConfigAppFontAddFile(configuration, $0) != 0 }
    self.configuration = configuration
    FcConfigBuildFonts(configuration)
    // Without any face the shaping library ends the process, so it is not called then.
    guard !loaded.isEmpty, let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    else {
      fontMap = nil
      context = nil
      return
    }
    self.fontMap = fontMap
    FontCollection.configure(fontMap, configuration)
    context = FontCollection.makeContext(fontMap)
  }

  deinit {
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let fontMap { FontCollection.release(fontMap) }
    FcConfigDestroy(configuration)
  }

  /// Whether glyphs come from this collection's files and not from the machine's settings.
  var isPrivate: Bool {
    guard let fontMap else { return true }
    let used = pango_fc_font_map_get_config(OpaquePointer(fontMap))
    return used == configuration
  }

  /// Sets an empty configuration in place of the machine's.
  ///
  /// The libraries below request the configuration and ignore the result. Loading it would still cost time, and
  /// print messages about broken settings on the user's terminal.
  private static let machineSettingsAreOff: Bool = {
    let empty = FcConfigCreate()
    defer { FcConfigDestroy(empty) }
    return FcConfigBuildFonts(empty) != 0 && FcConfigSetCurrent(empty) != 0
  }()

  private static func configure(
    _ fontMap: UnsafeMutablePointer<PangoFontMap>,
    _ configuration: OpaquePointer?
  ) {
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    // One point is one unit, independent of the screen.
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
  }

  /// Releases a map, and its configuration as soon as nothing else uses the map.
  ///
  /// The map does not release its configuration when it is freed, only when it gets another one. But it has a thread
  /// that looks for fonts and uses the map's tables also after the text is laid out; another configuration would
  /// free the tables under it. That thread holds a reference, so the toggle reference waits for it.
  private static func release(_ fontMap: UnsafeMutablePointer<PangoFontMap>) {
    fontMap.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      g_object_add_toggle_ref(object, FontCollection.fontMapChangedUsers, nil)
    }
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Called when the number of users changes; releases the configuration after the last one.
  private static let fontMapChangedUsers: GToggleNotify = { _, object, isLast in
    guard isLast != 0, let object else { return }
    // This reference keeps the map alive until its configuration is released.
    g_object_ref(object)
    g_object_remove_toggle_ref(object, FontCollection.fontMapChangedUsers, nil)
    pango_fc_font_map_set_config(OpaquePointer(object), nil)
    g_object_unref(object)
  }

  private static func makeContext(
    _ fontMap: UnsafeMutablePointer<PangoFontMap>
  ) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(fontMap) else { return nil }
    // Chinese forms of shared characters, independent of the user's language.
    pango_context_set_language(context, pango_language_from_string("zh-cn"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }
}
