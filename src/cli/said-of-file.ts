import type { Arguments } from './arguments.ts';
import type { SaidOfFile } from './file-source.ts';
import { whereOf } from './where.ts';

/** What the options of `ofFile` say of the files of a command. Throws CommandFault where they do not go together. */
export function saidOfFile(read: Arguments): SaidOfFile {
  const [crs, sheet, geometry] = [read.text('crs'), read.text('sheet'), read.text('geometry-column')];
  const [x, y] = [read.text('x-column'), read.text('y-column')];
  if ((x === undefined) !== (y === undefined)) throw read.fault('Name both columns: --x-column and --y-column.');
  if (x !== undefined && geometry !== undefined) throw read.fault('Use --x-column with --y-column, or --geometry-column, not all of them.');
  if (x !== undefined && x === y) throw read.fault(`--x-column and --y-column are both “${x}”; name one for each.`);
  const columns = geometry !== undefined ? { geometry } : x !== undefined && y !== undefined ? { x, y } : undefined;
  const isHeadless = read.isGiven('no-header');
  const where = whereOf(read);
  const isTable = columns !== undefined || sheet !== undefined || isHeadless;
  return {
    ...(crs === undefined ? {} : { crs }),
    ...(where ? { where } : {}),
    ...(isTable
      ? {
          table: {
            ...(sheet === undefined ? {} : { sheet }),
            ...(columns ? { columns } : {}),
            ...(isHeadless ? { isHeadless: true as const } : {}),
          },
        }
      : {}),
  };
}
