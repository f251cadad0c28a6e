import type { EcologicalZone } from '#api/index.ts';
import { CouldNotFetch, NeedsNetwork, NothingThere, type DataAccess } from '#datasets/data-access.ts';
import { zoneCodeAt } from '#datasets/ecological-zones.ts';
import { elevationMetres } from '#datasets/elevation-source.ts';
import { era5Days, monthlyNormals } from '../era5-days.ts';
import { zoneOf } from '../time/zone-of.ts';
import { PermanentFault, type ProductProject } from '#products/product.ts';
import { sentenceOf } from '#sentences/phrases/index.ts';
import { zoneOfCode } from './compute-zone-codes.ts';
import { continentOf, ecologicalZone, type Continent } from './compute-zone.ts';

const normalYears: [number, number] = [1991, 2020];
export interface ZoneOfPlace {
  zone: EcologicalZone;
  continent: Continent;
  /** absent in what an earlier version kept, which chose or derived it */
  from?: 'user' | 'map' | 'climate';
}
const chosenByUser = sentenceOf({ code: 'zone-chosen-by-user' });
const derived = sentenceOf({ code: 'zone-derived' });
const read = sentenceOf({ code: 'zone-read' });
/** Where a project's zone comes from: stands beside figures that rest on it. */
export function originOfZone({ ecologicalZone: chosen }: ProductProject, { from }: ZoneOfPlace) {
  if (chosen) return chosenByUser;
  return from === 'map' ? read : derived;
}
export const climateNormals = sentenceOf({ code: 'climate-normals' });

/** The zone of FAO's map; null where it has none (water, a coast that it draws elsewhere) or cannot be read. */
async function zoneOnMap(access: DataAccess, place: [number, number], signal: AbortSignal): Promise<EcologicalZone | null> {
  try {
    const code = await zoneCodeAt(access, place, signal);
    return code === null ? null : (zoneOfCode[code] ?? null);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NothingThere || error instanceof NeedsNetwork || error instanceof CouldNotFetch) return null;
    throw error;
  }
}

/** Zone and continent of a project: the user's choice, else that of FAO's map, else from the reanalysis' normals and the height of its place. Rejects with PermanentFault where either is not known. */
export async function zoneOfProject(
  access: DataAccess,
  project: ProductProject,
  now: Date,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<ZoneOfPlace> {
  const place = project.centroid;
  if (project.ecologicalZone) return { zone: project.ecologicalZone, continent: continentOf(place), from: 'user' };
  const mapped = await zoneOnMap(access, place, signal);
  if (mapped) return { zone: mapped, continent: continentOf(place), from: 'map' };
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
    from: 'climate',
  };
}
