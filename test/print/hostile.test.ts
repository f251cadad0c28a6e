import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { print } from '#cli/print.ts';
import type { PrintTemplate } from '#print/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-print-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const hostile = [
  ') /Type /Action /S /JavaScript /JS (app.alert(1)) >> endobj <<',
  '<script>alert(1)</script> javascript:alert(1)',
  '\u202Egnp.exe\u202C \u2066x',
  'a\u0000b\u0007\u001b]0;owned\u0007',
  '\ud800 half of a pair',
  '{name}{title}{page}',
  'x'.repeat(1_000_000),
  'العربية'.repeat(20_000),
  '\u0301'.repeat(100_000),
];

const collection = {
  type: 'FeatureCollection',
  features: hostile.map((name, at) => {
    const west = 10 + at / 100;
    const ring = [
      [west, 1],
      [west + 0.008, 1],
      [west + 0.008, 1.008],
      [west, 1.008],
      [west, 1],
    ];
    return { type: 'Feature', properties: { name, [name.slice(0, 100_000)]: name }, geometry: { type: 'Polygon', coordinates: [ring] } };
  }),
};
const file = join(folder, 'hostile.geojson');
writeFileSync(file, JSON.stringify(collection));

/** The objects of a PDF, without what stands in literal strings and streams. */
const structureOf = (path: string): string =>
  readFileSync(path, 'latin1')
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, '');

async function printed(template: Partial<PrintTemplate>): Promise<string> {
  const to = join(folder, 'map.pdf');
  await print([file], { to, template, json: true }, { out: () => {}, err: () => {} }, new AbortController().signal);
  return structureOf(to);
}
const actions = /\/(?:JavaScript|JS|Launch|OpenAction|AA|URI|SubmitForm|GoToR|EmbeddedFile)\b/;

test('names of strangers become letters on paper: an atlas of them ends, and its file does nothing', async () => {
  expect(await printed({ atlas: 'plots' })).not.toMatch(actions);
});

test('title, text and QR code may be any text', async () => {
  for (const text of hostile) {
    const said = text.slice(0, 200);
    expect(await printed({ title: said, text: said, qr: said })).not.toMatch(actions);
  }
});
