/** Whether a canvas returns what was painted. Browsers that resist fingerprinting return noise. */

const SIDE = 8;
const RED = [255, 0, 0, 255];

let isTrue: boolean | undefined;

/** Asked once. */
export function isCanvasTrue(): boolean {
  isTrue ??= readsRed();
  return isTrue;
}

function readsRed(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.fillStyle = '#f00';
  pen.fillRect(0, 0, SIDE, SIDE);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, index) => value === RED[index % RED.length]);
}
