import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everywhere, homes, zones } from './zones.ts';

const root = resolve(import.meta.dirname, '../..');

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(ts|vue)$/.test(path) && !/\.test\.ts$|\.d\.ts$|\/fixtures\//.test(path));

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Static and dynamic imports, re-exports and `new URL('…', import.meta.url)` of workers. */
function importsOf(path: string): Import[] {
  const text = readFileSync(join(root, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const patterns = [
    /(?:^|[;\n])\s*(?:import|export)(\s+type)?\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
    /(?:^|[;\n])\s*import(\s+type)?\s*['"]([^'"]+)['"]/g,
    /(\b)import\(\s*['"]([^'"]+)['"]\s*\)/g,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      from: path,
      to: match[2]!,
      typeOnly: (match[1] ?? '').trim() === 'type',
    })),
  );
}

const zoneOf = (path: string) => zones.find((zone) => zone.pattern.test(path));
/** Whether an import names a file of ours: by a path, or by an alias of package.json. */
const isOwn = (to: string) => to.startsWith('.') || to.startsWith('#');
function targetOf(path: string, to: string): string {
  const plain = to.replace(/\?.*$/, '');
  if (plain.startsWith('#window/')) return plain.replace('#window/', 'src/renderer/src/');
  if (plain.startsWith('#')) return plain.replace('#', 'src/');
  return relative(root, normalize(join(root, dirname(path), plain))).replaceAll('\\', '/');
}

const all = sources.flatMap(importsOf);

/** Who imports whom, types included, by what `nameOf` makes of a path. */
function edgesBy(nameOf: (path: string) => string): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of all) {
    if (!isOwn(to)) continue;
    const [source, target] = [nameOf(from), nameOf(targetOf(from, to))];
    if (source !== target) edges.set(source, (edges.get(source) ?? new Set()).add(target));
  }
  return edges;
}

function circlesOf(edges: Map<string, Set<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return circles;
}

describe('who may import whom', () => {
  test('every source file belongs to a zone', () => {
    expect(sources.filter((path) => !zoneOf(path))).toEqual([]);
    expect(sources.length).toBeGreaterThan(30);
  });

  test('imports follow the table', () => {
    const breaches = all
      .filter(({ to }) => isOwn(to))
      .flatMap(({ from, to, typeOnly }) => {
        const target = targetOf(from, to);
        if (!target.startsWith('src/')) return [];
        const zone = zoneOf(from);
        const targetZone = zoneOf(target);
        if (!zone || !targetZone || zone === targetZone || targetZone.name === everywhere || zone.may.includes(targetZone.name)) return [];
        return [`${from} (${zone.name}) imports ${typeOnly ? 'types of ' : ''}${target} (${targetZone.name})`];
      });
    expect(breaches).toEqual([]);
  });

  test('a component shows and emits: stores and composables call the host', () => {
    const callers = all.filter(
      ({ from, to }) => from.endsWith('.vue') && isOwn(to) && targetOf(from, to).startsWith('src/renderer/src/kit/host/'),
    );
    expect(callers.map(({ from }) => from)).toEqual([]);
  });

  test('a library of the outside world lives in one place', () => {
    const breaches = all
      .filter(({ to }) => !isOwn(to))
      .flatMap(({ from, to }) => {
        const name = to.startsWith('@') ? to.split('/').slice(0, 2).join('/') : to.startsWith('node:') ? to : to.split('/')[0]!;
        const home = homes[name];
        return home && !home.test(from) ? [`${from} imports ${to}`] : [];
      });
    expect(breaches).toEqual([]);
  });

  test('no import circles between zones or files, types included', () => {
    expect(circlesOf(edgesBy((path) => path))).toEqual([]);
    expect(circlesOf(edgesBy((path) => zoneOf(path)?.name ?? path))).toEqual([]);
  });

  test('nothing is called utils, helpers or common in src', () => {
    expect(sources.filter((path) => /(^|\/)(utils?|helpers?|common)(\/|\.)/.test(path))).toEqual([]);
  });
});
