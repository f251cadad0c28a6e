import { checkedAddress } from './base-address.ts';
import { isSecretField } from './known-secrets.ts';
import { Refused } from './refused.ts';
import { sentence } from './phrases/sentence.ts';

export interface TileAddress {
  kind: 'xyz' | 'wms' | 'pmtiles';
  address: string;
  layers: string;
}
/** half of the Web Mercator world, metres */
const half = 20_037_508.342789244;

/** Throws Refused for an address that is not encrypted, and for one with a password or a key in clear text: a key has its own field and stands there as {key}. */
export function checkWebAddress(url: URL): void {
  checkedAddress(url.origin);
  if (url.username || url.password) throw new Refused('credentials-in-address', sentence('host.credentials-in-address'));
  for (const [name, value] of url.searchParams)
    if ((isSecretField(name) || /^(key|apikey|access_token|token)$/i.test(name)) && value !== '{key}')
      throw new Refused('key-in-address', sentence('host.key-in-address', { key: '{key}', name }));
}

/**
 * Checks the address of a map that the user types: https (or this computer), the places of {z}, {x} and {y}, and no key in clear text (it goes into its own field
 * and stands in the address as {key}). Throws Refused.
 */
export function checkedTileAddress({ kind, address, layers }: TileAddress): TileAddress {
  const text = address.trim();
  let url: URL;
  try {
    url = new URL(text.replace('{s}', 'a'));
  } catch {
    throw new Refused('bad-address', sentence('host.not-a-tile-address', { z: '{z}', x: '{x}', y: '{y}' }));
  }
  checkWebAddress(url);
  if (kind === 'xyz' && !['{z}', '{x}'].every((part) => text.includes(part)))
    throw new Refused(
      'bad-address',
      sentence('host.tile-places-missing', { z: '{z}', x: '{x}', y: '{y}', minus: '{-y}', example: '{z}/{x}/{y}' }),
    );
  if (kind === 'xyz' && !text.includes('{y}') && !text.includes('{-y}'))
    throw new Refused('bad-address', sentence('host.tile-row-missing', { y: '{y}', minus: '{-y}' }));
  if (kind === 'wms' && layers.trim() === '') throw new Refused('no-layers', sentence('host.wms-layers-missing'));
  if (kind === 'pmtiles' && (/\{(?!key\})/.test(text) || url.pathname === '/'))
    throw new Refused('bad-address', sentence('host.not-an-archive-address'));
  return { kind, address: text, layers: layers.trim() };
}

/** The address of one tile of the Web Mercator pyramid (row 0 in the north); a WMS is asked for the tile's square (WMS 1.3.0, section 7.3). */
export function tileAddress(
  { kind, address, layers }: TileAddress & { kind: 'xyz' | 'wms' },
  key: string | null,
  z: number,
  x: number,
  y: number,
): string {
  const filled = address.replaceAll('{key}', encodeURIComponent(key ?? ''));
  if (kind === 'xyz')
    return filled
      .replaceAll('{z}', String(z))
      .replaceAll('{x}', String(x))
      .replaceAll('{y}', String(y))
      .replaceAll('{-y}', String(2 ** z - 1 - y))
      .replaceAll('{s}', 'abc'[(x + y) % 3]!);
  const size = (2 * half) / 2 ** z;
  const url = new URL(filled);
  const parameters = {
    SERVICE: 'WMS',
    VERSION: '1.3.0',
    REQUEST: 'GetMap',
    LAYERS: layers,
    STYLES: '',
    CRS: 'EPSG:3857',
    BBOX: [x * size - half, half - (y + 1) * size, (x + 1) * size - half, half - y * size].join(','),
    WIDTH: '256',
    HEIGHT: '256',
    FORMAT: 'image/png',
    TRANSPARENT: 'TRUE',
  };
  const given = [...url.searchParams.keys()];
  for (const name of given) if (name.toUpperCase() in parameters) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
