import ArgumentParser
import Foundation
import Inspector
import SDLPlatform
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that opens the course in a window, or writes it as a page.
struct CourseCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Learn how touches find their views, in 24 lessons and 5 exercises.",
    discussion: """
      Each lesson asks which view gets a touch at a ring. Click the view that you expect, and read \
      the explanation. Then change the selected property in the inspector, or let the window \
      change it, and click again. A finished lesson gets a tick. Your progress is in \
      touch-sandbox/course.json in XDG_DATA_HOME, usually ~/.local/share.

      The lessons about gesture conflicts ask which recognizer acts. Choose an answer in the \
      inspector; the window then makes the gesture.

      The five exercises are code. The command writes a Swift file into the current folder and \
      shows it. Each time you save, the window plays scripted touches and shows what does not work \
      yet.

      Without a lesson, the command opens the first one that you have not finished.

      Examples:
        touch-sandbox course
        touch-sandbox course outside
        touch-sandbox course 5 --lang zh
        touch-sandbox course button-outside
        touch-sandbox course --check ButtonOutside.swift
        touch-sandbox course --list
        touch-sandbox course --page --pictures Pictures > Course.md
      """
  )

  @Argument(help: "The number or name of a lesson. (default: the first unfinished one)")
  var lesson: String?

  @Flag(help: "List the lessons and your progress instead.")
  var list = false

  @Flag(help: "Print the course as Markdown instead.")
  var page = false

  @Option(
    help: ArgumentHelp(
      "Check the file of an exercise instead; exit with 0 if it is solved, 1 if not.",
      valueName: "file"
    )
  )
  var check: String?

  @Option(
    help: ArgumentHelp(
      "With --page: write the pictures into this folder, and show them in the page.",
      valueName: "folder"
    )
  )
  var pictures: String?

  @Flag(help: "Reset your progress.")
  var reset = false

  @OptionGroup(title: "Window")
  var appearance: WindowAppearance

  @OptionGroup(title: "Window")
  var display: DisplayScale

  func validate() throws {
    guard !list || !page else { throw ValidationError("expected --list or --page, not both") }
    guard pictures == nil || page else {
      throw ValidationError("--pictures belongs to --page; add --page, or leave out --pictures")
    }
    guard !page || lesson == nil else {
      throw ValidationError(
        "--page prints the whole course; leave out the lesson, and write '> FILE' to keep the page"
      )
    }
    guard check == nil || !list && !page && pictures == nil && lesson == nil else {
      throw ValidationError("expected --check FILE alone")
    }
  }

  @MainActor func work() throws {
    let file = CourseProgressFile()
    if reset { try file.write(CourseProgress()) }
    let language = appearance.language
    let progress = file.read()
    if list { return try StandardOutput.write(CourseList(progress).text(in: language)) }
    if page {
      if let pictures { try writePictures(into: pictures) }
      return try StandardOutput.write(CoursePage(language: language, pictures: pictures).text)
    }
    if let check { return try self.check(check) }
    guard !reset || lesson != nil else { return }
    if let exercise = exercise(progress) { try open(exercise) }
    let signals = TerminationSignals()
    signals.watch()
    try show(try CourseSession.lesson(lesson, progress), progress, file)
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  @MainActor private func writePictures(into folder: String) throws(ProgramError) {
    // If the folder cannot be created, writing the first picture reports it.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for lesson in Course.lessons {
      for picture in LessonPicture.cases(of: lesson) {
        let file = PictureFile(path: "\(folder)/\(picture.fileName(of: lesson))")
        try file.write(try picture.png(of: lesson), replacing: true)
      }
    }
  }

  /// Returns the named exercise, or the first open one if all lessons are done.
  @MainActor private func exercise(_ progress: CourseProgress) -> Exercise? {
    if let lesson { return Course.exercise(lesson) }
    guard Course.lessons.allSatisfy({ progress.done.contains($0.name) }) else { return nil }
    return Course.exercises.first { !progress.done.contains($0.name) }
  }

  /// Writes the file of an exercise unless it exists, and shows it as `run` does.
  @MainActor private func open(_ exercise: Exercise) throws(ProgramError) -> Never {
    let path = exercise.fileName
    if FileManager.default.fileExists(atPath: path) {
      guard SceneCode(path)?.exercise?.name == exercise.name else {
        throw ProgramError(
          .cannotCreate,
          "\(path) exists, and its first line does not name the exercise \(exercise.name). Rename"
            + " the file, or start the exercise in another folder."
        )
      }
    } else {
      try PictureFile(path: path).write(Data(exercise.file.utf8), replacing: false)
      StandardError.write(
        appearance.language(
          "Created \(path). Edit it in your editor, and save it.",
          "已创建 \(path)。在编辑器里修改并保存它。"
        )
      )
    }
    // The arguments after the command's name, without those that 'run' does not accept.
    var words = CommandLine.arguments.dropFirst(2).filter { $0 != "--reset" }
    if let place = lesson.flatMap(words.firstIndex(of:)) { words.remove(at: place) }
    try LiveProgram.restart(with: ["run", path] + words)
  }

  /// Plays the checks of an exercise in a file, and reports what does not work yet.
  @MainActor private func check(_ file: String) throws {
    guard let code = SceneCode(file), let exercise = code.exercise else {
      throw ProgramError(
        .dataError,
        "the first line of \(file.debugDescription) names no exercise. Expected a file that a"
          + " command such as 'touch-sandbox course button-outside' created."
      )
    }
    guard let scene = try LiveProgram.scenes(of: code).first else {
      throw ProgramError(.dataError, "\(file) contains no view to check")
    }
    let check = try ExerciseCheck(exercise) { scene.start(on: $0, at: $1) }
    try StandardOutput.write(check.text(in: appearance.language))
    guard check.state.isDone else { throw ExitCode(ExitStatus.failed.rawValue) }
    CourseProgressFile().note(exercise.name)
  }

  @MainActor private func show(
    _ lesson: Lesson,
    _ progress: CourseProgress,
    _ file: CourseProgressFile
  ) throws {
    do {
      try CourseSession(
        lesson: lesson,
        progress: progress,
        file: file,
        appearance: appearance,
        scale: display.scale
      ).run()
    } catch PlatformError.noDisplay {
      throw ProgramError(
        .unavailable,
        "\(PlatformError.noDisplay). Without one, use 'touch-sandbox course --page'."
      )
    } catch let error as PlatformError {
      throw ProgramError(.unavailable, "\(error). Check the display and try again.")
    }
  }
}
