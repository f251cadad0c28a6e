import { Resvg } from '@resvg/resvg-wasm';
import type { PlacedPicture } from '#raster/placed-picture.ts';
import { openSvgDrawing } from '#report/svg-drawing.ts';
import type { Logo } from '#report/logo.ts';
import type { Mark } from '../marks.ts';
import { metresPerPoint } from '../paper.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { Sheet } from '../sheet.ts';
import { svgOfRows, type Letters } from '../svg.ts';
import type { Ground } from './ground.ts';

/** Dots of a picture: A0 at 200 dots an inch has 62 million. */
const maxDots = 80_000_000;
/** rows that are drawn at a time */
const rowsAtATime = 512;

/** What a sheet is drawn with. */
export interface PictureTools {
  letters: Letters;
  logo: Logo | null;
  ground: Ground | null;
  signal?: AbortSignal;
}

/** The picture that a sheet makes at a resolution, and where it lies. Throws PrintFault where it would have too many dots. */
export function placedPictureOf({ width, height, view }: Sheet, dotsPerInch: number): PlacedPicture {
  const [across, down] = [Math.round((width * dotsPerInch) / 72), Math.round((height * dotsPerInch) / 72)];
  if (across * down > maxDots) throw new PrintFault(sentence('print.too-many-dots', { width: across, height: down }));
  const { projection, frame, ground, scale } = view;
  const metres = scale * metresPerPoint;
  return {
    width: across,
    height: down,
    west: ground.west - frame.x * metres,
    north: ground.north + frame.y * metres,
    cellMetres: (scale * 0.0254) / dotsPerInch,
    dotsPerInch,
    system:
      projection.epsg === null
        ? {
            epsg: null,
            name: `Lambert azimuthal equal-area at ${projection.middle!.latitude} ${projection.middle!.longitude}`,
            middle: projection.middle!,
          }
        : { epsg: projection.epsg },
    description: `Printed map, 1:${scale} at ${dotsPerInch} dots an inch. Made with Hectare`,
  };
}

interface Band {
  top: number;
  bottom: number;
}
/** From where to where a mark reaches down the sheet, in points; a little more does no harm. */
function bandOf(mark: Mark): Band {
  switch (mark.kind) {
    case 'path': {
      let [top, bottom] = [Infinity, -Infinity];
      for (const line of mark.lines)
        for (let at = 1; at < line.length; at += 2) {
          top = Math.min(top, line[at]!);
          bottom = Math.max(bottom, line[at]!);
        }
      const thick = mark.strokeWidth ?? 0;
      return { top: top - thick, bottom: bottom + thick };
    }
    case 'circle':
      return { top: mark.y - mark.radius - (mark.strokeWidth ?? 0), bottom: mark.y + mark.radius + (mark.strokeWidth ?? 0) };
    case 'text': {
      const reach = mark.size * (mark.turn === undefined ? 2 : 2 + mark.text.length);
      return { top: mark.y - reach, bottom: mark.y + reach };
    }
    case 'icon': {
      const reach = Math.hypot(Math.max(mark.left, mark.width - mark.left), Math.max(mark.above, mark.height - mark.above)) + 2;
      return { top: mark.y - reach, bottom: mark.y + reach };
    }
    default:
      return { top: mark.y - 2, bottom: mark.y + mark.height + 2 };
  }
}

interface BandedMark {
  mark: Mark;
  band: Band;
  inside: BandedMark[] | null;
}
const banded = (mark: Mark): BandedMark => ({ mark, band: bandOf(mark), inside: mark.kind === 'cut' ? mark.marks.map(banded) : null });

const within = (marks: readonly BandedMark[], { top, bottom }: Band): Mark[] =>
  marks
    .filter(({ band }) => band.top <= bottom && band.bottom >= top)
    .map(({ mark, inside }) => (inside && mark.kind === 'cut' ? { ...mark, marks: within(inside, { top, bottom }) } : mark));

/** Puts the ground below rows of the picture, where the frame shows it. Gives whether it reaches them. */
async function layGround(rows: Uint8Array, top: number, { view }: Sheet, picture: PlacedPicture, ground: Ground): Promise<boolean> {
  if (picture.system.epsg === null) throw new PrintFault(sentence('print.ground-too-wide'));
  const { frame } = view;
  const dots = picture.dotsPerInch / 72;
  // Dots whose middle lies in the frame.
  const first = (edge: number) => Math.max(0, Math.ceil(edge * dots - 0.5));
  const [left, right] = [first(frame.x), Math.min(picture.width, first(frame.x + frame.width))];
  const [from, to] = [Math.max(top, first(frame.y)), Math.min(top + rows.length / picture.width / 3, first(frame.y + frame.height))];
  if (to <= from) return false;
  const { cellMetres } = picture;
  const colours = await ground.colours({
    west: picture.west + left * cellMetres,
    north: picture.north - from * cellMetres,
    cellWidth: cellMetres,
    cellHeight: cellMetres,
    width: right - left,
    height: to - from,
    epsg: picture.system.epsg,
  });
  if (!colours) return false;
  const length = (right - left) * 3;
  for (let row = from; row < to; row += 1)
    rows.set(colours.subarray((row - from) * length, (row - from + 1) * length), ((row - top) * picture.width + left) * 3);
  return true;
}

/** Draws marks over rows. resvg gives colours that are multiplied by their alpha. */
function layMarks(rows: Uint8Array, svg: string): void {
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const { pixels } = image;
  for (let from = 0, to = 0; to < rows.length; from += 4, to += 3) {
    const alpha = pixels[from + 3]!;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    for (let channel = 0; channel < 3; channel += 1)
      rows[to + channel] = pixels[from + channel]! + Math.round((rows[to + channel]! * rest) / 255);
  }
  image.free();
  drawing.free();
}

/**
 * The dots of a sheet from the top, some rows at a time: red, green and blue. Rejects with PrintFault where the ground cannot be drawn or does not reach the map, and with the
 * signal's reason.
 */
export async function* pictureRows(sheet: Sheet, picture: PlacedPicture, tools: PictureTools): AsyncGenerator<Uint8Array> {
  const { letters, logo, ground, signal } = tools;
  await openSvgDrawing();
  const dotsPerPoint = picture.dotsPerInch / 72;
  // The paper and the ground lie below; all else is drawn over them.
  const marks = sheet.marks.slice(1).map(banded);
  const pictures = logo ? { logo: `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}` } : {};
  let isReached = ground === null;
  for (let top = 0; top < picture.height; top += rowsAtATime) {
    signal?.throwIfAborted();
    const height = Math.min(rowsAtATime, picture.height - top);
    const rows = new Uint8Array(picture.width * height * 3).fill(255);
    if (ground) isReached = (await layGround(rows, top, sheet, picture, ground)) || isReached;
    const shown = within(marks, { top: top / dotsPerPoint, bottom: (top + height) / dotsPerPoint });
    layMarks(rows, svgOfRows(shown, { top, width: picture.width, height, dotsPerPoint }, pictures, letters));
    yield rows;
  }
  if (!isReached) throw new PrintFault(sentence('print.ground-without-place'));
}
