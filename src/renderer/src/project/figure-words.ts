import { noFigureOf, pictureOfFigure, type FigureName, type ParcelFigures, type ProjectFigures } from '#api/parcel-figures.ts';
import { decimal, hectares, text, whole } from '#window/kit/text/index.ts';

/** How a figure of a parcel is written, and why there is none. */

const writtenAs: Partial<Record<FigureName, (value: number) => string>> = {
  ndvi_mean: (value) => decimal(value, 2),
  biomass_t_per_ha: (value) => decimal(value, 1),
};

/** What stands in the cell of a table. */
export function shownFigure(name: FigureName, parcel: ParcelFigures | null): string {
  const value = parcel?.[name] ?? null;
  if (value !== null) return (writtenAs[name] ?? hectares)(value);
  const reason = parcel && noFigureOf(parcel, pictureOfFigure[name]).reason;
  return reason ? text(`parcels.short.${reason}`) : '–';
}

/** What the pointer reads over a cell: the figure, with the clear share of the picture, or the whole reason. */
export function figureHint(name: FigureName, parcel: ParcelFigures | null, answer: ProjectFigures): string {
  const picture = pictureOfFigure[name];
  const { reason, cells } = parcel ? noFigureOf(parcel, picture) : { reason: null, cells: null };
  if (!parcel || !reason) return shownFigure(name, parcel);
  return text(`parcels.why.${reason}`, {
    cells: decimal(cells ?? 0, 1),
    metres: whole(answer[picture]?.cell_metres ?? 0),
    min: whole(answer.min_cells),
  });
}

/** What the head of a column means. */
export const figureAbout = (name: FigureName, answer: ProjectFigures): string =>
  text(`parcels.about.${name}`, { end: answer[pictureOfFigure[name]]?.end ?? '–' });
