import { join } from 'node:path';
import * as z from 'zod';
import { presetIds, type PresetId } from './groups/basemaps/contract.ts';
import { JsonFile, type Damage } from './json-file.ts';
import type { LinkName } from './links.ts';
import { checkedTileAddress } from './map-tile-address.ts';

/**
 * A public map that is offered with one click. `termsReadOn` is the day on which somebody read the provider's own page for this entry, null where nobody could yet and the
 * terms are those that are commonly cited; docs/data-licences.md says what was found. A limit that terms leave open is set on the careful side.
 */
export interface MapPreset {
  id: PresetId;
  address: string;
  attribution: string;
  /** name of the licence of the pictures, as licences are called */
  licence: string;
  termsLink: LinkName;
  termsReadOn: string | null;
  /** its terms allow use that is not commercial, and no other */
  isNonCommercialOnly: boolean;
  /** its terms allow to fetch an area ahead for use without a network */
  mayTakeOffline: boolean;
  /** of one area that is made available offline */
  maxTakenTiles: number;
  maxZoom: number;
  maxConnections: number;
  /** a tile that was seen is not asked for again sooner, whatever the server says of its freshness */
  minFreshSeconds: number;
}

const week = 7 * 24 * 3600;
const eox = {
  termsLink: 'eoxTerms',
  mayTakeOffline: true,
  maxTakenTiles: 1000,
  // Cells of 10 m: deeper levels hold nothing more.
  maxZoom: 14,
  maxConnections: 4,
  minFreshSeconds: week,
} as const;
const donated = {
  mayTakeOffline: false,
  maxTakenTiles: 0,
  minFreshSeconds: week,
  isNonCommercialOnly: false,
} as const;

export const mapPresets: readonly MapPreset[] = [
  {
    id: 'sentinel-2-2024',
    address: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless-2024_3857/default/g/{z}/{y}/{x}.jpg',
    attribution: 'EOxCloudless https://cloudless.eox.at by EOX IT Services GmbH (Contains modified Copernicus Sentinel data 2024)',
    licence: 'CC BY-NC-SA 4.0',
    termsReadOn: '2026-11-23',
    isNonCommercialOnly: true,
    ...eox,
  },
  {
    id: 'sentinel-2-2016',
    address: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
    attribution: 'Sentinel-2 cloudless https://s2maps.eu by EOX IT Services GmbH (Contains modified Copernicus Sentinel data 2016 & 2017)',
    licence: 'CC BY 4.0',
    termsReadOn: null,
    isNonCommercialOnly: false,
    ...eox,
  },
  {
    id: 'openstreetmap',
    address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    licence: 'ODbL 1.0',
    termsReadOn: '2026-11-23',
    termsLink: 'osmTerms',
    maxZoom: 19,
    maxConnections: 2,
    ...donated,
  },
  {
    id: 'opentopomap',
    address: 'https://tile.opentopomap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors, SRTM | © OpenTopoMap (CC-BY-SA)',
    licence: 'CC BY-SA 3.0',
    termsReadOn: null,
    termsLink: 'openTopoMapTerms',
    maxZoom: 17,
    maxConnections: 2,
    ...donated,
  },
];
export const presetOf = (id: PresetId): MapPreset => mapPresets.find((preset) => preset.id === id)!;

const addresses = z.partialRecord(z.enum(presetIds), z.string().max(2000));

/**
 * Where the presets are fetched from. A provider may move its tiles, and an organisation may have a mirror: `map-presets.json` in the profile gives another address
 * for a preset, without a new version of the program.
 */
export function presetAddresses(profileFolder: string, onDamage: (damage: Damage) => void): (id: PresetId) => Promise<string> {
  const file = new JsonFile(join(profileFolder, 'map-presets.json'), addresses, {}, onDamage);
  return async (id) => {
    const given = (await file.read())[id];
    return given === undefined ? presetOf(id).address : checkedTileAddress({ kind: 'xyz', address: given, layers: '' }).address;
  };
}
