extension Page {
  /// The script that draws changed rectangles on the canvas.
  static let pictures = #"""
    const canvas = document.querySelector("canvas");
    const paint = canvas.getContext("2d", { alpha: false });
    let latest = Promise.resolve();

    function takePicture(reader) {
      const picture = {
        number: reader.u32(), width: reader.u16(), height: reader.u16(), scale: reader.f32(),
      };
      const parts = [];
      for (let count = reader.u16(); count > 0; count -= 1) {
        parts.push({
          x: reader.u16(), y: reader.u16(), width: reader.u16(), height: reader.u16(),
          left: reader.u16(), top: reader.u16(),
        });
      }
      const packed = new Blob([reader.rest()], { type: "image/png" });
      const sheet = createImageBitmap(packed, { colorSpaceConversion: "none", premultiplyAlpha: "none" });
      // One after the other, and each whole: nobody sees half a frame.
      latest = latest.then(async () => show(picture, parts, await sheet));
    }

    function show(picture, parts, sheet) {
      if (canvas.width !== picture.width || canvas.height !== picture.height) {
        canvas.width = picture.width;
        canvas.height = picture.height;
      }
      placeCanvas(picture.width / picture.scale, picture.height / picture.scale);
      paint.imageSmoothingEnabled = false;
      for (const { x, y, width, height, left, top } of parts) {
        paint.drawImage(sheet, left, top, width, height, x, y, width, height);
      }
      sheet.close();
      const message = new Message(3);
      message.u32(picture.number);
      send(message);
    }

    """#
}
