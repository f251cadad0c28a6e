import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { measureFiles } from '#cli/measure.ts';
import { print } from '#cli/print.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-registered-'));
const box = (west: number, south: number, size = 0.002) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
/** The same land: another start, and one corner more on a side. */
const turned = (west: number, south: number, size = 0.002) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west + size, south + size],
      [west, south + size],
      [west, south],
      [west + size / 2, south],
      [west + size, south],
      [west + size, south + size],
    ],
  ],
});
const updated_at = '2026-05-01T00:00:00Z';
const boundaries: Record<string, object | null> = {
  copy: turned(35.1, 0.1),
  moved: box(35.3, 0.1),
  around: box(35.49, 0.09, 0.03),
  far: box(40, 0.1),
  group: { type: 'MultiPolygon', coordinates: [turned(35.1, 0.1).coordinates, box(40, 0.1).coordinates] },
  bare: null,
};
let server: Server;
let asked: string[] = [];
beforeAll(async () => {
  vi.stubEnv('HECTARE_PROFILE', join(folder, 'profile'));
  server = createServer((request, response) => {
    const id = /^\/projects\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (id !== undefined) asked.push(id);
    const record = (name: string) => ({ id: name, user_id: 'u', project_name: `Project ${name}`, created_at: updated_at, updated_at });
    const body =
      id === undefined
        ? Object.keys(boundaries).map(record)
        : { ...record(id), geometry: boundaries[id], ...(id === 'group' ? { is_collection: true, subprojects: ['copy', 'far'] } : {}) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  vi.stubEnv('HECTARE_API_KEY', 'a-key-for-this-test');
});

const file = join(folder, 'plots.geojson');
writeFileSync(
  file,
  JSON.stringify({
    type: 'FeatureCollection',
    features: [box(35.1, 0.1), box(35.3000405, 0.1), box(35.5, 0.1), box(36, 0.1)].map((geometry, at) => ({
      type: 'Feature',
      properties: { name: `Plot ${at}` },
      geometry,
    })),
  }),
);
async function check(more: Partial<Parameters<typeof measureFiles>[1]> = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const wanted = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const code = await measureFiles(
    [file],
    { json: false, check: true, against: { wanted, stop: new AbortController().signal }, ...more },
    { out: (text) => void out.push(text), err: (text) => void err.push(text) },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('features that lie on registered projects are named with them, and what was not compared is told', async () => {
  const { code, out } = await check();
  expect(code).toBe(1);
  expect(out).toContain('3 features have land in common with projects of 127.0.0.1');
  expect(out).toMatch(/near copy: 1\. Plot 0 and project Project copy \(copy\): 4\.9236 ha, 100 % and (100|> 99\.99) %/);
  expect(out).toMatch(/near copy: 2\. Plot 1 and project Project moved \(moved\): .*moved by 4\.5 m/);
  expect(out).toMatch(/inside: 3\. Plot 2 and project Project around \(around\): 4\.9\d{3} ha, 100 % and 0\.4 %/);
  expect(out).toContain(
    'compared with 4 of 6 projects, 1 a collection whose members were compared in its place, 1 without a boundary that can be read',
  );
});

test('boundaries are fetched once; --json and --report have the pairs with the ids of projects', async () => {
  const report = join(folder, 'report.csv');
  const { out } = await check({ json: true, report });
  // The one without a boundary is asked for again.
  expect(asked).toEqual(['bare']);
  const { pairs, registered } = JSON.parse(out);
  expect(pairs).toEqual([]);
  expect(registered).toMatchObject({ projects: 6, compared: 4, unlisted: 0 });
  expect(registered.not_compared).toEqual([
    { id: 'group', name: 'Project group', reason: 'collection' },
    { id: 'bare', name: 'Project bare', reason: 'no-boundary' },
  ]);
  expect(
    registered.pairs.map(({ kind, feature, project }: (typeof registered.pairs)[number]) => [kind, feature.index, project.id]),
  ).toEqual([
    ['near-copy', 0, 'copy'],
    ['near-copy', 1, 'moved'],
    ['inside', 2, 'around'],
  ]);
  const rows = readFileSync(report, 'utf8').split('\r\n');
  const head = rows[0]!.split(',');
  expect(head).toContain('other_project');
  const after = head.length - 1 - head.indexOf('other_project');
  expect(rows.filter((row) => new RegExp(`,(copy|moved|around),{${after}}$`).test(row))).toHaveLength(3);
});

test('registered projects are printed as an atlas, all of them or those that are named; one without a boundary is said', async () => {
  const to = join(folder, 'atlas.pdf');
  const wanted = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const printed = async (named: string[]) => {
    vi.stubEnv('HECTARE_API_KEY', 'a-key-for-this-test');
    const [out, err]: [string[], string[]] = [[], []];
    const output = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
    const code = await print(
      named,
      { to, projects: wanted, template: { language: 'es' }, json: true },
      output,
      new AbortController().signal,
    );
    return { code, err: err.join('\n'), pages: (JSON.parse(out.join('')) as { page_count: number }).page_count };
  };
  const two = await printed(['moved', 'far']);
  // An overview, and a page for each.
  expect(two).toMatchObject({ code: 0, pages: 3 });
  expect(readFileSync(to).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await printed([])).err).toContain('is not printed: its boundary cannot be had');
  await expect(printed(['nowhere'])).rejects.toThrow('There is no project “nowhere”');
});
