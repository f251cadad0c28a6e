import { readCoordinate, type ReadCoordinate } from '#geo/coordinate-text.ts';
import { text as windowText } from '#window/kit/text/index.ts';
import { places } from './places.ts';

/** Something that a person can go to on the map. */
export interface Found {
  label: string;
  detail: string;
  lonLat: [number, number];
  zoom: number;
}

const most = 8;
/** UTM and MGRS are names of their own. */
const notationName = (notation: ReadCoordinate['notation']): string =>
  notation === 'UTM' || notation === 'MGRS' ? notation : windowText(`find.notation.${notation}`);
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A coordinate in any of the usual ways of writing, or towns whose name begins with or holds the text, the largest first. */
export async function findPlace(text: string): Promise<Found[]> {
  const wanted = plain(text.trim());
  if (wanted.length < 2) return [];
  const coordinate = readCoordinate(text);
  if (coordinate)
    return [
      {
        label: text.trim(),
        detail: `${coordinate.lonLat[1].toFixed(6)}, ${coordinate.lonLat[0].toFixed(6)} · ${notationName(coordinate.notation)}`,
        lonLat: coordinate.lonLat,
        zoom: 16,
      },
    ];
  const towns = (await places()).filter(({ name, plainName }) => plain(name).includes(wanted) || plainName.toLowerCase().includes(wanted));
  const rank = (name: string) => (plain(name) === wanted ? 0 : plain(name).startsWith(wanted) ? 1 : 2);
  return towns
    .map((town, index) => ({ town, index }))
    .sort((a, b) => rank(a.town.name) - rank(b.town.name) || a.index - b.index)
    .slice(0, most)
    .map(({ town }) => ({
      label: town.name,
      detail: [town.province, town.country].filter(Boolean).join(', '),
      lonLat: town.lonLat,
      zoom: town.population > 500_000 ? 10 : 12,
    }));
}
