import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { bundledFontBytes } from './pdf/fonts.ts';
import { pictureSize } from './kit/picture-type.ts';

export type Logo = ReturnType<typeof checkedLogo>;
const resolve = createRequire(import.meta.url).resolve;
const maxLogoBytes = 4 * 1024 * 1024;
const maxLogoSide = 4000;
const maxSvgBytes = 1024 * 1024;
/** pixels of the drawn logo's longer side: 300 dots an inch over the widest logo of a report */
const drawnSide = 640;

let ready: Promise<void> | null = null;
const refuse = (message: string): never => {
  throw Object.assign(new Error(message), { code: 'bad-logo' });
};

/** A logo that a report can carry. Throws an Error with code `bad-logo` that says what to do. */
function checkedLogo(bytes: Uint8Array): { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number } {
  if (bytes.length > maxLogoBytes) refuse('The logo is larger than 4 MB. Save it smaller and choose it again.');
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0)
    return refuse('The logo is not a PNG, JPEG or SVG picture, or the file is cut. Save it as PNG and choose it again.');
  if (size.width > maxLogoSide || size.height > maxLogoSide)
    refuse(
      `The logo has ${size.width} × ${size.height} pixels; a report takes up to ${maxLogoSide} a side. Save it smaller and choose it again.`,
    );
  return { bytes, ...size };
}

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(new TextDecoder().decode(bytes.subarray(0, 400)));

/** An SVG is drawn once into a PNG: what it holds besides (scripts, links, addresses) comes into no report. Nothing outside of the file is read. */
async function drawnSvg(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > maxSvgBytes) return refuse('The SVG logo is larger than 1 MB. Simplify it, or save it as PNG, and choose it again.');
  await (ready ??= initWasm(new Uint8Array(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const fonts = { fontBuffers: bundledFontBytes(), defaultFontFamily: 'Noto Sans' };
    const { width, height } = new Resvg(text);
    if (!(width > 0 && height > 0))
      return refuse('The SVG logo has no size. Give it a width and a height, or save it as PNG, and choose it again.');
    return new Resvg(text, {
      fitTo: width >= height ? { mode: 'width', value: drawnSide } : { mode: 'height', value: drawnSide },
      font: fonts,
    })
      .render()
      .asPng();
  } catch (error) {
    if ((error as { code?: string }).code === 'bad-logo') throw error;
    return refuse(
      `The SVG logo cannot be read (${String((error as Error).message ?? error).slice(0, 120)}). Save it as PNG and choose it again.`,
    );
  }
}

/** A logo that a report can carry, as PNG or JPEG; an SVG is drawn. Rejects with an Error of code `bad-logo` that says what to do. */
export async function readLogo(bytes: Uint8Array): Promise<Logo> {
  if (pictureSize(bytes) === null && looksLikeSvg(bytes)) return checkedLogo(await drawnSvg(bytes));
  return checkedLogo(bytes);
}
