import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LogoFault } from './logo-fault.ts';
import { readLogo } from './logo.ts';
import { pixelsInSvg } from './svg-pictures.ts';

/** A PNG of one bit a pixel: 30,000 × 30,000 take a hundred kilobytes, and gigabytes when they are decoded. */
function png(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(type, 4, 'latin1');
    data.copy(bytes, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * Math.min(side, 100)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const svg = (href: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><title>data: of 2026, of all</title>${more}<image width="64" height="64" href="${href}"/></svg>`;
const inBase64 = (side: number) => `data:image/png;base64,${png(side).toString('base64')}`;
const percent = (bytes: Buffer) => `data:image/png,${[...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`;

test('pictures of an SVG are measured by their heads, however their address is written', () => {
  expect(pixelsInSvg(svg('#a'))).toBe(0);
  expect(pixelsInSvg(svg(inBase64(50)))).toBe(2500);
  expect(
    pixelsInSvg(svg(inBase64(50), `<image href='${inBase64(10)}'/><style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style>`)),
  ).toBe(2600);
  expect(pixelsInSvg(svg(percent(png(30_000))))).toBe(9e8);
  expect(pixelsInSvg(svg(inBase64(30_000).replace('data', '&#100;at&#x61;')))).toBe(9e8);
  expect(pixelsInSvg(svg(inBase64(30_000).replace('data', 'DaTa')))).toBe(9e8);
  expect(pixelsInSvg(svg(`data:image/svg+xml;base64,${Buffer.from(svg(inBase64(3))).toString('base64')}`))).toBeNull();
  expect(pixelsInSvg(`<!DOCTYPE svg [<!ENTITY a "data:image/png;base64,">]>${svg('&a;AAAA')}`)).toBeNull();
  expect(pixelsInSvg(svg(`data:;base64,${Buffer.from(svg('#a')).toString('base64')}`))).toBeNull();
  expect(pixelsInSvg('data:,'.repeat(150_000))).toBe(0);
  expect(pixelsInSvg('data:'.repeat(150_000))).toBe(0);
});

test('a logo whose pictures are larger than a report takes is refused before anything is decoded', async () => {
  const refused = async (text: string) => (await readLogo(new TextEncoder().encode(text)).catch((error: unknown) => error)) as LogoFault;
  for (const text of [svg(inBase64(30_000)), svg(inBase64(3000), `<image href="${inBase64(3000)}"/>`)]) {
    const fault = await refused(text);
    expect(fault).toBeInstanceOf(LogoFault);
    expect(fault.message).toContain('4000 × 4000 pixels together');
  }
  expect((await refused(png(30_000).toString('latin1'))).message).toContain('no');
  await expect(readLogo(png(30_000))).rejects.toThrow('30000 × 30000');
  expect(await readLogo(new TextEncoder().encode(svg(inBase64(100))))).toMatchObject({ type: 'image/png', width: 640, height: 640 });
});
