import { isObject } from '#domain/object.ts';

/** So many features in a row came from one file. */
export interface SourceRun {
  name: string | null;
  format: string | null;
  features: number;
}
const maxRuns = 10_000;
const maxCharacters = 300;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, maxCharacters) : null);

/** `source_files` of a FeatureCollection (RFC 7946, 6.1: a foreign member). What is none of ours is left out: it is a note, not the boundary. */
export function runsOf(document: unknown): SourceRun[] {
  const runs = isObject(document) && Array.isArray(document['source_files']) ? document['source_files'].slice(0, maxRuns) : [];
  return runs.filter(isObject).map((run) => ({
    name: textOf(run['name']),
    format: textOf(run['format']),
    features: Number.isSafeInteger(run['features']) ? Math.max(0, Number(run['features'])) : 0,
  }));
}

/** The file of a feature by its index, asked in ascending order. Features without geometry are not sent, so that the runs count what arrives. */
export function sourceOfEach(runs: readonly SourceRun[]): (index: number) => SourceRun | undefined {
  let run = 0;
  let end = runs[0]?.features ?? 0;
  return (index) => {
    while (run < runs.length && index >= end) {
      run += 1;
      end += runs[run]?.features ?? 0;
    }
    return runs[run];
  };
}
