/** Noise that goes on for ever: what comes after its end is blended into its beginning, so that no seam is heard. */

/** Brown rather than white, which would hiss: `length` samples, of which the first `seam` are blended. */
export function noiseLoop(length: number, seam: number): Float32Array<ArrayBuffer> {
  const walk = brownNoise(length + seam);
  const loop = walk.slice(0, length);
  for (let index = 0; index < seam; index++) {
    // of two noises that know nothing of each other the powers add up, not the heights
    const angle = (Math.PI / 2) * (index / seam);
    loop[index] = walk[index]! * Math.sin(angle) + walk[length + index]! * Math.cos(angle);
  }
  return loop;
}

function brownNoise(length: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let last = 0;
  for (let index = 0; index < length; index++) {
    last = (last + 0.06 * (2 * Math.random() - 1)) / 1.012;
    samples[index] = 2.2 * last;
  }
  return samples;
}
