import type { KnownBasemap, KnownPreset } from '#window/layers/basemaps.ts';

/** An online map of the user, as the host lists it. */
export const onlineMap = (changes: Partial<KnownBasemap> = {}): KnownBasemap => ({
  id: 'tiles',
  name: 'Tiles',
  kind: 'xyz',
  host: 'tiles.example',
  layers: '',
  attribution: '',
  hasKey: false,
  fileName: '',
  preset: null,
  maxZoom: 22,
  mayTakeOffline: true,
  grid: null,
  terms: '',
  isVector: false,
  ...changes,
});

/** Public maps as the host offers them: one for non-commercial use, one whose terms forbid to fetch areas. */
export const offeredPresets: KnownPreset[] = [
  {
    id: 'sentinel-2-2024',
    host: 'tiles.example',
    attribution: 'Satellite people',
    licence: 'CC BY-NC-SA 4.0',
    termsLink: 'eoxTerms',
    termsReadOn: '2026-11-23',
    isNonCommercialOnly: true,
    mayTakeOffline: true,
    maxZoom: 14,
  },
  {
    id: 'openstreetmap',
    host: 'streets.example',
    attribution: 'Street people',
    licence: 'ODbL 1.0',
    termsLink: 'osmTerms',
    termsReadOn: '2026-11-23',
    isNonCommercialOnly: false,
    mayTakeOffline: false,
    maxZoom: 19,
  },
];

/** The host's answer once a public map is in use. */
export const presetMap = ({ id, attribution, host, maxZoom, mayTakeOffline }: KnownPreset): KnownBasemap =>
  onlineMap({ id: `preset-${id}`, name: id, preset: id, attribution, host, maxZoom, mayTakeOffline });
