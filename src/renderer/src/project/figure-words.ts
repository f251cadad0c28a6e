import type { ParcelFigures, ProjectFigures } from '#api/parcel-figures.ts';
import { decimal, hectares, text, whole } from '#window/kit/text/index.ts';
import type { FigureName } from '#window/workspace/parcel-figures.ts';

/** How a figure of a parcel is written, and why there is none. */

const isForest = (name: FigureName) => name !== 'ndvi_mean';
const ndvi = (value: number) => decimal(value, 2);

/** What stands in the cell of a table. */
export function shownFigure(name: FigureName, parcel: ParcelFigures | null): string {
  const value = parcel?.[name] ?? null;
  if (value !== null) return isForest(name) ? hectares(value) : ndvi(value);
  const reason = isForest(name) ? parcel?.forest_reason : parcel?.ndvi_reason;
  return reason ? text(`parcels.short.${reason}`) : '–';
}

/** What the pointer reads over a cell: the figure, with the clear share of the picture, or the whole reason. */
export function figureHint(name: FigureName, parcel: ParcelFigures | null, answer: ProjectFigures): string {
  const reason = isForest(name) ? parcel?.forest_reason : parcel?.ndvi_reason;
  if (!parcel || !reason) return shownFigure(name, parcel);
  const [cells, basis] = isForest(name) ? [parcel.forest_cells, answer.forest] : [parcel.ndvi_cells, answer.ndvi];
  return text(`parcels.why.${reason}`, {
    cells: decimal(cells ?? 0, 1),
    metres: whole(basis?.cell_metres ?? 0),
    min: whole(answer.min_cells),
  });
}

/** What the head of a column means. */
export const figureAbout = (name: FigureName, answer: ProjectFigures): string =>
  text(`parcels.about.${name}`, { end: (isForest(name) ? answer.forest?.end : answer.ndvi?.end) ?? '–' });
