import BrowserPlatform
import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import TouchKit

/// Guests of a shared session: their fingers, their votes, and their picture.
extension SceneSession {
  /// Handles a guest's finger: as a touch, as a vote, or not at all during the host's review.
  ///
  /// Its location is in the scene's points, independent of the scene's position in the window.
  func receive(
    _ event: InputEvent,
    of guest: Guest,
    _ pending: inout [InputEvent]
  ) throws(ProgramError) {
    guard review == nil, case .contact(let sample) = event else { return }
    if prediction.hidesAnswers {
      // For a gesture, a guest chooses a result below the scene.
      if sample.phase == .began, lessonChoices == nil,
        let view = guessedView(at: sample.location)
      {
        audience?.vote(guest, for: view)
      }
      return
    }
    for lawful in input.contacts.admit([input.clock.stamp(event)]) {
      try receiveLawful(lawful, &pending)
    }
  }

  /// Returns the view that a click at a point guesses; nil without a view.
  func guessedView(at point: CGPoint) -> NodeSnapshot? {
    let tree = run.application.treeSnapshot()
    return tree.meantView(at: point, canBeSeen: canBeSeen).map { tree.views[$0].node }
  }

  /// Finds the views at the ring that cannot be clicked, because they cannot be seen.
  func findUnseenViews() {
    guard let ring = prediction.current?.shownRing, prediction.current?.unseenRing != ring,
      audience == nil, lessonChoices == nil
    else { return }
    let tree = run.application.treeSnapshot()
    let views = tree.unseenViews(at: ring, canBeSeen: canBeSeen).map { tree.views[$0].node }
    prediction.current?.note(unseen: views, at: ring)
  }

  /// A function that returns whether a view has a background, a text or a picture.
  ///
  /// An imported text rarely contains colours, so all views that allow interaction count.
  private var canBeSeen: (ViewSnapshot) -> Bool {
    let (colors, isImported) = (run.application.viewColors, run.facts.isImported)
    let types: Set = ["UILabel", "UIImageView", "UITextView"]
    return { view in
      if (colors[view.node.id]?.cgColor.alpha ?? 0) > 0 { return true }
      return view.isUserInteractionEnabled && (isImported || types.contains(view.node.typeName))
    }
  }

  /// The question of a lesson on the pages of guests, who cannot change the scene.
  private var guestQuestion: Phrase {
    guard let exercise else { return launchTarget.heading }
    return Phrase("The host: \(exercise.english)", "主持人：\(exercise.chinese)")
  }

  /// Sends guests the host's activity and the picture of the scene.
  func showGuests() throws(ProgramError) {
    guard let audience else { return }
    audience.audience.activity =
      review != nil ? .reviewing : prediction.hidesAnswers ? .voting : .touching
    audience.showVotes(
      of: prediction.current,
      question: launchTarget.lesson == nil ? Phrase("", "") : guestQuestion,
      texts: { run.hasTexts }
    )
    audience.screen.add(run.takeChanges())
    var contents = OverlayContents()
    contents.facts = run.facts
    contents.owners = shownOwners
    if let review {
      try audience.screen.show(review, contents, of: run.settings, to: audience.audience)
    } else {
      contents.ring = prediction.current?.shownRing
      try audience.screen.show(run, contents, to: audience.audience)
    }
  }

  /// The owners of the visible touches.
  var shownOwners: [Int: TouchOwner] { review?.owners ?? run.owners.owners }

  /// Updates the present guests and their names.
  func followGuests() {
    guard let audience, audience.followGuests() else { return }
    audience.takeChoices(for: prediction.current?.state.choices)
    run.owners.names = audience.names
    recorder?.viewers = audience.names
  }
}
