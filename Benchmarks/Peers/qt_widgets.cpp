// Qt Widgets: qt_widgets pick-100 | tap
#include "workloads.hpp"

#include <QtWidgets>

#include <cstring>

struct Numbered : QWidget {
  int number;
  Numbered(int number, QWidget *parent) : QWidget(parent), number(number) {}
};

// The child under a point among siblings; 0 is the root, where there is none.
static int pick(int count) {
  Siblings siblings(count);
  Numbered root(0, nullptr);
  root.setGeometry(0, 0, siblings.width(), siblings.height());
  for (int index = 0; index < count; index++) {
    Place place = siblings.origin(index);
    (new Numbered(index + 1, &root))->setGeometry(place.x, place.y, 9, 9);
  }
  root.show();
  QCoreApplication::processEvents();
  auto points = siblings.points();
  auto ask = [&](Place point) {
    QWidget *child = root.childAt(point.x, point.y);
    return child ? static_cast<Numbered *>(child)->number : 0;
  };
  AnswerSum sum;
  for (int index = 0; index < AnswerSum::questions; index++) sum.add(ask(points[size_t(index)]));
  report(sum, int(points.size()), [&] {
    for (Place point : points) keep(ask(point));
  });
  return 0;
}

// Passes everything on to its parent.
struct Deaf : QWidget {
  using QWidget::QWidget;
  void mousePressEvent(QMouseEvent *event) override { event->ignore(); }
  void mouseReleaseEvent(QMouseEvent *event) override { event->ignore(); }
};

// Takes what its ten levels of children passed on.
struct Taker : QWidget {
  int64_t x = 0;
  void mousePressEvent(QMouseEvent *event) override { event->accept(); }
  void mouseReleaseEvent(QMouseEvent *event) override {
    x = int64_t(event->globalPosition().x());
    event->accept();
  }
};

static int tap() {
  Taker top;
  top.resize(1280, 800);
  QWidget *parent = &top;
  for (int level = 1; level <= 10; level++) {
    auto *child = new Deaf(parent);
    child->setGeometry(1, 1, 1280 - 2 * level, 800 - 2 * level);
    parent = child;
  }
  top.show();
  top.move(0, 0);
  QCoreApplication::processEvents();
  QWindow *window = top.windowHandle();
  auto send = [&](QEvent::Type type, QPointF point, Qt::MouseButtons held) {
    QMouseEvent event(type, point, point, Qt::LeftButton, held, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &event);
  };
  auto tapAt = [&](int step) {
    Place place = stop(step);
    QPointF point(place.x, place.y);
    send(QEvent::MouseButtonPress, point, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, point, Qt::NoButton);
  };
  AnswerSum sum;
  for (int step = 0; step < AnswerSum::questions; step++) {
    tapAt(step);
    sum.add(top.x);
  }
  const int count = 5000;
  report(sum, count, [&] {
    for (int step = 0; step < count; step++) tapAt(step);
  });
  return 0;
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  if (argc == 2 && !strcmp(argv[1], "pick-100")) return pick(100);
  if (argc == 2 && !strcmp(argv[1], "tap")) return tap();
  fprintf(stderr, "usage: qt_widgets pick-100 | tap\n");
  return 64;
}
