import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One way from a geographic system to WGS 84, as PROJ would take it. */
export interface Transformation {
  name: string;
  /** metres; null where the dataset does not say */
  accuracy: number | null;
  /** south, west, north, east, degrees */
  area: number[];
  /** x, y, z in metres; of seven also rotations in arc-seconds (position vector) and parts in a million; of two: latitude and longitude in arc-seconds */
  shift: number[] | null;
  /** whether it was made for the sea */
  isOffshore: boolean;
  /** file of a grid, where the transformation needs one */
  grid: string | null;
}

interface Helmert {
  t: number[];
  r: number[];
  s: number;
}
const zero: Helmert = { t: [0, 0, 0], r: [0, 0, 0], s: 0 };
const radians = Math.PI / 180 / 3600;

/** Position vector: X' = T + (1 + s) (X + R × X), by small angles. */
function helmertOf(words: Map<string, string>): Helmert {
  const number = (key: string) => Number(words.get(key) ?? 0);
  const turn = words.get('convention') === 'coordinate_frame' ? -1 : 1;
  const t = [number('x'), number('y'), number('z')];
  const r = [number('rx') * turn, number('ry') * turn, number('rz') * turn];
  const s = number('s');
  if (words.get('proj') === 'molobadekas') {
    // About a point P: T + P - M P, where M is the matrix of the same rotation and scale.
    const p = [number('px'), number('py'), number('pz')];
    const turned = applied({ t: [0, 0, 0], r, s }, p);
    return { t: t.map((value, k) => value + p[k]! - turned[k]!), r, s };
  }
  return { t, r, s };
}

function applied({ t, r, s }: Helmert, [x, y, z]: number[]): number[] {
  const [rx, ry, rz] = r.map((value) => value * radians) as [number, number, number];
  const m = 1 + s * 1e-6;
  return [t[0]! + m * (x! - rz * y! + ry * z!), t[1]! + m * (rz * x! + y! - rx * z!), t[2]! + m * (-ry * x! + rx * y! + z!)];
}

const reversed = ({ t, r, s }: Helmert): Helmert => {
  const back = { t: [0, 0, 0], r: r.map((value) => -value), s: -s };
  return { ...back, t: applied(back, t).map((value) => -value) };
};

/** First `one`, then `other`. */
const chained = (one: Helmert, other: Helmert): Helmert => ({
  t: applied(other, one.t),
  r: one.r.map((value, k) => value + other.r[k]!),
  s: one.s + other.s,
});

/** The arithmetic of a pipeline of PROJ: its one shift, or the grid that it needs; null for a step of another kind. */
function stepsOf(pipeline: string): { shift: number[] | null; grid: string | null } | null {
  let total = zero;
  let grid: string | null = null;
  let offset: number[] | null = null;
  for (const step of pipeline.split('+step').slice(1)) {
    const words = new Map([...step.matchAll(/\+([a-z_0-9]+)(?:=(\S+))?/g)].map(([, key, value]) => [key!, value ?? '']));
    const kind = words.get('proj')!;
    if (['axisswap', 'unitconvert', 'longlat', 'push', 'pop', 'cart', 'noop', 'pipeline'].includes(kind)) continue;
    if (kind === 'helmert' || kind === 'molobadekas')
      total = chained(total, words.has('inv') ? reversed(helmertOf(words)) : helmertOf(words));
    else if (['hgridshift', 'xyzgridshift', 'gridshift', 'tinshift', 'defmodel', 'deformation'].includes(kind))
      grid ??= (words.get('grids') ?? words.get('file') ?? kind).split(',')[0]!;
    else if (kind === 'geogoffset') offset = [Number(words.get('dlat') ?? 0), Number(words.get('dlon') ?? 0)];
    else if (kind !== 'vgridshift') return null;
  }
  // An offset beside a shift would need the ellipsoid between them.
  if (offset) return total === zero && !grid ? { shift: offset, grid } : null;
  const all = [...total.t, ...total.r, total.s].map((value) => Number(value.toFixed(6)));
  return { shift: grid ? null : all.slice(3).every((value) => value === 0) ? all.slice(0, 3) : all, grid };
}

/** Every transformation that PROJ knows from a geographic system to WGS 84, grids whether they are installed or not. Ballpark ones are left out. */
export async function transformationsOf(system: string): Promise<Transformation[]> {
  const options = [
    '-s',
    system,
    '-t',
    'EPSG:4326',
    '--spatial-test',
    'intersects',
    '--grid-check',
    'none',
    '-o',
    'PROJ,PROJJSON',
    '--single-line',
  ];
  const { stdout } = await run('projinfo', options, { maxBuffer: 1 << 28 });
  const found: Transformation[] = [];
  for (const block of stdout.split(/^Operation No\. \d+:$/m).slice(1)) {
    const json = /PROJJSON:\n([^\n]*)/.exec(block)?.[1];
    const pipeline = /PROJ string:\n([^\n]*)/.exec(block)?.[1];
    if (!json || !pipeline) continue;
    const { name, accuracy, area, bbox } = JSON.parse(json) as {
      name: string;
      accuracy?: string;
      area?: string;
      bbox?: Record<'south_latitude' | 'west_longitude' | 'north_latitude' | 'east_longitude', number>;
    };
    if (/ballpark/i.test(name)) continue;
    const steps = stepsOf(pipeline.includes('+step') ? pipeline : `+step ${pipeline}`);
    if (!steps) {
      console.error(`left out: ${system}: ${name}: ${pipeline}`);
      continue;
    }
    found.push({
      name,
      accuracy: accuracy === undefined ? null : Number(accuracy),
      area: bbox ? [bbox.south_latitude, bbox.west_longitude, bbox.north_latitude, bbox.east_longitude] : [-90, -180, 90, 180],
      isOffshore: area?.includes('- offshore') === true,
      ...steps,
    });
  }
  return found;
}
