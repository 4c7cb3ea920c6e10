// The start of any program of the language, without any other work.
import Foundation

print("hello", Date().timeIntervalSince1970 > 0)
