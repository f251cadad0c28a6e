import { formatList, type FormatFacts } from './list.ts';

const allFacts: readonly FormatFacts[] = formatList;
const distinct = (extensions: readonly string[]) => [...new Set(extensions)];

/** The ending of a file name in lower case with its dot, or "". */
export const endingOf = (fileName: string): string => /\.[^./\\]+$/.exec(fileName.toLowerCase())?.[0] ?? '';

/** Endings of everything that can be opened, also of the files that belong to another one. */
export const openableExtensions: readonly string[] = distinct(
  allFacts.filter(({ reads }) => reads).flatMap(({ extensions, companions = [] }) => [...extensions, ...companions]),
);

/** Endings of the files that stand beside another one. */
export const companionExtensions: readonly string[] = distinct(
  allFacts.flatMap(({ companions = [], unusedCompanions = [] }) => [...companions, ...unusedCompanions]),
);

/** Endings of the files that belong to one with this ending; with `unused` also of those that hold nothing Hectare needs. An archive has its parts inside. */
export const partsBesideOf = (ending: string, unused = false): readonly string[] =>
  ending === '.zip'
    ? []
    : allFacts
        .filter(({ extensions }) => extensions.includes(ending))
        .flatMap(({ companions = [], unusedCompanions = [] }) => (unused ? [...companions, ...unusedCompanions] : companions));

export const isOpenable = (fileName: string): boolean => openableExtensions.includes(endingOf(fileName));

const plainExtensions = allFacts.flatMap(({ plain = [] }) => plain);
/** Whether a word of a command line is a file to open. */
export const isMeantToOpen = (fileName: string): boolean => isOpenable(fileName) && !plainExtensions.includes(endingOf(fileName));

/** Media types of many kinds of files: claiming one would make Hectare the program for all of them. */
const generalMediaTypes = ['text/plain', 'text/csv', 'application/json', 'application/zip'];

export interface FileAssociation {
  ext: string[];
  name: string;
  role: 'Viewer';
  mimeType?: string;
}

/** The formats that installers register Hectare for, each with the endings that it claims. */
export const claimedFormats: { facts: FormatFacts; extensions: string[] }[] = allFacts.flatMap((facts) => {
  const extensions = facts.extensions.filter((extension) => !facts.unclaimed?.includes(extension));
  return facts.reads && extensions.length > 0 ? [{ facts, extensions }] : [];
});

/** Whether a media type says more of a file than that it is text, JSON or a ZIP archive. */
export const isOwnMediaType = (mediaType: string): boolean => !generalMediaTypes.includes(mediaType);

/** What the installer registers Hectare for, in electron-builder's form. */
export const fileAssociations: FileAssociation[] = claimedFormats.map(({ facts: { label, mediaType }, extensions }) => ({
  ext: extensions.map((extension) => extension.slice(1)),
  name: label,
  role: 'Viewer',
  ...(isOwnMediaType(mediaType) ? { mimeType: mediaType } : {}),
}));
