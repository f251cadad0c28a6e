import { expect, test } from 'vitest';
import { pictureSize, refuseLargePicture } from './picture-size.ts';

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const padded = (bytes: number[]) => Uint8Array.from([...bytes, ...Array<number>(40).fill(0)]);

const png = padded([0x89, ...text('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...text('IHDR'), 0, 0, 0x75, 0x30, 0, 0, 0x9c, 0x40]);
/** an APP0 before the frame, which is progressive */
const jpeg = padded([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xc2, 0, 17, 8, 0x9c, 0x40, 0x75, 0x30]);
const gif = padded([...text('GIF89a'), 0x30, 0x75, 0x40, 0x9c]);
const webp = (chunk: string, ...head: number[]) => padded([...text('RIFF'), 0, 0, 0, 0, ...text('WEBP'), ...text(chunk), 0, 0, 0, 0, ...head]);
const lossy = webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x30, 0x35, 0x40, 0x1c);
const lossless = webp('VP8L', 0x2f, 0x2f, 0x35, 0x10, 0x07);
const canvas = webp('VP8X', 0, 0, 0, 0, 0x2f, 0x75, 0, 0x3f, 0x9c, 0);
const avif = padded([0, 0, 0, 16, ...text('ftypavif'), 0, 0, 0, 0, 0, 0, 0, 20, ...text('ispe'), 0, 0, 0, 0, 0, 0, 0x75, 0x30, 0, 0, 0x9c, 0x40]);

test.each([
  ['PNG', png, 30_000, 40_000],
  ['JPEG', jpeg, 30_000, 40_000],
  ['GIF', gif, 30_000, 40_000],
  ['WebP, lossy', lossy, 0x3530, 0x1c40],
  ['WebP, lossless', lossless, (0x3530 & 0x3fff), 0x1c41],
  ['WebP, a canvas', canvas, 30_000, 40_000],
  ['AVIF', avif, 30_000, 40_000],
])('the head of a picture says how large it is: %s', (_, bytes, width, height) => {
  expect(pictureSize(bytes)).toEqual({ width, height });
  expect(() => refuseLargePicture(bytes, 64_000_000)).toThrow('picture-too-large');
  expect(() => refuseLargePicture(bytes, 2_000_000_000)).not.toThrow();
});

test('what is no picture, or ends within its head, is refused', () => {
  expect(() => refuseLargePicture(padded(text('<svg xmlns="http://www.w3.org/2000/svg"/>')), 1e9)).toThrow('picture-unknown');
  for (const bytes of [png, jpeg, gif, lossy, lossless, canvas, avif])
    for (let length = 0; length < bytes.length; length += 1) {
      const size = pictureSize(bytes.slice(0, length));
      expect(size === null || size.width > 0).toBe(true);
    }
});
