import { text } from '#window/kit/text/index.ts';

/** A library that ships with Hectare; `texts` are numbers of the list of texts. `scripts/generate-licences.ts` makes the file when the window is built. */
export interface Licence {
  name: string;
  version: string;
  licence: string;
  author: string;
  texts: number[];
}
export interface Licences {
  packages: Licence[];
  texts: string[];
}

let read: Promise<Licences> | null = null;

/** Every library with its licence; from a file of the window itself. Rejects when it cannot be read. */
export function allLicences(): Promise<Licences> {
  read ??= fetch('licences.json').then(async (answer) => {
    if (!answer.ok) throw new Error(text('licences.unreadable'));
    return (await answer.json()) as Licences;
  });
  read.catch(() => {
    read = null;
  });
  return read;
}
