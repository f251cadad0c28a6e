import proj4 from 'proj4';
import { identify, type Identified } from './identify.ts';
import { methodName } from './methods.ts';
import { Placing, type Transform } from './placing.ts';
import { register, type Register } from './register.ts';
import { systemOfWkt } from './wkt-system.ts';

/** Codes of others for what the register calls 3857 and 4326. */
const otherCodes: Record<string, string> = {
  900913: '3857',
  3785: '3857',
  102113: '3857',
  102100: '3857',
  CRS84: '4326',
  CRS84H: '4326',
  84: '4326',
  CRS83: '4269',
  CRS27: '4267',
};

/**
 * The code in "urn:ogc:def:crs:EPSG::32636", "EPSG:32636", "http://www.opengis.net/def/crs/OGC/1.3/CRS84"; of a compound of two systems that of the ground. The
 * name itself where it holds none.
 */
export function crsCode(name: string): string {
  const code = /(?:epsg|esri)[:/](?:[\w.]*[:/])?(\d{4,6})(?!\d)/i.exec(name)?.[1];
  if (code) return code;
  return name.trim().split(/[:/#]/).filter(Boolean).at(-1) ?? name;
}

/** A system that Hectare can place: how, and what the register says of it. */
export interface Placeable extends Identified {
  placing: Placing;
  /** its name for a message, with its code where it has one */
  title: string;
}

/** A system that the register or the file names, and for which there is no way. */
export interface Unplaceable {
  title: string;
  /** name of its method of projection, where that is what is missing */
  method: string | null;
}

function placeable(identified: Identified): Placeable | Unplaceable {
  const { system, code } = identified;
  const title = code === null || system.name === code ? system.name : `${system.name} (${authorityOf(code)}:${code})`;
  const placing = new Placing(system);
  if (placing.isPossible) return { ...identified, placing, title };
  return { title, method: system.projection ? methodName(system.projection.method) : null };
}

/** ESRI counts from 37000, EPSG stays below. */
export const authorityOf = (code: string): 'EPSG' | 'ESRI' => (Number(code) >= 37_000 ? 'ESRI' : 'EPSG');

async function compoundOf(code: string): Promise<string | null> {
  const { default: compounds } = await import('./register/compounds.ts');
  return new RegExp(`^${code}\\|(\\d+)$`, 'm').exec(compounds)?.[1] ?? null;
}

/** A system by its code. */
async function ofCode(known: Register, written: string): Promise<Placeable | Unplaceable | null> {
  const code = otherCodes[written.toUpperCase()] ?? written;
  if (!/^\d{4,6}$/.test(code)) return null;
  const old = known.plane(code) ?? known.ground(code);
  if (old?.replacement) return ofCode(known, old.replacement);
  const system = known.system(code) ?? known.system((await compoundOf(code)) ?? '');
  if (!system) return null;
  const ground = known.ground(system.geographic.code!)!;
  return placeable({ system, code: system.code, wrongCode: null, shifts: ground.shifts, isDatumKnown: true });
}

/** The system that a code ("32636", "EPSG:32636", an URN, a link), a name of the register or a well-known text stands for; null for one that is not known. */
export async function systemOf(text: string): Promise<Placeable | Unplaceable | null> {
  const known = await register();
  if (/^\s*\uFEFF?[A-Za-z_]+\s*[[(]/.test(text)) {
    const system = systemOfWkt(text.trim());
    return system && placeable(identify(known, system));
  }
  const ofText = await ofCode(known, crsCode(text));
  if (ofText) return ofText;
  const [named] = [...known.planesNamed(text), ...known.groundsNamed(text)];
  return named === undefined ? null : ofCode(known, named);
}

/** A text for PROJ itself ("+proj=utm +zone=36 …"), which some programs write in the place of a code. */
export function transformOfProj4(text: string): Transform | null {
  try {
    const transform = proj4(text, 'EPSG:4326');
    return ([x, y, ...rest]) => [...transform.forward([x!, y!]), ...rest];
  } catch {
    return null;
  }
}
