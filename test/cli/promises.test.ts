import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandLine } from './run.ts';
import { bowTie, square } from './shapes.ts';

const { folder, run, start, file } = commandLine();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = { HECTARE_API_KEY: 'key-of-the-command-line-tests', HECTARE_USER_GROUP_TOKEN: 'token-of-the-command-line-tests' };

describe('the JSON is a promise', () => {
  test('of area: names and kinds of every field', async () => {
    const document = {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: { name: 'Plot' }, geometry: square },
        { type: 'Feature', properties: null, geometry: bowTie },
        { type: 'Feature', properties: {}, geometry: null },
      ],
    };
    const { code, out } = await run(['area', file('three.geojson', document), '--json']);
    expect(code).toBe(0);
    const parsed = JSON.parse(out);
    expect(Object.keys(parsed)).toEqual(['files']);
    const [report] = parsed.files;
    expect(Object.keys(report)).toEqual(['file', 'format', 'notes', 'features', 'total']);
    for (const feature of report.features)
      expect(Object.keys(feature)).toEqual([
        'index',
        'name',
        'geometry_type',
        'area_hectares',
        'perimeter_m',
        'centroid',
        'bbox',
        'valid',
        'problems',
      ]);
    for (const note of report.notes) expect(Object.keys(note).filter((name) => name !== 'feature')).toEqual(['code', 'message']);
    expect(Object.keys(report.total)).toEqual([
      'feature_count',
      'not_measured_count',
      'area_hectares',
      'sum_area_hectares',
      'geometry_hash',
    ]);
    const [plot, tie, empty] = report.features;
    // One hundredth of a degree at the equator is 1113.195 m of longitude and 1105.743 m of latitude on WGS 84.
    expect(plot).toMatchObject({
      index: 0,
      name: 'Plot',
      geometry_type: 'Polygon',
      bbox: [0, 0, 0.01, 0.01],
      valid: true,
      problems: [],
      perimeter_m: expect.closeTo(2 * (1113.195 + 1105.743), 1),
    });
    expect(plot.area_hectares).toBeCloseTo((1113.195 * 1105.743) / 10_000, 2);
    expect(plot.centroid[0]).toBeCloseTo(0.005, 6);
    for (const problem of tie.problems) expect(Object.keys(problem)).toEqual(['code', 'message', 'location']);
    expect([tie.valid, empty.valid, empty.geometry_type, empty.centroid, empty.problems[0].location]).toEqual([
      false,
      false,
      null,
      null,
      null,
    ]);
    expect(report.total.feature_count).toBe(3);
  });

  test('of check: the same, with exit code 1; one unreadable file makes it 2, and the others are still told', async () => {
    const tie = file('tie.geojson', bowTie);
    expect((await run(['check', tie, '--json'])).code).toBe(1);
    const mixed = await run(['check', tie, join(folder, 'nowhere.kml'), '--json']);
    expect([mixed.code, JSON.parse(mixed.out).files.length]).toEqual([2, 1]);
    expect(mixed.err).toContain('nowhere.kml: there is no such file');
  });
});

describe('usage', () => {
  test.each<[string[], string]>([
    [['area', 'a.kml', '--frobnicate'], "'--frobnicate'"],
    [['check', '--jsn'], "'--jsn'"],
    [['convert', 'a', 'b', '--simplfy', '3'], "'--simplfy'"],
    [['monitor', 'a.kml', '--nam', 'x'], "'--nam'"],
    [['serve', '--key', 'secret'], "'--key'"],
    [['keys', 'list', '--show'], "'--show'"],
    [['pack', '--box', '1'], "'--box'"],
    [['monitor', 'a.kml', '--name', 'x', '--api-key', 'y'], "'--api-key'"],
    [['convert', 'a.kml', 'b.kml', '--precision', '1.5'], '--precision'],
    [['convert', 'a.kml', 'b.kml', '--simplify', 'far'], '--simplify'],
    [['serve', '--port', '70000'], '--port'],
    [['monitor', 'a.kml', '--name', 'x', '--connection', 'a', '--service', 'b'], 'not both'],
    [['serve', '--host', '0.0.0.0'], '0.0.0.0'],
    [['serve', '--host', '192.168.1.2'], '192.168.1.2'],
  ])('%j ends with 2 and names what is wrong', async (args, words) => {
    const { code, out, err } = await run(args, keys);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });
  test.each(['area', 'check', 'convert', 'mask', 'monitor', 'serve', 'keys', 'pack'])('%s explains itself', async (command) => {
    const [asked, flagged] = await Promise.all([run(['help', command]), run([command, '--help'])]);
    expect(asked).toMatchObject({ code: 0, err: '' });
    expect(asked.out).toMatch(new RegExp(`^hectare ${command} `));
    expect(flagged.out).toBe(asked.out);
  });
});

test('convert rounds, simplifies and repairs', async () => {
  const wiggle = file('wiggle.geojson', {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [0.005, 0.0000001],
        [0.0100000049, 0],
        [0.01, 0.01],
        [0, 0.01],
        [0, 0],
      ],
    ],
  });
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')).features[0].geometry;
  expect((await run(['convert', wiggle, join(folder, 'rounded.geojson'), '--precision', '3'])).code).toBe(0);
  expect(read('rounded.geojson').coordinates[0]).toContainEqual([0.01, 0]);
  expect((await run(['convert', wiggle, join(folder, 'simple.geojson'), '--simplify', '5'])).code).toBe(0);
  // The bulge that holds the hole is not simplified away from around it.
  const bulge = file('bulge.geojson', {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [0.001, 0],
        [0.001, 0.0004],
        [0.00105, 0.0005],
        [0.001, 0.0006],
        [0.001, 0.001],
        [0, 0.001],
        [0, 0],
      ],
      [
        [0.00101, 0.00049],
        [0.00101, 0.00051],
        [0.00103, 0.0005],
        [0.00101, 0.00049],
      ],
    ],
  });
  expect((await run(['convert', bulge, join(folder, 'simple-bulge.geojson'), '--simplify', '10'])).code).toBe(0);
  expect((await run(['check', join(folder, 'simple-bulge.geojson')])).code).toBe(0);
  expect(read('simple.geojson').coordinates[0]).toHaveLength(5);
  // A border of two parcels is the same in both afterwards, though each has its own way round it.
  const parcel = (coordinates: number[][]) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [[...coordinates, coordinates[0]!]] },
  });
  const border = [
    [0.01, 0],
    [0.01003, 0.003],
    [0.00997, 0.006],
    [0.01004, 0.008],
    [0.01, 0.01],
  ];
  const two = file('two.geojson', {
    type: 'FeatureCollection',
    features: [parcel([[0, 0], ...border, [0, 0.01]]), parcel([[0.02, 0.01], ...border.toReversed(), [0.02, 0]])],
  });
  expect((await run(['convert', two, join(folder, 'simple-two.geojson'), '--simplify', '6'])).code).toBe(0);
  const sides = JSON.parse(readFileSync(join(folder, 'simple-two.geojson'), 'utf8')).features.map((one: ReturnType<typeof parcel>) =>
    one.geometry.coordinates[0]!.filter(([x]) => x! > 0.005 && x! < 0.015)
      .map(String)
      .sort(),
  );
  expect(sides[0].length).toBeLessThan(5);
  expect(new Set(sides[0])).toEqual(new Set(sides[1]));
  const repaired = await run(['convert', file('tie.geojson', bowTie), join(folder, 'whole.geojson'), '--repair']);
  expect(repaired.err).toMatch(/ha before, .* ha after/);
  expect((await run(['check', join(folder, 'whole.geojson')])).code).toBe(0);
});

describe('a service and its keys', () => {
  test('serve prints one line, answers monitor, shows no key, and ends cleanly on Ctrl-C', async () => {
    const service = start(['serve', '--data', join(folder, 'served'), '--quota-hectares', '500'], keys);
    const { url, pid, ...more } = JSON.parse(await service.line(/\{.*\}/));
    expect([more, pid]).toEqual([{}, service.child.pid]);
    const headers = { 'x-api-key': keys.HECTARE_API_KEY };
    expect(await (await fetch(`${url}/quota`, { headers })).json()).toMatchObject({ limit_hectares: 500 });
    if (process.platform === 'linux') expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain(keys.HECTARE_API_KEY);
    const wrong = await run(['monitor', file('wood.geojson', square), '--name', 'Wood', '--service', url], {
      HECTARE_API_KEY: 'another-key-altogether',
    });
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.err).not.toContain('another-key-altogether');
    const waiting = start(['monitor', file('wood.geojson', square), '--name', 'Wood', '--service', url, '--wait', '0', '--json'], keys);
    const ran = await waiting.ended;
    const answer = JSON.parse(ran.out);
    expect(Object.keys(answer)).toEqual(['project', 'available_data', 'complete']);
    expect([0, 1]).toContain(ran.code);
    expect(ran.out + ran.err).not.toContain(keys.HECTARE_API_KEY);
    service.child.kill('SIGINT');
    expect(await service.ended).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\{"url":"http:\/\/127\.0\.0\.1:\d+","pid":\d+\}\n$/),
    });
  });

  test('Ctrl-C while a project is waited for ends with 1 and says what stays', async () => {
    const project = {
      id: 'p1',
      user_id: 'u',
      project_name: 'Wood',
      created_at: '2024-01-01T00:00:00Z',
      updated_at: '2024-01-01T00:00:00Z',
      geometry: square,
      area_hectares: 1,
    };
    const available = {
      remote_sensing_indices: null,
      climate_risk: [],
      carbon_programs: { program: 'a', eligibility_status: 'b', baseline_sequestration: null, performance_benchmark: null },
      climate_programs: null,
      products: [{ product: 'weather', state: 'running', progress: 0.5, reason: null, updated_at: null }],
    };
    const server = createServer((request, response) => {
      request.resume();
      response.end(JSON.stringify(request.method === 'POST' ? project : available));
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const waiting = start(['monitor', file('wood.geojson', square), '--name', 'Wood', '--service', url, '--json'], keys);
      await waiting.line(/weather: running 50 %/);
      waiting.child.kill('SIGINT');
      expect(await waiting.ended).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('The project p1 is registered and stays'),
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('without a keychain nothing is kept, and it says what to do; a connection is found by its name', async () => {
    expect(await run(['keys', 'add', 'https://api.example.org'], {}, 'secret-on-standard-input')).toMatchObject({
      code: 2,
      err: expect.stringContaining('HECTARE_API_KEY'),
    });
    expect(await run(['serve'])).toMatchObject({ code: 2, err: expect.stringContaining('HECTARE_API_KEY') });
    mkdirSync(join(folder, 'profile'), { recursive: true });
    file('profile/connections.json', {
      selected: 'c1',
      remote: [{ id: 'c1', name: 'Provider', baseUrl: 'https://api.example.invalid', userGroupUrl: '' }],
      secrets: {},
    });
    const wood = file('wood.geojson', square);
    expect(await run(['monitor', wood, '--name', 'x', '--connection', 'Provider'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no API key yet'),
    });
    expect(await run(['monitor', wood, '--name', 'x', '--connection', 'c2'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('c1 (Provider)'),
    });
    expect(await run(['monitor', wood, '--name', 'x', '--service', 'http://api.example.org'], keys)).toMatchObject({
      code: 2,
      err: expect.stringContaining('https://'),
    });
  });
});
