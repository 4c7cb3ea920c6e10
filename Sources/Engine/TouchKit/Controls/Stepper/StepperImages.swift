/// The images of a stepper's parts.
struct StepperImages {
  var background = StateTable<UIImage>()
  var increment = StateTable<UIImage>()
  var decrement = StateTable<UIImage>()
}
