/** Pixels of a file or of a camera, no more than reading needs. What a file says of place and date is left behind with it. */
import { MOST_PIXELS_A_SIDE } from '@kingdomino/vision';

/** Throws where the browser cannot open the file as a picture. */
export async function photographOf(file: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return pixelsOf(picture, picture.width, picture.height);
  } finally {
    picture.close();
  }
}

/** What a camera shows just now. */
export function frameOf(video: HTMLVideoElement): ImageData {
  return pixelsOf(video, video.videoWidth, video.videoHeight);
}

function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData {
  const scale = Math.min(1, MOST_PIXELS_A_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
