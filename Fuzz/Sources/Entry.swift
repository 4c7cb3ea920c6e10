import Foundation

/// Checks one input; libFuzzer calls it on the main thread, and the environment names the target.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { FuzzTarget.chosen.check(bytes) }
  return 0
}

/// One kind of input and its check.
struct FuzzTarget {
  let name: String
  let check: @MainActor ([UInt8]) -> Void

  static let all = [
    FuzzTarget(name: "stream", check: EngineInputs.stream),
    FuzzTarget(name: "tree", check: EngineInputs.tree),
    FuzzTarget(name: "gesture", check: EngineInputs.gesture),
    FuzzTarget(name: "hit", check: HitInput.check),
    FuzzTarget(name: "scene", check: FileInputs.scene),
    FuzzTarget(name: "recording", check: FileInputs.recording),
    FuzzTarget(name: "script", check: FileInputs.script),
    FuzzTarget(name: "keys", check: FileInputs.keys),
    FuzzTarget(name: "console", check: FileInputs.console),
    FuzzTarget(name: "driver", check: FileInputs.driver),
    FuzzTarget(name: "png", check: FileInputs.png),
  ]

  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      broken("FUZZ_TARGET is one of \(all.map(\.name).joined(separator: ", ")), not '\(name)'")
    }
    return target
  }()
}

/// Reports a broken promise and aborts, so that libFuzzer keeps the input.
nonisolated func broken(_ promise: String) -> Never {
  FileHandle.standardError.write(Data("broken: \(promise)\n".utf8))
  abort()
}

/// Aborts with the first fault, if there is one.
func expectNone(_ faults: [String]) {
  if let first = faults.first { broken(first) }
}
