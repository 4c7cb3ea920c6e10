// What all peers share with the benchmarks: the same places, the same points, the same sums.
// Benchmarks/Sources/Workloads has it in Swift.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <vector>

// Steele, Lea, Flood: splitmix64.
struct Random {
  uint64_t state;

  uint64_t next() {
    uint64_t mixed = (state += 0x9E3779B97F4A7C15);
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
  }

  uint32_t below(uint32_t limit) { return uint32_t(((next() >> 32) * limit) >> 32); }
};

struct Place {
  int x, y;
};

// Siblings of 9 by 9 points in cells of 10 by 10; one point in five lies between them.
struct Siblings {
  int count, columns, rows;

  explicit Siblings(int count)
      : count(count), columns(int(std::ceil(std::sqrt(count * 1.6)))),
        rows((count + columns - 1) / columns) {}

  Place origin(int index) const { return {index % columns * 10, index / columns * 10}; }
  int width() const { return columns * 10; }
  int height() const { return rows * 10; }

  std::vector<Place> points() const {
    Random random{11};
    std::vector<Place> result(16384);
    for (auto &point : result) {
      point.x = int(random.below(uint32_t(width())));
      point.y = int(random.below(uint32_t(height())));
    }
    return result;
  }
};

// Where the finger of a drag is at a step, and where a tap comes down.
inline Place stop(int step) { return {200 + step * 7 % 800, 200 + step * 3 % 400}; }

// The answers to the first 256 questions as one number: equal sums, equal answers.
struct AnswerSum {
  static const int questions = 256;
  uint64_t value = 0;

  void add(int64_t answer) { value = value * 31 + uint64_t(answer + 1); }
};

// Nanoseconds from an arbitrary moment on.
inline double moment() {
  auto time = std::chrono::steady_clock::now().time_since_epoch();
  return double(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

// Writes what the benchmarks read: how long one takes, and the sum of the answers. The work is done
// for a while beforehand, and then so often that the clock's own steps do not matter.
template <class Work> void report(AnswerSum sum, int count, Work work) {
  double begin = moment(), shortest = 1e18;
  while (moment() - begin < 60e6) {
    double started = moment();
    work();
    shortest = std::min(shortest, moment() - started);
  }
  int times = std::max(1, int(25e6 / shortest));
  begin = moment();
  for (int time = 0; time < times; time++) work();
  printf("%.3f %016llx\n", (moment() - begin) / times / count, (unsigned long long)sum.value);
}

// Keeps what nothing else uses from being left out by the compiler.
template <class Value> void keep(Value value) { asm volatile("" ::"r"(value) : "memory"); }
