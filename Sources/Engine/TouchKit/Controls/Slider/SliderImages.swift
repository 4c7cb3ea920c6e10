/// The images of a slider's parts.
struct SliderImages {
  var thumb = StateTable<UIImage>()
  var minimumTrack = StateTable<UIImage>()
  var maximumTrack = StateTable<UIImage>()
}
