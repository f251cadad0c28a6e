import { escapeMarkup } from '#domain/text.ts';
import { inks, type Ink, type Mark } from './marks.ts';
import type { Sheet } from './sheet.ts';

const short = (value: number) => String(Math.round(value * 100) / 100);

function inkOf({ fill, fillOpacity, stroke, strokeWidth, dash }: Ink): string {
  return [
    `fill="${fill ?? 'none'}"`,
    ...(fillOpacity === undefined || fillOpacity === 1 ? [] : [`fill-opacity="${short(fillOpacity)}"`]),
    ...(stroke ? [`stroke="${stroke}" stroke-width="${short(strokeWidth ?? 1)}" stroke-linejoin="round"`] : []),
    ...(dash ? [`stroke-dasharray="${dash.join(' ')}"`] : []),
  ].join(' ');
}

function pathOf(lines: readonly ArrayLike<number>[], isClosed: boolean): string {
  return lines
    .map((line) => {
      let out = '';
      for (let at = 0; at < line.length; at += 2) out += `${at === 0 ? 'M' : 'L'}${short(line[at]!)} ${short(line[at + 1]!)}`;
      return isClosed ? `${out}Z` : out;
    })
    .join('');
}

/** Addresses of the pictures that a sheet may hold (`data:` or `blob:`). */
export type PictureAddresses = Partial<Record<'logo' | 'ground', string>>;

class SvgMarks {
  #cuts = 0;
  readonly #pictures: PictureAddresses;
  constructor(pictures: PictureAddresses) {
    this.#pictures = pictures;
  }

  write(mark: Mark): string {
    switch (mark.kind) {
      case 'rectangle':
        return `<rect x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" ${inkOf(mark)}/>`;
      case 'circle':
        return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.radius)}" ${inkOf(mark)}/>`;
      case 'path':
        return `<path d="${pathOf(mark.lines, mark.closed)}" fill-rule="evenodd" ${inkOf(mark)}/>`;
      case 'text': {
        const turn = mark.turn === undefined ? '' : ` transform="rotate(${short(mark.turn)} ${short(mark.x)} ${short(mark.y)})"`;
        const halo = mark.halo
          ? ` stroke="${inks.paper}" stroke-width="${short(mark.size * 0.28)}" stroke-linejoin="round" paint-order="stroke"`
          : '';
        return `<text x="${short(mark.x)}" y="${short(mark.y)}" font-size="${short(mark.size)}" fill="${mark.colour}" text-anchor="${mark.anchor}"${mark.bold ? ' font-weight="600"' : ''}${halo}${turn}>${escapeMarkup(mark.text)}</text>`;
      }
      case 'picture': {
        const address = this.#pictures[mark.which];
        if (address === undefined) return '';
        return `<image x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" preserveAspectRatio="none" href="${escapeMarkup(address)}"/>`;
      }
      case 'cut': {
        this.#cuts += 1;
        const id = `cut${this.#cuts}`;
        return `<clipPath id="${id}"><rect x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}"/></clipPath><g clip-path="url(#${id})">${mark.marks.map((one) => this.write(one)).join('')}</g>`;
      }
    }
  }
}

/** The sheet as SVG: for the preview, and for what draws pictures from it. */
export function svgOf({ width, height, marks, title }: Sheet, pictures: PictureAddresses = {}): string {
  const writer = new SvgMarks(pictures);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}" font-family="Noto Sans, sans-serif" role="img"><title>${escapeMarkup(title)}</title>${marks.map((mark) => writer.write(mark)).join('')}</svg>`;
}
