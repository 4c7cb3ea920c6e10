// Qt's QGraphicsScene with its BSP index: qt_scene pick-N | move-pick-N
#include "workloads.hpp"

#include <QtWidgets>

// Lets the index be built, which a timer does.
static void settle(QGraphicsScene &scene) {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < 60) QCoreApplication::processEvents();
  scene.itemAt(QPointF(1, 1), QTransform());
}

static std::vector<QGraphicsRectItem *> fill(QGraphicsScene &scene, const Siblings &siblings) {
  scene.setSceneRect(0, 0, siblings.width(), siblings.height());
  auto add = [&](QRectF rect, QPointF place, int number) {
    auto *item = new QGraphicsRectItem(rect);
    item->setPen(Qt::NoPen);
    item->setBrush(Qt::darkBlue);
    item->setData(0, number);
    item->setPos(place);
    item->setZValue(number > 0 ? 1 : 0);
    scene.addItem(item);
    return item;
  };
  add(QRectF(0, 0, siblings.width(), siblings.height()), QPointF(0, 0), 0);
  std::vector<QGraphicsRectItem *> items;
  for (int index = 0; index < siblings.count; index++) {
    Place place = siblings.origin(index);
    items.push_back(add(QRectF(0, 0, 9, 9), QPointF(place.x, place.y), index + 1));
  }
  settle(scene);
  return items;
}

static int pick(int count, bool moves) {
  QGraphicsScene scene;
  Siblings siblings(count);
  auto items = fill(scene, siblings);
  auto points = siblings.points();
  Random random{21};
  auto ask = [&](Place point) {
    if (moves) {
      int index = int(random.below(uint32_t(count)));
      auto *item = items[size_t(index)];
      int home = siblings.origin(index).x;
      item->setX(item->x() == home ? home + 1 : home);
    }
    QGraphicsItem *found = scene.itemAt(QPointF(point.x, point.y), QTransform());
    return found ? found->data(0).toInt() : -1;
  };
  AnswerSum sum;
  for (int index = 0; index < AnswerSum::questions; index++) sum.add(ask(points[size_t(index)]));
  report(sum, int(points.size()), [&] {
    for (Place point : points) keep(ask(point));
  });
  return 0;
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  int count = 0;
  if (argc == 2 && sscanf(argv[1], "pick-%d", &count) == 1 && count > 0) return pick(count, false);
  if (argc == 2 && sscanf(argv[1], "move-pick-%d", &count) == 1 && count > 0) {
    return pick(count, true);
  }
  fprintf(stderr, "usage: qt_scene pick-N | move-pick-N\n");
  return 64;
}
