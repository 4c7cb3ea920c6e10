import SceneFiles
import TextFormats
import ConsoleText

/// The objects that commands write with `--json`, each as a table that also creates its schema.
enum Reports {
  /// The arguments of `schema`: scene files, and the report of each command that writes one.
  static let schemas: [(name: String, schema: () -> JSONValue)] = [
    ("scene", { SceneSchema.json }),
    ("session", { SessionSchema.json }),
    ("scenes", { document("scenes", scenes.kind) }),
    ("views", { document("views", views.kind) }),
    ("hit", { document("hit", hit.kind) }),
    ("explain", { document("explain", explain.kind) }),
    ("explain-map", { document("explain --map", hitMap.kind) }),
    ("why", { document("why", why.kind) }),
    ("why-screen", { document("why without a view", screen.kind) }),
    ("why-tap", { document("why --tap", tap.kind) }),
    ("gestures", { document("gestures", gestures.kind) }),
    ("chain", { document("chain", chain.kind) }),
    ("lint", { document("lint", lint.kind) }),
    ("import", { document("import", importing.kind) }),
    ("validate", { document("validate", validate.kind) }),
    ("doctor", { document("doctor", doctor.kind) }),
    ("play", { document("play", play.kind) }),
    ("compare", { document("compare", compare.kind) }),
    ("compare-versions", { document("compare --ios", compareVersions.kind) }),
    ("compare-scenes", { document("compare --scene --with", compareScenes.kind) }),
    ("compare-engine", { document("compare --with-engine", engineComparison.kind) }),
    ("script", { document("script", script.kind) }),
    ("monkey", { document("monkey", monkey.kind) }),
  ]

  private static func document(_ name: String, _ kind: JSONKind) -> JSONValue {
    kind.document(title: "The output of touch-sandbox \(name) --json")
  }
}
