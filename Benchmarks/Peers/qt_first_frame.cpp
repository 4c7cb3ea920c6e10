// Qt Widgets from the start of the program to its first frame, in memory: measured from outside.
#include <QtWidgets>

#include <unistd.h>

struct Painted : QWidget {
  void paintEvent(QPaintEvent *) override {
    {
      QPainter painter(this);
      painter.fillRect(100, 100, 200, 200, Qt::red);
    }
    // When the frame was handed on; nothing is put away, as in programs that are in a hurry.
    QTimer::singleShot(0, [] { _exit(0); });
  }
};

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  Painted window;
  window.resize(1280, 800);
  window.show();
  return application.exec();
}
