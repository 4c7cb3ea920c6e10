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

// A view in a tree; the numbers of parents are smaller.
struct Node {
  int parent;
  double x, y, width, height;
  bool turned;
};

// So many views in each other, each inset by a point, in a root of 1280 by 800.
inline std::vector<Node> chain(int levels) {
  std::vector<Node> tree{{-1, 0, 0, 1280, 800, false}};
  for (int level = 1; level <= levels; level++) {
    tree.push_back({level - 1, 1, 1, 1280.0 - 2 * level, 800.0 - 2 * level, false});
  }
  return tree;
}

// Ten views in each view, four levels deep; of those whose numbers end with 5, each is turned by ten
// degrees and a tenth smaller.
inline std::vector<Node> turnedTree() {
  std::vector<Node> tree{{-1, 0, 0, 2000, 2000, false}};
  size_t begin = 0;
  for (int level = 1; level <= 4; level++) {
    int columns = level % 2 ? 5 : 2, rows = level % 2 ? 2 : 5;
    size_t end = tree.size();
    for (size_t parent = begin; parent < end; parent++) {
      double width = tree[parent].width / columns, height = tree[parent].height / rows;
      for (int part = 0; part < 10; part++) {
        bool turned = tree.size() % 10 == 5;
        double x = part % columns * width, y = part / columns * height;
        tree.push_back({int(parent), x, y, width, height, turned});
      }
    }
    begin = end;
  }
  return tree;
}

// Whole points that keep a margin.
inline std::vector<Place> pointsIn(uint64_t seed, int margin, int width, int height) {
  Random random{seed};
  std::vector<Place> result(16384);
  for (auto &point : result) {
    point.x = margin + int(random.below(uint32_t(width - 2 * margin)));
    point.y = margin + int(random.below(uint32_t(height - 2 * margin)));
  }
  return result;
}

inline std::vector<Place> chainPoints(int levels) {
  return pointsIn(uint64_t(7 + levels), levels + 2, 1280, 800);
}

inline std::vector<Place> treePoints() { return pointsIn(13, 0, 2000, 2000); }

// A translucent box of a frame, on the screen.
struct Box {
  int parent, x, y, width, height, red, green, blue, alpha;
};

// Ten boxes in each box until there are enough.
inline std::vector<Box> nestedBoxes(int count) {
  Random random{99};
  std::vector<Box> boxes;
  auto add = [&](int parent, int x, int y, int width, int height) {
    uint64_t bits = random.next();
    boxes.push_back({parent, x, y, width, height, int(bits & 255), int(bits >> 8 & 255),
                     int(bits >> 16 & 255), int(64 + (bits >> 24 & 127))});
  };
  add(-1, 0, 0, 1280, 800);
  for (int parent = 0; int(boxes.size()) < count; parent++) {
    Box outer = boxes[size_t(parent)];
    int columns = outer.width >= outer.height ? 5 : 2, rows = 10 / columns;
    int left = outer.x + 1, top = outer.y + 1, width = outer.width - 2, height = outer.height - 2;
    for (int part = 0; part < 10 && int(boxes.size()) < count; part++) {
      int x = left + part % columns * width / columns;
      int y = top + part / columns * height / rows;
      int right = left + (part % columns + 1) * width / columns;
      int bottom = top + (part / columns + 1) * height / rows;
      add(parent, x, y, std::max(1, right - x), std::max(1, bottom - y));
    }
  }
  return boxes;
}

// Where the finger of a drag is at a step.
inline Place stop(int step) { return {200 + step * 7 % 800, 200 + step * 3 % 400}; }

// Where a tap comes down: on the screen of 800 by 800 that Qt has without a display.
inline Place tapPlace(int step) { return {100 + step * 7 % 500, 100 + step * 3 % 500}; }

// The answers to the first 256 questions as one number: equal sums, equal answers.
struct AnswerSum {
  static const int questions = 256;
  uint64_t value = 0;

  void add(int64_t answer) { value = value * 31 + uint64_t(answer + 1); }
};

// The places of the first boxes.
inline AnswerSum firstPlaces(const std::vector<Box> &boxes) {
  AnswerSum sum;
  for (size_t index = 0; index < boxes.size() && index < AnswerSum::questions; index++) {
    const Box &box = boxes[index];
    for (int number : {box.x, box.y, box.width, box.height}) sum.add(number);
  }
  return sum;
}

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
