extension Page {
  /// Putting what changed on the canvas.
  static let pictures = #"""
    const canvas = document.querySelector("canvas");
    const paint = canvas.getContext("2d", { alpha: false });
    let latest = Promise.resolve();

    function takePicture(reader) {
      const picture = {
        number: reader.u32(), width: reader.u16(), height: reader.u16(), scale: reader.f32(),
      };
      const places = [];
      const decoded = [];
      for (let count = reader.u16(); count > 0; count -= 1) {
        const [x, y] = [reader.u16(), reader.u16()];
        reader.u32();
        places.push({ x, y });
        const packed = new Blob([reader.raw(reader.u32())], { type: "image/png" });
        decoded.push(createImageBitmap(packed, { colorSpaceConversion: "none", premultiplyAlpha: "none" }));
      }
      const all = Promise.all(decoded);
      // One after the other, and each whole: nobody sees half a frame.
      latest = latest.then(async () => show(picture, places, await all));
    }

    function show(picture, places, bitmaps) {
      if (canvas.width !== picture.width || canvas.height !== picture.height) {
        canvas.width = picture.width;
        canvas.height = picture.height;
      }
      canvas.style.width = picture.width / picture.scale + "px";
      canvas.style.height = picture.height / picture.scale + "px";
      bitmaps.forEach((bitmap, index) => {
        paint.drawImage(bitmap, places[index].x, places[index].y);
        bitmap.close();
      });
      const message = new Message(3);
      message.u32(picture.number);
      send(message);
    }

    """#
}
