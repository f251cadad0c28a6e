import { escapeMarkup } from '#domain/text.ts';
import type { Drawing, Paint, Shape } from './drawing.ts';

export const dataAddress = (bytes: Uint8Array, type: string): string =>
  `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
const short = (value: number) => String(Math.round(value * 100) / 100);

function paintOf({ fill, fillOpacity, stroke, strokeWidth, dash }: Paint): string {
  return `fill="${fill ?? 'none'}"${fillOpacity === undefined ? '' : ` fill-opacity="${fillOpacity}"`}${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}" stroke-linejoin="round"` : ''}${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`;
}

function elementOf(shape: Shape): string {
  switch (shape.kind) {
    case 'rectangle':
      return `<rect x="${short(shape.x)}" y="${short(shape.y)}" width="${short(shape.width)}" height="${short(shape.height)}" ${paintOf(shape)}/>`;
    case 'path': {
      const lines = shape.lines.map((line) => {
        let text = '';
        for (let at = 0; at < line.length; at += 2) text += `${at === 0 ? 'M' : 'L'}${short(line[at]!)} ${short(line[at + 1]!)}`;
        return shape.closed ? `${text}Z` : text;
      });
      return `<path d="${lines.join('')}" fill-rule="evenodd" ${paintOf(shape)}/>`;
    }
    case 'text': {
      const turned = shape.upwards ? ` transform="rotate(-90 ${short(shape.x)} ${short(shape.y)})"` : '';
      return `<text x="${short(shape.x)}" y="${short(shape.y)}" font-size="${shape.size}" fill="${shape.colour}" text-anchor="${shape.anchor}"${shape.bold ? ' font-weight="600"' : ''}${turned}>${escapeMarkup(shape.text)}</text>`;
    }
    case 'image':
      return `<image x="${short(shape.x)}" y="${short(shape.y)}" width="${short(shape.width)}" height="${short(shape.height)}" preserveAspectRatio="none" href="${dataAddress(shape.bytes, shape.type)}"/>`;
  }
}

/** The drawing as an SVG element without scripts, styles or references; presentation attributes only, so that it shows under any content security policy. */
export function svgOf({ width, height, alt, shapes }: Drawing): string {
  return `<svg viewBox="0 0 ${short(width)} ${short(height)}" role="img" aria-label="${escapeMarkup(alt)}" font-family="Noto Sans, Inter, Segoe UI, sans-serif">${shapes.map(elementOf).join('')}</svg>`;
}
