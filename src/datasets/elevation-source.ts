import { demMetres } from './copernicus-dem.ts';
import { NeedsDecision, type DataAccess } from './data-access.ts';
import { openMeteoElevations } from './open-meteo.ts';

/**
 * Metres above sea level of places, in their order; null where there is none. Open-Meteo answers where its terms are met (its own key, non-commercial use) or a pack
 * or the cache has its heights; everyone else gets the same model, Copernicus GLO-90, from its open tiles. Rejects as DataAccess does, never with NeedsDecision.
 */
export async function elevationsMetres(
  access: DataAccess,
  places: readonly [number, number][],
  signal?: AbortSignal,
): Promise<(number | null)[]> {
  try {
    return await openMeteoElevations(access, places, signal);
  } catch (error) {
    if (error instanceof NeedsDecision) return demMetres(access, places, signal);
    throw error;
  }
}

/** The same of one place. */
export async function elevationMetres(access: DataAccess, place: [number, number], signal?: AbortSignal): Promise<number | null> {
  return (await elevationsMetres(access, [place], signal))[0] ?? null;
}
