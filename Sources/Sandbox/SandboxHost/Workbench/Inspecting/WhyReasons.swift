import Inspector
import TouchTrace

/// The answer about one view of an imported scene, as the `why` command returns it.
nonisolated struct WhyReasons: Hashable {
  /// The view.
  let view: NodeID
  /// The limits of all answers about the scene, one sentence each.
  let caveats: [String]
  /// All reasons for which the view may not react; nil if they could not be checked.
  let diagnosis: TouchDiagnosis?
}
