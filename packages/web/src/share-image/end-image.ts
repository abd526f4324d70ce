/** The final boards as a PNG to give away, painted here: boards, names, points, the date, and a code that leads to the replay. */
import type { SeatColour } from '../board/colours.ts';
import { isCanvasTrue } from '../board/drawn/canvas-noise.ts';
import { drawingText } from '../board/drawn/picture.tsx';
import { boardSvg, type PicturedBoard } from './board-svg.ts';

export interface PictureSeat extends PicturedBoard {
  readonly name: string;
  readonly points: number;
  readonly place: number;
}

export interface PictureTexts {
  readonly title: string;
  readonly date: string;
  /** Where the game can be seen again. */
  readonly link: string;
}

const WIDTH = 1200;
const EDGE = 48;
const GAP = 32;
const TOP = 130;
const CAPTION = 84;
const BOTTOM = 190;
const CODE = 150;
const PAPER = '#f1e3c6';
const CARD = '#fbf5e6';
const INK = '#2a1f1a';
const SOFT = '#6b5646';
const GOLD = '#eeb93c';
/** As in tokens.css by day. */
const COLOURS: Readonly<Record<SeatColour, string>> = {
  pink: '#a8325e',
  yellow: '#8a6100',
  green: '#2f6a35',
  blue: '#1f5c96',
};

export async function makeEndImage(
  game: 'kingdomino' | 'duel',
  seats: readonly PictureSeat[],
  texts: PictureTexts,
): Promise<Blob> {
  const columns = seats.length === 4 ? 2 : seats.length;
  const cell = (WIDTH - 2 * EDGE - (columns - 1) * GAP) / columns;
  const board = cell - 40;
  const row = tallest(seats) * board + CAPTION + 40;
  const rows = Math.ceil(seats.length / columns);
  const height = TOP + rows * (row + GAP) - GAP + BOTTOM;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.ceil(height);
  const pen = canvas.getContext('2d');
  if (!pen || !isCanvasTrue()) throw new Error('this browser paints nothing that can be read');
  const images = await Promise.all(
    seats.map(seat => imageOf(boardSvg(seat, game, id => drawingText(id, 'light')))),
  );
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  paintTexts(pen, texts, height);
  for (const [index, seat] of seats.entries()) {
    const x = EDGE + (index % columns) * (cell + GAP);
    const y = TOP + Math.floor(index / columns) * (row + GAP);
    paintSeat(pen, seat, images[index]!, { x, y, width: cell, height: row });
  }
  await paintCode(pen, texts.link, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture came'))), 'image/png');
  });
}

/** Height for each width of the tallest board. */
function tallest(seats: readonly PictureSeat[]): number {
  return Math.max(...seats.map(({ rect }) => rect.rows / rect.columns));
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

type Pen = CanvasRenderingContext2D;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paintSeat(pen: Pen, seat: PictureSeat, image: HTMLImageElement, box: Box): void {
  const { x, y, width, height } = box;
  pen.fillStyle = CARD;
  pen.strokeStyle = seat.place === 1 ? GOLD : '#d9c6a0';
  pen.lineWidth = seat.place === 1 ? 8 : 3;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 24);
  pen.fill();
  pen.stroke();
  const room = { width: width - 40, height: height - CAPTION - 40 };
  const scale = Math.min(room.width / image.width, room.height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  pen.drawImage(image, x + (width - wide) / 2, y + 20 + (room.height - high) / 2, wide, high);
  const line = y + height - 34;
  pen.textAlign = 'right';
  pen.fillStyle = INK;
  pen.font = '700 52px Alegreya, serif';
  pen.fillText(String(seat.points), x + width - 28, line);
  const points = pen.measureText(String(seat.points)).width;
  pen.textAlign = 'left';
  pen.fillStyle = COLOURS[seat.colour];
  pen.font = '700 36px Nunito, sans-serif';
  pen.fillText(`${seat.place}. ${seat.name}`, x + 28, line, width - points - 80);
}

function paintTexts(pen: Pen, { title, date, link }: PictureTexts, height: number): void {
  pen.textAlign = 'left';
  pen.fillStyle = INK;
  pen.font = '700 64px Alegreya, serif';
  pen.fillText(title, EDGE, 90, WIDTH - 2 * EDGE - 360);
  pen.fillStyle = SOFT;
  pen.font = '500 30px Nunito, sans-serif';
  pen.fillText(new URL(link).host, EDGE, height - 80, WIDTH - 2 * EDGE - CODE - GAP);
  pen.textAlign = 'right';
  pen.fillText(date, WIDTH - EDGE, 84, 340);
}

/** A whole game may be too long for a code that a camera can read: then there is none. */
async function paintCode(pen: Pen, link: string, height: number): Promise<void> {
  const { encode } = await import('uqr');
  try {
    const { data, size } = encode(link, { border: 2, ecc: 'L' });
    const dot = CODE / size;
    const [left, top] = [WIDTH - EDGE - CODE, height - CODE - 20];
    pen.fillStyle = '#fff';
    pen.fillRect(left, top, CODE, CODE);
    pen.fillStyle = '#000';
    for (const [y, line] of data.entries())
      for (const [x, isDark] of line.entries())
        if (isDark) pen.fillRect(left + x * dot, top + y * dot, dot + 0.3, dot + 0.3);
  } catch {
    // longer than a code can be
  }
}
