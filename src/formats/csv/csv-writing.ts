import { noteOf, type FeatureWalk, type WriteOptions } from '../format.ts';
import { ownValue } from '../own-properties.ts';
import { geometryToText } from '../text/geometry-text.ts';
import { say } from '../phrases/index.ts';
import { systemCell, systemColumn } from '../written-system.ts';
import { guarded } from './formula-guard.ts';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line per feature, the shape first as well-known text, the columns of all features after it; lists and objects as JSON. */
export async function* csvPieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  let withId = false;
  const named = new Set<string>();
  for await (const features of walk()) {
    for (const { id, properties } of features) {
      withId ||= id !== undefined;
      for (const key in properties) named.add(key);
    }
  }
  const keys = [...named].filter((key) => !(withId && key === 'id'));
  if (named.has('WKT')) options.notes?.push(noteOf('csv-column-renamed', 'info', say('file.csv.column-renamed')));
  const system = systemCell(options.written);
  const nameOf = (key: string) => (key === 'WKT' || (system !== null && key.toLowerCase() === systemColumn) ? `${key}_2` : key);
  let guardedCount = 0;
  const text = (plain: string) => {
    const safe = options.keepFormulas ? plain : guarded(plain);
    if (safe !== plain) guardedCount += 1;
    return quoted(safe);
  };
  const cell = (value: unknown) =>
    value === null || value === undefined
      ? ''
      : typeof value === 'number'
        ? String(value)
        : text(typeof value === 'object' ? JSON.stringify(value) : String(value));
  const encoder = new TextEncoder();
  // The mark at the beginning tells spreadsheets that the letters are UTF-8.
  yield encoder.encode(
    `\uFEFF${['WKT', ...(system === null ? [] : [systemColumn]), ...(withId ? ['id'] : []), ...keys.map(nameOf)].map(text).join(',')}\r\n`,
  );
  for await (const features of walk()) {
    const lines = features.map(({ id, geometry, properties }) =>
      [
        geometry ? quoted(geometryToText(geometry, options.precision)) : '',
        ...(system === null ? [] : [geometry ? system : '']),
        ...(withId ? [cell(id ?? ownValue(properties, 'id'))] : []),
        ...keys.map((key) => cell(ownValue(properties, key))),
      ].join(','),
    );
    yield encoder.encode(lines.map((line) => `${line}\r\n`).join(''));
  }
  if (guardedCount > 0) options.notes?.push(noteOf('csv-guarded-cells', 'info', say('file.csv.guarded-cells', { n: guardedCount })));
}
