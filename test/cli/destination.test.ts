import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureFiles } from '#cli/measure.ts';

test('check --for eudr: a verdict for each of 1,000 parcels, by feature, in a few seconds', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hectare-destination-')), 'parcels.geojson');
  const parcel = (k: number) => {
    const [x, y] = [35.123457 + (k % 60) * 0.003, 0.123457 + Math.floor(k / 60) * 0.003];
    return [
      [
        [x, y],
        [x + 0.001234, y],
        [x + 0.001234, y + 0.001111],
        [x, y + 0.001111],
        [x, y],
      ],
    ];
  };
  const holed = (k: number) => {
    const [[first]] = [parcel(k)[0]!];
    const [x, y] = first as [number, number];
    return [
      ...parcel(k),
      [
        [x + 0.0002, y + 0.0002],
        [x + 0.0002, y + 0.0004],
        [x + 0.0004, y + 0.0004],
        [x + 0.0002, y + 0.0002],
      ],
    ];
  };
  const features = Array.from({ length: 1000 }, (_, k) => ({
    type: 'Feature',
    properties: { name: `Parcel ${k}`, ...(k === 7 ? { Area: 4.5 } : {}) },
    geometry:
      k === 7 ? { type: 'Point', coordinates: [35.111111, 0.111111] } : { type: 'Polygon', coordinates: k === 9 ? holed(k) : parcel(k) },
  }));
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const said: string[] = [];
  const output = {
    out: (text: string) => {
      said.push(text);
    },
    err: (text: string) => {
      said.push(text);
    },
  };
  const start = process.cpuUsage();
  expect(await measureFiles([file], { json: true, check: true, destination: 'eudr' }, output)).toBe(1);
  expect(process.cpuUsage(start).user).toBeLessThan(7_000_000);
  const { destination } = JSON.parse(said.join('')).files[0];
  expect(destination).toMatchObject({ profile: 'eudr', accepted: 998, refused: 2 });
  expect(
    destination.verdicts
      .filter((verdict: { accepted: boolean }) => !verdict.accepted)
      .map(({ index, findings }: { index: number; findings: { code: string }[] }) => [index, findings[0]!.code]),
  ).toEqual([
    [7, 'point-too-large'],
    [9, 'has-holes'],
  ]);
  expect(await measureFiles([file], { json: true, check: true, destination: 'monitoring-api' }, output)).toBe(1);
  await expect(measureFiles([file], { json: true, check: true, destination: 'eudrr' }, output)).rejects.toThrow(
    'There are monitoring-api, eudr, eudr-cattle.',
  );
});

test('check --report: a row for every problem of 2,000 parcels, in a few seconds; the text ends with what is wrong how often', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-report-'));
  const file = join(folder, 'parcels.geojson');
  const parcel = (k: number) => {
    const [x, y] = [35 + (k % 100) * 0.003, Math.floor(k / 100) * 0.003];
    const corners = [
      [x, y],
      [x + 0.002, y],
      [x + 0.002, y + 0.002],
      [x, y + 0.002],
    ];
    if (k % 100 === 3) corners.reverse().splice(1, 2, corners[2]!, corners[1]!);
    return { type: 'Polygon', coordinates: [[...corners, corners[0]]] };
  };
  writeFileSync(
    file,
    JSON.stringify({
      type: 'FeatureCollection',
      features: Array.from({ length: 2000 }, (_, k) => ({
        type: 'Feature',
        properties: { name: k === 0 ? '=SUM(1,2)' : `Plot "${k}"` },
        geometry: k === 5 ? null : parcel(k),
      })),
    }),
  );
  const said: string[] = [];
  const output = {
    out: (text: string) => {
      said.push(text);
    },
    err: (text: string) => {
      said.push(text);
    },
  };
  const table = join(folder, 'report.csv');
  const start = process.cpuUsage();
  expect(await measureFiles([file], { json: false, check: true, report: table }, output)).toBe(1);
  expect(process.cpuUsage(start).user).toBeLessThan(6_000_000);
  expect(said.join('\n')).toContain('2000 features, 21 invalid: self-intersection 20, empty-geometry 1');
  const rows = readFileSync(table, 'utf8').trimEnd().split('\r\n');
  // The crossed ones run the other way round as well.
  expect(rows).toHaveLength(1 + 2000 + 20);
  expect(rows[1]).toContain('"\'=SUM(1,2)"');
  expect(rows.filter((row) => row.includes('self-intersection'))).toHaveLength(20);
  expect(rows.find((row) => row.includes('self-intersection'))).toMatch(
    /,4,"Plot ""3""",Polygon,[\d.]+,[\d.]+,no,,self-intersection,error,The boundary crosses itself here\. Repair splits it at the crossing\.,35\.01\d*,0\.001/,
  );
  expect(await measureFiles([file], { json: false, check: true, destination: 'eudr', report: table }, output)).toBe(1);
  expect(readFileSync(table, 'utf8')).toContain(',no,no,invalid-shape,');
  await expect(measureFiles([file], { json: false, check: true, report: join(folder, 'nowhere', 'r.csv') }, output)).rejects.toThrow(
    'cannot be written',
  );
});

test('check --for eudr: parcels above 25 MB together are refused with what to do, though each is accepted', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hectare-destination-')), 'parcels.geojsonl');
  // Words have most of the bytes: corners would be measured, which is not asked here.
  const [corners, words] = [200, 'a note of the cooperative '.repeat(2800)];
  const ring = (k: number) => {
    const places = Array.from({ length: corners }, (_, c) =>
      [
        35.1 + (k % 20) * 0.01 + 0.004 * Math.cos((2 * Math.PI * c) / corners),
        0.1 + Math.floor(k / 20) * 0.01 + 0.004 * Math.sin((2 * Math.PI * c) / corners),
      ].map((value) => Number(value.toFixed(6))),
    );
    return [...places, places[0]!];
  };
  writeFileSync(
    file,
    Array.from(
      { length: 340 },
      (_, k) =>
        `${JSON.stringify({ type: 'Feature', properties: { name: `Parcel ${k}`, note: words }, geometry: { type: 'Polygon', coordinates: [ring(k)] } })}\n`,
    ).join(''),
  );
  const said: string[] = [];
  const output = {
    out: (text: string) => {
      said.push(text);
    },
    err: (text: string) => {
      said.push(text);
    },
  };
  expect(await measureFiles([file], { json: true, check: true, destination: 'eudr' }, output)).toBe(1);
  const { destination } = JSON.parse(said.join('')).files[0];
  expect([destination.accepted, destination.refused, destination.file.code]).toEqual([340, 0, 'file-too-large']);
  expect(destination.file.message).toMatch(
    /Written with 6 decimals these parcels make a file of \d+\.\d MB, and EUDR .* takes at most 25 MB in one\. Send them in at least 2 files/,
  );
});
