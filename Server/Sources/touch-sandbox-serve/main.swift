import BrowserServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Ctrl+C reaches both programs; the sandbox exits in order, and this one after it.
for number in [SIGINT, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }

switch ServerArguments(CommandLine.arguments.dropFirst()) {
case .help:
  print(ServerArguments.usage)
case .wrong(let problem):
  let lines = "Error: \(problem)\n\(ServerArguments.usage)\n"
  _ = lines.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(64)
case .serve(let server):
  // The server has reported the error to the sandbox, which prints it.
  guard (try? server.run(input: STDIN_FILENO, output: STDOUT_FILENO)) != nil else { exit(69) }
}
