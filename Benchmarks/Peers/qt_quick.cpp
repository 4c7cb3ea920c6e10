// Qt Quick: a MouseArea around ten levels of rectangles is dragged: qt_quick drag
#include "workloads.hpp"

#include <QtQml/QtQml>
#include <QtQuick/QtQuick>

#include <cstring>

static QByteArray document() {
  QByteArray text = "import QtQuick\n"
                    "Rectangle { width: 1280; height: 800; property real sum: 0\n"
                    "MouseArea { anchors.fill: parent; drag.target: null\n"
                    "onPositionChanged: (mouse) => parent.sum += mouse.x }\n";
  for (int level = 1; level <= 10; level++) {
    text += "Rectangle { x: 1; y: 1; width: " + QByteArray::number(1280 - 2 * level) +
            "; height: " + QByteArray::number(800 - 2 * level) + "; color: 'red'\n";
  }
  return text + QByteArray(11, '}');
}

static int drag() {
  QQmlEngine engine;
  QQmlComponent component(&engine);
  component.setData(document(), QUrl());
  auto *root = qobject_cast<QQuickItem *>(component.create());
  if (!root) {
    fprintf(stderr, "qt_quick: %s\n", qPrintable(component.errorString()));
    return 70;
  }
  QQuickWindow window;
  window.resize(1280, 800);
  root->setParentItem(window.contentItem());
  window.show();
  QCoreApplication::processEvents();
  unsigned long time = 1;
  auto send = [&](QEvent::Type type, Place place, Qt::MouseButton button, Qt::MouseButtons held) {
    QPointF point(place.x, place.y);
    QMouseEvent event(type, point, point, button, held, Qt::NoModifier);
    event.setTimestamp(time += 8);
    QCoreApplication::sendEvent(&window, &event);
  };
  send(QEvent::MouseButtonPress, {300, 300}, Qt::LeftButton, Qt::LeftButton);
  AnswerSum sum;
  for (int step = 0; step < AnswerSum::questions; step++) {
    double before = root->property("sum").toDouble();
    send(QEvent::MouseMove, stop(step), Qt::NoButton, Qt::LeftButton);
    sum.add(int64_t(root->property("sum").toDouble() - before));
  }
  const int count = 20000;
  report(sum, count, [&] {
    for (int step = 0; step < count; step++) {
      send(QEvent::MouseMove, stop(step), Qt::NoButton, Qt::LeftButton);
    }
  });
  return 0;
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication application(argc, argv);
  if (argc == 2 && !strcmp(argv[1], "drag")) return drag();
  fprintf(stderr, "usage: qt_quick drag\n");
  return 64;
}
