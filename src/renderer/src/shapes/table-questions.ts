import { shallowRef } from 'vue';
import { hostCall } from '#window/kit/host/host.ts';
import type { IncomingFile, OpenFile, Unmapped } from './open-shapes.ts';

/** Refusals of a table that end where somebody names its columns. */
export const isWithoutPlaces = (code: string): boolean =>
  ['csv-without-places', 'spreadsheet-without-places', 'no-such-column', 'no-such-sheet'].includes(code);

const tableFormats = ['csv', 'spreadsheet'];

/** Tables that wait for somebody to say which of their columns hold places, and where the open ones can be read again. */
export function createTableQuestions() {
  const unmapped = shallowRef<Unmapped[]>([]);
  const contents = new Map<string, IncomingFile>();

  function keep({ id, format, path }: OpenFile, incoming: IncomingFile): void {
    // What the host can read again is not held twice.
    if (tableFormats.includes(format) && path === undefined) contents.set(id, incoming);
  }
  function ask(waiting: Unmapped): void {
    unmapped.value = [...unmapped.value, waiting];
  }
  function leave(waiting: Unmapped): void {
    unmapped.value = unmapped.value.filter((other) => other !== waiting);
  }
  /** Whether the columns of an open file can be chosen anew. */
  const canAsk = ({ id, format, path }: OpenFile): boolean => tableFormats.includes(format) && (path !== undefined || contents.has(id));

  /** Puts the question for a file that is open. Rejects where the file cannot be read any more. */
  async function askAgain(file: OpenFile): Promise<void> {
    const incoming = contents.get(file.id) ?? (await hostCall('files.read', { path: file.path! }));
    ask({ incoming, companions: {}, reason: null, replaces: file.id });
  }
  return { unmapped, keep, ask, leave, canAsk, askAgain };
}
