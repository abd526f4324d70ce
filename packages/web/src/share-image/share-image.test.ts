/** A picture goes through the device's sheet, or is saved; whoever closes the sheet is left alone. */
import { expect, test, vi } from 'vitest';
import { shareImage } from './share-image.ts';

const file = new File(['x'], 'kingdomino.png', { type: 'image/png' });

test('is sent with its link where the device takes files', async () => {
  const ports = { send: vi.fn(async () => undefined), save: vi.fn() };
  expect(await shareImage(file, 'link', ports)).toBe('sent');
  expect(ports.send).toHaveBeenCalledWith(file, 'link');
  expect(ports.save).not.toHaveBeenCalled();
});

test('is not saved when the sheet was closed', async () => {
  const closed = new DOMException('no', 'AbortError');
  const ports = { send: () => Promise.reject(closed), save: vi.fn() };
  expect(await shareImage(file, 'link', ports)).toBe('cancelled');
  expect(ports.save).not.toHaveBeenCalled();
});

test.each([
  ['there is no sheet', undefined],
  ['the sheet refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('is saved where %s', async (_, send) => {
  const save = vi.fn();
  expect(await shareImage(file, 'link', { send, save })).toBe('saved');
  expect(save).toHaveBeenCalledWith(file);
});
