import BrowserServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Ctrl+C goes to both programs; the sandbox ends in order, and this one after it.
for number in [SIGINT, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }

switch ServerArguments(CommandLine.arguments.dropFirst()) {
case .help:
  print(ServerArguments.usage)
case .wrong(let problem):
  let lines = "Error: \(problem)\n\(ServerArguments.usage)\n"
  _ = lines.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(64)
case .serve(let server):
  // The sandbox says what went wrong; it was told.
  guard (try? server.run(input: STDIN_FILENO, output: STDOUT_FILENO)) != nil else { exit(69) }
}
