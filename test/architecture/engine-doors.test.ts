import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Calls of the engine that do not count their work themselves, and who counts it before. */
const doors: Record<string, string[]> = {
  unaryUnion: ['editing/split.ts', 'parcel-gaps/find.ts', 'united-land.ts'],
  makeValid: ['made-valid.ts', 'repair.ts'],
  polygonize: ['editing/split.ts'],
  bufferPlanar: ['editing/buffer.ts', 'parcel-gaps/tile-land.ts'],
  triangulate: ['hole-free.ts'],
};

test('the engine is asked for work without a bound by nobody', () => {
  const sources = readdirSync('src/geo', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'geos.ts');
  const users = (call: string) =>
    sources.filter((file) =>
      new RegExp(`import \\{[^}]*\\b${call}\\b[^}]*\\} from '[./]*/geos\\.ts'`).test(readFileSync(`src/geo/${file}`, 'utf8')),
    );
  expect(Object.fromEntries(Object.keys(doors).map((call) => [call, users(call).sort()]))).toEqual(doors);
});
