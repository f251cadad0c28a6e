import type { AttributeFilter } from '#attributes/conditions.ts';
import { figuresIn, pictureOfFigure, type FigureName, type ProjectFigures } from '#api/parcel-figures.ts';
import { saysNoSuchCall } from '#host/offline/faults.ts';
import type { Feature } from '#geo/index.ts';
import type { Ask, ParcelFilter } from '#report/index.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault } from './usage.ts';
import { AskedColumns } from './where.ts';

const figureNames = Object.keys(pictureOfFigure) as FigureName[];
const isFigure = (key: string): key is FigureName => figureNames.includes(key as FigureName);

/** What the service measured of each shape, where a condition asks for it; null at a service without figures. */
async function figuresFor(
  { conditions }: AttributeFilter,
  { id, shapes, ask }: ReportedProject,
  stop: AbortSignal,
): Promise<ProjectFigures | null> {
  if (!conditions.some(({ key }) => isFigure(key))) return null;
  try {
    return figuresIn((await ask('projectFigures', { params: { project_id: id } }, stop)).value, shapes.length);
  } catch (error) {
    if (saysNoSuchCall(error)) return null;
    throw error;
  }
}

export interface ReportedProject {
  id: string;
  /** as the user called it */
  name: string;
  /** all shapes of the project, those without a place among them */
  shapes: readonly Feature[];
  ask: Ask;
}

type Column = ParcelFilter['conditions'][number]['column'];
function columnOf(key: string, asked: AskedColumns, attributes: ReadonlySet<string>): Column {
  if (asked.isMeasured(key)) return { kind: 'area', name: '' };
  if (key === 'name' || key === 'folder') return { kind: key, name: '' };
  return isFigure(key) && !attributes.has(key) ? { kind: 'figure', name: key } : { kind: 'attribute', name: key };
}

/** Which of its parcels the report of a project is of. Throws CommandFault where the project has none, where a column is missing, and where no parcel is left. */
export async function parcelsLeft(
  where: AttributeFilter,
  project: ReportedProject,
  stop: AbortSignal,
): Promise<{ parcels: ParcelFilter; said: string }> {
  const { shapes } = project;
  const name = inOneLine(project.name);
  const places = shapes.flatMap(({ geometry }, place) => (geometry ? [place] : []));
  if (places.length === 0)
    throw new CommandFault(`${name}: the service has the boundary of this project alone, and no parcels that --where could choose from.`);
  const figures = await figuresFor(where, project, stop);
  const asked = new AskedColumns(where);
  const attributes = new Set<string>();
  for (const place of places) {
    const shape = shapes[place]!;
    for (const attribute in shape.properties) attributes.add(attribute);
    const row = figures?.parcels[place];
    const measured = row ? Object.fromEntries(figureNames.map((figure) => [figure, row[figure] ?? null])) : {};
    asked.take({ ...shape, properties: { ...measured, ...shape.properties } });
  }
  const left = asked.left(name, 'parcels');
  const { join, conditions } = where;
  const parcels: ParcelFilter = {
    places: Array.from(left.places, (row) => places[row]!),
    all: left.all,
    join,
    conditions: conditions.map(({ key, ...condition }) => ({
      ...condition,
      column: columnOf(key, asked, attributes),
      type: asked.typeOf(key),
    })),
  };
  return { parcels, said: left.said };
}
