import type { Sheet } from '../index.ts';
import { groundGridOf, type Ground } from './ground.ts';
import { PngFile } from './png-file.ts';

/** Enough for a window, and little for a map that lives of donations. */
const maxDots = 500_000;
const finest = 96;

/** Dots an inch at which the ground of a sheet is shown while it is chosen. */
export const previewDots = ({ view: { frame } }: Pick<Sheet, 'view'>): number =>
  Math.max(1, Math.min(finest, Math.floor(72 * Math.sqrt(maxDots / (frame.width * frame.height)))));

/** The prepared ground as the address of a picture; nothing where it does not reach the sheet. */
export async function previewOfGround(ground: Ground, sheet: Sheet): Promise<{ ground?: string }> {
  const { grid, dotsPerInch } = groundGridOf(sheet.view, previewDots(sheet));
  const colours = await ground.colours(grid);
  if (!colours) return {};
  const png = new PngFile({ width: grid.width, height: grid.height, dotsPerInch, description: '' });
  await png.add(new Uint8Array(colours.buffer));
  return { ground: `data:image/png;base64,${Buffer.from(await png.finish()).toString('base64')}` };
}
