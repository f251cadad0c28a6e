import type { FeatureBatch } from './format.ts';

/** The batch of a file inside another one: its indexes count from `first`, its features lie under a folder of that name (null: none). */
export function placed({ features, notes, late, ...given }: FeatureBatch, first: number, folder: string | null): FeatureBatch {
  if (folder !== null)
    for (const feature of features)
      feature.properties = { ...feature.properties, folder: [folder, feature.properties?.['folder']].filter(Boolean).join('/') };
  const inFolder = (path: string) => [folder, path].filter(Boolean).join('/');
  const rest = {
    // The style of one file among several is none of all.
    ...(given.style && folder === null && first === 0 ? { style: given.style } : {}),
    ...(given.folders ? { folders: given.folders.map((one) => ({ ...one, path: inFolder(one.path) })) } : {}),
  };
  if (first === 0) return { features, notes, ...rest, ...(late ? { late } : {}) };
  return {
    ...rest,
    features,
    notes: notes.map((note) => (note.feature === undefined ? note : { ...note, feature: note.feature + first })),
    ...(late ? { late: late.map(({ feature, properties }) => ({ feature: feature + first, properties })) } : {}),
  };
}
