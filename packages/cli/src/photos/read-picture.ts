/** Photographs from files: JPEG and PNG, held as the camera was. */
import { readFile, stat } from 'node:fs/promises';
import { type Picture, shrunk } from '@kingdomino/vision';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { Complaint } from '../complaint.ts';
import { reasonOf } from '../record-stream.ts';
import { orientationIn, upright } from './orientation.ts';

const MOST_BYTES = 50_000_000;
const MOST_MEGAPIXELS = 64;
const MOST_MEGABYTES = 1024;

/** Where the type of a file is written in it, and what it is called. */
const FOREIGN: readonly (readonly [at: number, mark: string, name: string])[] = [
  [4, 'ftyphei', 'HEIC'],
  [4, 'ftypmif1', 'HEIC'],
  [4, 'ftypavif', 'AVIF'],
  [8, 'WEBP', 'WebP'],
  [0, 'GIF8', 'GIF'],
  [0, 'BM', 'BMP'],
  [0, 'II*', 'TIFF'],
  [0, 'MM\0*', 'TIFF'],
];

/** Throws a complaint that says what is wrong with the file. */
export async function readPicture(file: string): Promise<Picture> {
  return decoded(await bytesOf(file), file);
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new Complaint(`${file} is larger than ${MOST_BYTES / 1_000_000} MB`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`cannot read ${file}: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
}

/** @param name what the file is called in complaints */
function decoded(bytes: Buffer, name: string): Picture {
  if (bytes.length === 0) throw new Complaint(`${name} is empty`);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  if (!isJpeg && !isPng) throw new Complaint(`${name} is ${foreignName(bytes)}: save it as JPEG or PNG`);
  try {
    return shrunk(isJpeg ? decodedJpeg(bytes) : decodedPng(bytes));
  } catch (error) {
    throw new Complaint(`${name} is damaged or too large: ${(error as Error).message}`);
  }
}

function foreignName(bytes: Buffer): string {
  const found = FOREIGN.find(([at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark);
  return found ? `a picture in ${found[2]}` : 'no picture';
}

function decodedJpeg(bytes: Buffer): Picture {
  const picture = jpeg.decode(bytes, {
    useTArray: true,
    tolerantDecoding: false,
    maxResolutionInMP: MOST_MEGAPIXELS,
    maxMemoryUsageInMB: MOST_MEGABYTES,
  });
  // the decoder's types do not know it
  const { exifBuffer } = picture as { readonly exifBuffer?: Uint8Array };
  // it leaves one of the two zeros behind "Exif"
  return upright(picture, exifBuffer ? orientationIn(exifBuffer.subarray(1)) : 1);
}

function decodedPng(bytes: Buffer): Picture {
  const pixels = bytes.length >= 24 ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : 0;
  if (pixels > MOST_MEGAPIXELS * 1_000_000)
    throw new RangeError(`it has more than ${MOST_MEGAPIXELS} megapixels`);
  return PNG.sync.read(bytes);
}
