import Playback
import SandboxHost
import SandboxScenes
import SceneFiles

/// The factory for the content that a window opens for a scene: its start and its recorder.
struct SceneOpener {
  /// The destination of its recordings.
  let recordings: SessionRecorder.Destination
  /// The keys that the sandbox takes from it.
  let keys: KeyTable

  /// Returns the content for a scene with a screen size.
  func open(
    _ brought: BroughtScene,
    _ size: PictureSize,
    _ watch: SceneWatch? = nil,
    live: LiveCode? = nil
  ) -> SceneGallery.Opened {
    let scene = brought.scene
    var save: SceneSaver?
    if let path = scene.sceneFile {
      let saving = SceneSaving(path: path)
      save = { changes throws(ProgramError) in
        var result = try saving.save(changes)
        watch?.noteSaved()
        guard result.count > 0 else { return result }
        let saved = try SceneFile(path: path).scene()
        result.start = { saved.start(on: $0, at: $1) }
        return result
      }
    }
    let target = LaunchTarget(
      name: scene.name,
      keys: keys,
      entry: brought.entry,
      reading: brought.report?.panel,
      size: size.size,
      changes: watch?.changes,
      live: live,
      save: save
    ) { scene.start(on: $0, at: $1) }
    let recorder = SessionRecorder(
      scene: scene.name,
      destination: recordings,
      reference: brought.reference(fromFile:),
      journal: live == nil ? nil : LiveProgram.folder.map { "\($0)/\(LiveProgram.journal)" },
      onFile: { RecordedFiles().add($0) }
    ) { SceneOutline($0).hash }
    return SceneGallery.Opened(target, recorder: recorder)
  }
}
