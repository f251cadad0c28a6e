import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { PrintThread } from '#print/files/in-thread.ts';
import { PrintFault } from '#print/print-fault.ts';
import { printTemplate } from '#print/template.ts';

const thread = new PrintThread();
afterAll(() => thread.end());
const square = [[35, 1], [35.001, 1], [35.001, 1.001], [35, 1.001], [35, 1]]; // prettier-ignore
const features = ['North', 'South'].map((name, index) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Polygon', coordinates: [square.map(([x, y]) => [x!, y! + index * 0.002])] },
}));
const layers = new TextEncoder().encode(JSON.stringify([{ title: 'Farm', nameField: 'name', features }]));
const call = () => ({ signal: new AbortController().signal });
const preview = (template: object, sheet = 0) =>
  ({ kind: 'preview', template: printTemplate.parse(template), logo: null, sheet, date: new Date('2026-11-25') }) as const;

test('draws sheets of the land that it was given, and the file, and goes on after a fault and a stop', async () => {
  await expect(thread.run(preview({}), call())).rejects.toThrow(PrintFault);
  expect(await thread.run({ kind: 'land', layers }, call())).toEqual({ plotCount: 2 });
  const shown = await thread.run(preview({ atlas: 'plots', title: 'Farm' }, 2), call());
  expect(shown).toMatchObject({ sheetCount: 3, name: 'South' });
  expect(shown.svg).toContain('South · Farm');
  await expect(thread.run(preview({ atlas: 'tiles' }), call())).rejects.toThrow('need a scale');

  const stop = new AbortController();
  const stopped = thread.run(
    { kind: 'file', format: 'pdf', name: 'map', template: printTemplate.parse({ atlas: 'plots' }), logo: null, date: new Date() },
    { signal: stop.signal },
  );
  stop.abort();
  await expect(stopped).rejects.toThrow();

  const shares: number[] = [];
  const pdf = await thread.run(
    { kind: 'file', format: 'pdf', name: 'map', template: printTemplate.parse({ atlas: 'plots' }), logo: null, date: new Date() },
    { ...call(), progress: (share) => shares.push(share) },
  );
  expect(pdf.pageCount).toBe(3);
  expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
  expect(shares.at(-1)).toBe(1);

  const one = printTemplate.parse({ dotsPerInch: 72 });
  const png = await thread.run({ kind: 'file', format: 'png', name: 'Farm', template: one, logo: null, date: new Date() }, call());
  expect(png.picture).toEqual({ width: 842, height: 595, dotsPerInch: 72 });
  expect(Object.keys(unzipSync(png.bytes))).toEqual(['Farm.png', 'Farm.pgw', 'Farm.png.aux.xml']);
}, 120_000);
