/** Enough to show a crack in a product. */
const MOST_PIXELS = 2_000_000;
const QUALITY = 0.85;

/** Reduces a picture to two megapixels and applies its orientation; returns the original file if that is smaller. */
export async function shrinkPicture(file: File): Promise<File> {
  if (typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext('2d');
    if (pen === null) return file;
    // JPEG has no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (blob === null || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    // Not a picture; the gateway rejects it.
    return file;
  }
}
