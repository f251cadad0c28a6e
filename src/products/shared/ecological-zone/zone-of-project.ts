import type { EcologicalZone } from '#api/index.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import { elevationMetres } from '#datasets/elevation-source.ts';
import { era5Days, monthlyNormals } from '../era5-days.ts';
import { zoneOf } from '../time/zone-of.ts';
import { PermanentFault, type ProductProject } from '#products/product.ts';
import { sentenceOf } from '#sentences/phrases/index.ts';
import { continentOf, ecologicalZone, type Continent } from './compute-zone.ts';

const normalYears: [number, number] = [1991, 2020];
export interface ZoneOfPlace {
  zone: EcologicalZone;
  continent: Continent;
}
const chosenByUser = sentenceOf({ code: 'zone-chosen-by-user' });
const derived = sentenceOf({ code: 'zone-derived' });
/** Where a project's zone comes from: stands beside figures that rest on it. */
export const originOfZone = ({ ecologicalZone: chosen }: ProductProject) => (chosen ? chosenByUser : derived);
export const climateNormals = sentenceOf({ code: 'climate-normals' });

/** Zone and continent of a project: the user's choice, else from the reanalysis' normals and the height of its place. Rejects with PermanentFault where either is not known. */
export async function zoneOfProject(
  access: DataAccess,
  project: ProductProject,
  now: Date,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<ZoneOfPlace> {
  const place = project.centroid;
  if (project.ecologicalZone) return { zone: project.ecologicalZone, continent: continentOf(place) };
  const days = await era5Days(access, place, zoneOf(project), ...normalYears, now, signal, progress);
  const { temperature, minimum, precipitation } = monthlyNormals(days);
  const whole = (values: (number | null)[]) => values.filter((value): value is number => value !== null);
  const elevation = await elevationMetres(access, place, signal);
  if (elevation === null || [temperature, minimum, precipitation].some((values) => whole(values).length < 12))
    throw new PermanentFault({ code: 'zone-unknown' });
  return {
    zone: ecologicalZone(
      { temperature: whole(temperature), minimum: whole(minimum), precipitation: whole(precipitation) },
      elevation,
      place[1],
    ),
    continent: continentOf(place),
  };
}
