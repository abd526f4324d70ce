// Writes trained weights into the bots package: `node tools/pack-net.mjs 5 FILE.f32` or `7 FILE.f32`.
import { readFileSync, writeFileSync } from 'node:fs';
import { Features } from '../packages/bots/dist/kingdomino/features.js';
import { packWeights } from '../packages/bots/dist/net/packed-net.js';

const [size, file] = process.argv.slice(2);
const bytes = readFileSync(file);
const weights = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const features = new Features(Number(size));
const packed = packWeights(weights, features.blocks.count, feature => features.isPossible(feature));
const output = `packages/bots/weights/kingdomino-${size}.bin`;
writeFileSync(output, packed);
console.log(`${output}: ${packed.length} bytes`);
