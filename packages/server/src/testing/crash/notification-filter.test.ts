import { expect, test } from 'vitest';
import { NotificationFilter } from './notification-filter.ts';

function message(letter: string, text: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(4 + Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}

test('leaves out notifications while it is muted, in whatever pieces they come', () => {
  let isMuted = true;
  const stream = Buffer.concat([message('Z', 'I'), message('A', 'some news'), message('C', 'SELECT 1')]);
  for (const size of [1, 3, 7, 100]) {
    const filter = new NotificationFilter(() => isMuted);
    const read = () => {
      const passed: Buffer[] = [];
      for (let from = 0; from < stream.length; from += size)
        passed.push(filter.pass(stream.subarray(from, from + size)));
      return Buffer.concat(passed);
    };
    isMuted = true;
    expect(read()).toEqual(Buffer.concat([message('Z', 'I'), message('C', 'SELECT 1')]));
    isMuted = false;
    expect(read()).toEqual(stream);
  }
});
