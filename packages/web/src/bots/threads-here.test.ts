import { expect, test } from 'vitest';
import { type Device, threadsHere } from './threads-here.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

test.each<[string, number, Device]>([
  ['a browser that tells nothing', 1, {}],
  ['one core', 1, { hardwareConcurrency: 1 }],
  ['two cores', 1, { hardwareConcurrency: 2 }],
  ['three cores', 1, { hardwareConcurrency: 3 }],
  ['four cores', 2, { hardwareConcurrency: 4, deviceMemory: 8 }],
  ['many cores', 4, { hardwareConcurrency: 64 }],
  ['a simple phone', 1, { hardwareConcurrency: 4, deviceMemory: 4, userAgent: PHONE }],
  ['a fast phone', 2, { hardwareConcurrency: 8, deviceMemory: 8, userAgent: PHONE }],
  ['little memory', 1, { hardwareConcurrency: 8, deviceMemory: 2 }],
  ['somebody who saves data', 1, { hardwareConcurrency: 8, connection: { saveData: true } }],
])('on %s there are %i', (_, threads, device) => expect(threadsHere(device)).toBe(threads));
