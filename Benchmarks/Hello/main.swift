// What every program of the language does at its start, and nothing else.
import Foundation

print("hello", Date().timeIntervalSince1970 > 0)
