import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile, writeFile, type Note } from '#formats/index.ts';
import type { Feature } from '#geo/types.ts';
import { guarded, unguarded } from './formula-guard.ts';

describe('cells that a spreadsheet would run', () => {
  test.each([
    ['=cmd|"/c calc"!A1', '\'=cmd|"/c calc"!A1'],
    ['@SUM(1)', "'@SUM(1)"],
    ['+1-555-0100', "'+1-555-0100"],
    ['  =1+1', "  '=1+1"],
    ['\t=1+1', "\t'=1+1"],
    ['\r\n=1+1', "\r\n'=1+1"],
    ['\u00A0=1+1', "\u00A0'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['"=1+1"', '"\'=1+1"'],
    ['north;=1+1', "north;'=1+1"],
    ['first line\n-2+3', "first line\n'-2+3"],
    ["'=1", "''=1"],
    ['\u200B=1+1', "\u200B'=1+1"],
    ['\u0085=1+1', "\u0085'=1+1"],
    ['\u061C=1+1', "\u061C'=1+1"],
    ['\u202E\u2060@SUM(1)', "\u202E\u2060'@SUM(1)"],
  ])('%j is guarded', (text, expected) => {
    expect(guarded(text)).toBe(expected);
    expect(unguarded(expected)).toBe(text);
  });

  test.each(['-12.5', '+3', '-1,5', '1e-7', 'Farm = north', "O'Brien", 'a-b', '', '  ', "'quoted'"])('%j stays as it is', (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  });

  const texts = fc.string({ unit: fc.constantFrom('=', '-', '@', '＝', "'", ' ', '\t', '\n', '\r', ';', '"', '1', '.', 'a') });
  test('every text comes back, and no cell of a guarded text begins with a sign', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const safe = guarded(text);
        expect(unguarded(safe)).toBe(text);
        if (safe === text && /^\s*[+-]?\d/.test(text)) return;
        for (const cell of safe.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
      }),
      { numRuns: 2000 },
    );
  });

  test('a long text of blanks and apostrophes takes one pass', () => {
    const long = `${" '".repeat(500_000)}=`;
    expect(unguarded(guarded(long))).toBe(long);
  });
});

describe('a table with such cells', () => {
  const properties = { name: '=HYPERLINK("http://x")', phone: '+254 700 000', note: ' @SUM(1)', list: ['a;=b'], depth: -5, '=head': 'x' };
  const feature: Feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [35, 0] }, properties };

  test('is written guarded, says so, and is read as it was', async () => {
    const notes: Note[] = [];
    const bytes = await writeFile('csv', [feature], { notes });
    expect(notes).toMatchObject([{ code: 'csv-guarded-cells', phrase: { params: { n: 5 } } }]);
    expect(new TextDecoder().decode(bytes)).toContain('"\'=HYPERLINK(""http://x"")",\'+254 700 000," \'@SUM(1)"');
    const back = await readFile(bytes, { fileName: 'x.csv' });
    expect(back.features[0]!.properties).toEqual({ ...properties, list: '["a;=b"]' });
    expect(back.notes).toMatchObject([{ code: 'csv-unguarded-cells' }]);
  });

  test('is written as it is where that is asked for', async () => {
    const notes: Note[] = [];
    const bytes = await writeFile('csv', [feature], { notes, keepFormulas: true });
    expect(new TextDecoder().decode(bytes)).toContain('"=HYPERLINK(""http://x"")",+254 700 000," @SUM(1)"');
    expect(notes).toEqual([]);
  });
});
