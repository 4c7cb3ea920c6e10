// Qt Widgets: qt_widgets pick-100 | pick-chain-10 | pick-chain-100 | tap | tap-gesture | frame-100 |
// frame-1000 | frame-10000 | moved-leaf-10000
#include "workloads.hpp"

#include <QtWidgets>

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

// The innermost child under a point.
static int pickChain(int levels) {
  std::vector<Numbered *> widgets;
  for (auto &node : chain(levels)) {
    Numbered *parent = node.parent < 0 ? nullptr : widgets[size_t(node.parent)];
    auto *child = new Numbered(int(widgets.size()), parent);
    child->setGeometry(int(node.x), int(node.y), int(node.width), int(node.height));
    widgets.push_back(child);
  }
  widgets[0]->show();
  QCoreApplication::processEvents();
  auto points = chainPoints(levels);
  auto ask = [&](Place point) {
    QWidget *child = widgets[0]->childAt(point.x, point.y);
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
    Place place = tapPlace(step);
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

// What the platform calls with touches, at once.
Q_GUI_EXPORT bool qt_handleTouchEvent(QWindow *window, const QPointingDevice *device,
                                      const QList<QEventPoint> &points,
                                      Qt::KeyboardModifiers modifiers);

// Recognizes taps with the toolkit's own recognizer, which tells places in the innermost of ten children.
struct Tapped : QWidget {
  int64_t x = 0;
  Tapped() {
    setAttribute(Qt::WA_AcceptTouchEvents);
    grabGesture(Qt::TapGesture);
  }
  bool event(QEvent *event) override {
    if (event->type() == QEvent::TouchBegin) {
      event->accept();
      return true;
    }
    if (event->type() != QEvent::Gesture) return QWidget::event(event);
    auto *tap = static_cast<QTapGesture *>(
        static_cast<QGestureEvent *>(event)->gesture(Qt::TapGesture));
    if (tap && tap->state() == Qt::GestureFinished) x = int64_t(tap->position().x()) + 10;
    return true;
  }
};

static int tapGesture() {
  Tapped top;
  top.resize(1280, 800);
  QWidget *parent = &top;
  for (int level = 1; level <= 10; level++) {
    auto *child = new QWidget(parent);
    child->setGeometry(1, 1, 1280 - 2 * level, 800 - 2 * level);
    parent = child;
  }
  top.show();
  top.move(0, 0);
  QCoreApplication::processEvents();
  QWindow *window = top.windowHandle();
  QPointingDevice device("touch", 1, QInputDevice::DeviceType::TouchScreen,
                         QPointingDevice::PointerType::Finger,
                         QInputDevice::Capability::Position, 10, 0);
  auto send = [&](QEventPoint::State state, Place place) {
    QPointF point(place.x, place.y);
    qt_handleTouchEvent(window, &device, {QEventPoint(0, state, point, window->mapToGlobal(point))},
                        Qt::NoModifier);
  };
  auto tapAt = [&](int step) {
    send(QEventPoint::Pressed, tapPlace(step));
    send(QEventPoint::Released, tapPlace(step));
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

// A translucent box with a border.
struct Painted : QWidget {
  QColor color;
  Painted(QWidget *parent, QColor color) : QWidget(parent), color(color) {}
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.fillRect(rect(), color);
    painter.setPen(QColor(32, 32, 32));
    painter.drawRect(0, 0, width() - 1, height() - 1);
  }
};

static std::vector<Painted *> paintedWidgets(const std::vector<Box> &boxes) {
  std::vector<Painted *> widgets;
  for (auto &box : boxes) {
    Painted *parent = box.parent < 0 ? nullptr : widgets[size_t(box.parent)];
    auto *child = new Painted(parent, QColor(box.red, box.green, box.blue, box.alpha));
    int x = parent ? box.x - boxes[size_t(box.parent)].x : 0;
    int y = parent ? box.y - boxes[size_t(box.parent)].y : 0;
    child->setGeometry(x, y, box.width, box.height);
    widgets.push_back(child);
  }
  widgets[0]->show();
  QCoreApplication::processEvents();
  return widgets;
}

static int frame(int count) {
  auto boxes = nestedBoxes(count);
  auto widgets = paintedWidgets(boxes);
  QImage image(1280, 800, QImage::Format_ARGB32_Premultiplied);
  report(firstPlaces(boxes), 1, [&] {
    image.fill(Qt::white);
    widgets[0]->render(&image);
  });
  return 0;
}

static int movedLeaf() {
  auto boxes = nestedBoxes(10000);
  auto *leaf = paintedWidgets(boxes)[10000 - 37];
  int step = 1;
  report(firstPlaces(boxes), 1, [&] {
    leaf->move(leaf->x() + step, leaf->y());
    step = -step;
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  });
  return 0;
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  QByteArray workload = argc == 2 ? argv[1] : "";
  if (workload == "pick-100") return pick(100);
  if (workload == "pick-chain-10") return pickChain(10);
  if (workload == "pick-chain-100") return pickChain(100);
  if (workload == "tap") return tap();
  if (workload == "tap-gesture") return tapGesture();
  if (workload == "frame-100") return frame(100);
  if (workload == "frame-1000") return frame(1000);
  if (workload == "frame-10000") return frame(10000);
  if (workload == "moved-leaf-10000") return movedLeaf();
  fprintf(stderr, "usage: qt_widgets WORKLOAD; Benchmarks/Peers/qt_widgets.cpp names them\n");
  return 64;
}
