import { escapeMarkup } from '#domain/text.ts';
import { inks, type Ink, type Mark, type TextMark } from './marks.ts';
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

/** The outline of a text's letters as the data of a path, at the place of the mark and not turned. */
export type Letters = (mark: TextMark) => string;

const turnOf = ({ turn, x, y }: TextMark) => (turn === undefined ? '' : ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`);
const haloOf = ({ halo, size }: TextMark) =>
  halo
    ? ` stroke="${halo === true ? inks.paper : halo}" stroke-width="${short(size * 0.28)}" stroke-linejoin="round" paint-order="stroke"`
    : '';

function textOf(mark: TextMark): string {
  const { x, y, size, colour, anchor, bold, text } = mark;
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${colour}" text-anchor="${anchor}"${bold ? ' font-weight="600"' : ''}${haloOf(mark)}${turnOf(mark)}>${escapeMarkup(text)}</text>`;
}

class SvgMarks {
  #cuts = 0;
  /** icons that stand in the file already, by their picture */
  readonly #icons = new Map<string, string>();
  readonly #pictures: PictureAddresses;
  readonly #letters: Letters | null;
  constructor(pictures: PictureAddresses, letters: Letters | null) {
    [this.#pictures, this.#letters] = [pictures, letters];
  }

  write(mark: Mark): string {
    switch (mark.kind) {
      case 'rectangle':
        return `<rect x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" ${inkOf(mark)}/>`;
      case 'circle':
        return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.radius)}" ${inkOf(mark)}/>`;
      case 'path':
        return `<path d="${pathOf(mark.lines, mark.closed)}" fill-rule="evenodd" ${inkOf(mark)}/>`;
      case 'text':
        return this.#letters ? `<path d="${this.#letters(mark)}" fill="${mark.colour}"${haloOf(mark)}${turnOf(mark)}/>` : textOf(mark);
      case 'picture': {
        const address = this.#pictures[mark.which];
        if (address === undefined) return '';
        return `<image x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" preserveAspectRatio="none" href="${escapeMarkup(address)}"/>`;
      }
      case 'icon':
        return this.#icon(mark);
      case 'cut': {
        this.#cuts += 1;
        const id = `cut${this.#cuts}`;
        return `<clipPath id="${id}"><rect x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}"/></clipPath><g clip-path="url(#${id})">${mark.marks.map((one) => this.write(one)).join('')}</g>`;
      }
    }
  }

  /** The picture of an icon stands in the file once, in a square of 1, however many points have it. */
  #icon({ picture, x, y, width, height, left, above, turn }: Extract<Mark, { kind: 'icon' }>): string {
    let id = this.#icons.get(picture);
    let made = '';
    if (id === undefined) {
      id = `icon${this.#icons.size + 1}`;
      this.#icons.set(picture, id);
      made = `<defs><image id="${id}" width="1" height="1" preserveAspectRatio="none" href="${escapeMarkup(picture)}"/></defs>`;
    }
    const moves = [
      ['translate', x, y],
      ...(turn % 360 === 0 ? [] : [['rotate', turn % 360] as const]),
      ['translate', -left, -above],
      ['scale', width, height],
    ] as const;
    const transform = moves.map(([name, ...values]) => `${name}(${values.map(short).join(' ')})`).join(' ');
    return `${made}<use href="#${id}" transform="${transform}"/>`;
  }
}

/** The sheet as SVG, for the preview. */
export function svgOf({ width, height, marks, title }: Sheet, pictures: PictureAddresses = {}): string {
  const writer = new SvgMarks(pictures, null);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}" font-family="Noto Sans, sans-serif" role="img"><title>${escapeMarkup(title)}</title>${marks.map((mark) => writer.write(mark)).join('')}</svg>`;
}

/** Rows of dots of a sheet as SVG without a font, for what draws pictures from it. */
export function svgOfRows(
  marks: readonly Mark[],
  { top, width, height, dotsPerPoint }: { top: number; width: number; height: number; dotsPerPoint: number },
  pictures: PictureAddresses,
  letters: Letters,
): string {
  const writer = new SvgMarks(pictures, letters);
  const box = [0, top, width, height].map((dots) => dots / dotsPerPoint).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" preserveAspectRatio="none">${marks.map((mark) => writer.write(mark)).join('')}</svg>`;
}

/** A picture alone, stretched to a size; `isAsItIs` where that is its own, so that no dot changes. */
export function svgOfPicture(address: string, width: number, height: number, isAsItIs: boolean): string {
  const size = `width="${width}" height="${height}"`;
  const rendering = isAsItIs ? ' image-rendering="optimizeSpeed"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} preserveAspectRatio="none"${rendering} href="${escapeMarkup(address)}"/></svg>`;
}
