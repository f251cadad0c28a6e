import type { Feature } from '#geo/index.ts';
import { figureNames, useParcelFigures } from '#window/workspace/parcel-figures.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { hectaresOf, useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** What a reader elsewhere needs to know a project again, where only its boundary is known. */
function boundary(): Feature[] {
  const open = useWorkspace().current;
  if (!open) return [];
  const { id, project_name: name, area_hectares: hectares, geometry_hash: hash, created_at: created } = open.record;
  return [
    {
      type: 'Feature',
      id,
      geometry: open.geometry,
      properties: { name, project_id: id, area_hectares: hectares ?? null, geometry_hash: hash ?? null, created_at: created },
    },
  ];
}

/** Which parcels of the open project leave: those that the filter shows, all of them whatever it hides, or the selected ones. */
export type ParcelScope = 'all' | 'unfiltered' | 'selected';

/** What leaves of the open project: its parcels as they were opened, with their figures as attributes where these are wanted. */
export function featuresOfProject(scope: ParcelScope, withFigures: boolean): Feature[] {
  const parcels = useProjectShapes();
  const figures = useParcelFigures();
  if (parcels.origin === 'boundary') return boundary();
  const known = scope === 'unfiltered' ? parcels.shapes : useParcelFilter().visible;
  return known
    .filter(({ id }) => scope !== 'selected' || parcels.selectedIds.has(id))
    .map((shape) => {
      if (!withFigures) return shape.feature;
      const own = figures.of(shape);
      const known = figureNames.map((name) => [name, own?.[name] ?? null]);
      return {
        ...shape.feature,
        properties: {
          ...shape.feature.properties,
          area_hectares: hectaresOf(shape),
          ...(Object.fromEntries(known) as Record<string, unknown>),
        },
      };
    });
}

/** The format that all parcels of the open project came in; null where it was several, or is not known. */
export function formatOfProject(): string | null {
  const formats = new Set(useProjectShapes().sourceFiles.map(({ format }) => format));
  const [only = null] = formats;
  return formats.size === 1 ? only : null;
}
