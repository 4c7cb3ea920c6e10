// GTK's gtk_widget_pick: gtk_pick pick-chain-10 | pick-chain-100 | pick-tree; needs a display.
#include "workloads.hpp"

#include <gtk/gtk.h>

#include <cstring>

static void wait(int milliseconds) {
  double begin = moment();
  while (moment() - begin < milliseconds * 1e6) {
    if (!g_main_context_iteration(nullptr, FALSE)) g_usleep(1000);
  }
}

static const Node *nodeOf(GtkWidget *widget) {
  return static_cast<const Node *>(g_object_get_data(G_OBJECT(widget), "node"));
}

// A widget is as large as its node says, whatever reaches out of it.
static void measure(GtkWidget *widget, GtkOrientation orientation, int, int *minimum, int *natural,
                    int *, int *) {
  const Node *node = nodeOf(widget);
  *minimum = *natural = int(orientation == GTK_ORIENTATION_HORIZONTAL ? node->width : node->height);
}

// Where a child lies in its parent, and how it is turned about its middle.
static GskTransform *placeOf(const Node &node) {
  graphene_point_t origin{float(node.x), float(node.y)};
  if (!node.turned) return gsk_transform_translate(gsk_transform_new(), &origin);
  graphene_point_t middle{float(node.x + node.width / 2), float(node.y + node.height / 2)};
  graphene_point_t back{float(-node.width / 2), float(-node.height / 2)};
  GskTransform *transform = gsk_transform_translate(gsk_transform_new(), &middle);
  transform = gsk_transform_scale(gsk_transform_rotate(transform, 10), 0.9f, 0.9f);
  return gsk_transform_translate(transform, &back);
}

static void allocate(GtkWidget *widget, int, int, int) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    const Node *node = nodeOf(child);
    gtk_widget_allocate(child, int(node->width), int(node->height), -1, placeOf(*node));
  }
}

static GtkWidget *widget(const Node &node, int number) {
  GtkWidget *widget = gtk_fixed_new();
  gtk_widget_set_layout_manager(widget, gtk_custom_layout_new(nullptr, measure, allocate));
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  g_object_set_data(G_OBJECT(widget), "node", const_cast<Node *>(&node));
  g_object_set_data(G_OBJECT(widget), "number", GINT_TO_POINTER(number));
  return widget;
}

static int pick(const std::vector<Node> &tree, const std::vector<Place> &points) {
  std::vector<GtkWidget *> widgets;
  for (auto &node : tree) {
    GtkWidget *child = widget(node, int(widgets.size()));
    if (node.parent >= 0) gtk_widget_set_parent(child, widgets[size_t(node.parent)]);
    widgets.push_back(child);
  }
  GtkWidget *root = widgets[0], *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_child(GTK_WINDOW(window), root);
  gtk_window_set_default_size(GTK_WINDOW(window), int(tree[0].width), int(tree[0].height));
  gtk_window_present(GTK_WINDOW(window));
  for (int turn = 0; turn < 100 && gtk_widget_get_width(widgets.back()) == 0; turn++) wait(50);
  wait(200);
  auto ask = [&](Place point) {
    // In the middle of a pixel: GTK counts all edges of a widget as its own.
    GtkWidget *found = gtk_widget_pick(root, point.x + 0.5, point.y + 0.5, GTK_PICK_DEFAULT);
    return found ? GPOINTER_TO_INT(g_object_get_data(G_OBJECT(found), "number")) : -1;
  };
  AnswerSum sum;
  for (int index = 0; index < AnswerSum::questions; index++) sum.add(ask(points[size_t(index)]));
  report(sum, int(points.size()), [&] {
    for (Place point : points) keep(ask(point));
  });
  return 0;
}

int main(int argc, char **argv) {
  if (!gtk_init_check()) {
    fprintf(stderr, "gtk_pick: there is no display\n");
    return 69;
  }
  if (argc == 2 && !strcmp(argv[1], "pick-chain-10")) return pick(chain(10), chainPoints(10));
  if (argc == 2 && !strcmp(argv[1], "pick-chain-100")) return pick(chain(100), chainPoints(100));
  if (argc == 2 && !strcmp(argv[1], "pick-tree")) return pick(turnedTree(), treePoints());
  fprintf(stderr, "usage: gtk_pick pick-chain-10 | pick-chain-100 | pick-tree\n");
  return 64;
}
