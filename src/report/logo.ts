import { Resvg } from '@resvg/resvg-wasm';
import { pictureSize } from './kit/picture-type.ts';
import { LogoFault } from './logo-fault.ts';
import { sentence } from './phrases/sentence.ts';
import { isSoundPng } from './sound-png.ts';
import { pixelsInSvg } from './svg-pictures.ts';
import { openSvgDrawing } from './svg-drawing.ts';

export type Logo = Awaited<ReturnType<typeof checkedLogo>>;
export const maxLogoBytes = 4 * 1024 * 1024;
const maxLogoSide = 4000;
const maxSvgBytes = 1024 * 1024;
/** pixels of the drawn logo's longer side: 300 dots an inch over the widest logo of a report */
const drawnSide = 640;

/** A logo that a report can carry. Rejects with LogoFault. */
async function checkedLogo(
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number }> {
  if (bytes.length > maxLogoBytes) throw new LogoFault(sentence('report.logo-too-large'));
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw new LogoFault(sentence('report.logo-no-picture'));
  if (size.width > maxLogoSide || size.height > maxLogoSide)
    throw new LogoFault(sentence('report.logo-too-many-pixels', { width: size.width, height: size.height, max: maxLogoSide }));
  if (size.type === 'image/png' && !(await isSoundPng(bytes, size))) throw new LogoFault(sentence('report.logo-no-picture'));
  return { bytes, ...size };
}

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(new TextDecoder().decode(bytes.subarray(0, 400)));

/** An SVG is drawn once into a PNG: what it holds besides (scripts, links, addresses) comes into no report. Nothing outside of the file is read. */
async function drawnSvg(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > maxSvgBytes) throw new LogoFault(sentence('report.logo-svg-too-large'));
  await openSvgDrawing();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const pixels = pixelsInSvg(text);
    if (pixels === null || pixels > maxLogoSide ** 2) throw new LogoFault(sentence('report.logo-svg-pictures', { max: maxLogoSide }));
    const { bundledFontBytes } = await import('./pdf/fonts.ts');
    const fonts = { fontBuffers: bundledFontBytes(), defaultFontFamily: 'Noto Sans' };
    const { width, height } = new Resvg(text);
    if (!(width > 0 && height > 0)) throw new LogoFault(sentence('report.logo-svg-without-size'));
    return new Resvg(text, {
      fitTo: width >= height ? { mode: 'width', value: drawnSide } : { mode: 'height', value: drawnSide },
      font: fonts,
    })
      .render()
      .asPng();
  } catch (error) {
    if (error instanceof LogoFault) throw error;
    throw new LogoFault(sentence('report.logo-svg-unreadable', { reason: String((error as Error).message ?? error).slice(0, 120) }));
  }
}

/** A logo that a report can carry, as PNG or JPEG; an SVG is drawn. Rejects with LogoFault. */
export async function readLogo(bytes: Uint8Array): Promise<Logo> {
  if (pictureSize(bytes) === null && looksLikeSvg(bytes)) return checkedLogo(await drawnSvg(bytes));
  return checkedLogo(bytes);
}
