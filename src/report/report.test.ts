import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildReport, writePdf } from './index.ts';

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
if (!hasPoppler) console.log('skipped: no poppler here to read reports with (Debian: poppler-utils)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-report-'));

const project = (name: string, parts = 1) => ({
  id: 'p-1', user_id: 'u', project_name: name, created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z', area_hectares: 123.4567, centroid_lat: 1.005, centroid_lon: 35.005,
  geometry: { type: 'MultiPolygon', coordinates: Array.from({ length: parts }, (_, index) => [[[35 + index * 0.02, 1], [35.01 + index * 0.02, 1], [35.01 + index * 0.02, 1.01], [35 + index * 0.02, 1.01], [35 + index * 0.02, 1]]]) },
  geometry_hash: 'abc123', is_collection: false, subprojects: [], parent_collection: null, is_control_pool: false,
});
async function textOf(name: string, parts = 1): Promise<{ text: string; info: string }> {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.pdf`);
  writeFileSync(path, await writePdf(buildReport({ project: project(name, parts), connectionName: 'Embedded service', date: new Date('2026-11-20T12:00:00Z'), notes: 'Seen on foot.' })));
  return { text: execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }), info: execFileSync('pdfinfo', [path], { encoding: 'utf8' }) };
}

describe.skipIf(!hasPoppler)('the PDF', () => {
  test('says what it is about, in a tagged document', async () => {
    const { text, info } = await textOf('North block');
    for (const word of ['North block', '123.46 ha', 'Centroid', '1.005000° N, 35.005000° E', '35° 00′ 18.00″ E', 'abc123', 'Embedded service', '2026-11-20', 'Seen on foot.', 'Natural Earth', 'Karney']) expect(text).toContain(word);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Title:\s+North block/);
  });
  test.each(['Đồng Tháp', 'Лесной участок', 'उत्तर खंड', 'ป่าชุมชน', 'Ελαιώνας'])('writes %s', async (name) => {
    const letters = (word: string) => [...word.normalize('NFC').replaceAll(/\s/g, '')].sort().join('');
    const { text } = await textOf(name);
    const found = text.normalize('NFC').split('\n').some((row) => letters(row) === letters(name));
    expect(found || text.normalize('NFC').includes(name.normalize('NFC'))).toBe(true);
  });
  test('two thousand parts: pages follow, the rest is said', async () => {
    const { text, info } = await textOf('Many', 2000);
    expect(Number(/Pages:\s+(\d+)/.exec(info)![1])).toBeGreaterThan(3);
    expect(text).toContain('1800 more parts');
  });
});
