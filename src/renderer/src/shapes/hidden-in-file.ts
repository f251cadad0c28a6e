import type { OpenFile, Shape, ShownInSpite } from './open-file.ts';

/** What a file hides together: a folder with all inside it (its path; empty for the whole document), several folders, or single shapes. */
export interface HiddenGroup {
  kind: 'folder' | 'otherFolders' | 'single';
  paths: readonly string[];
  count: number;
  isShown: boolean;
}

/** So many folders have a row of their own. */
const maxRows = 30;
const nothing: ShownInSpite = { folders: [], isSingle: false };

/** In other formats `visibility` may be how far one sees. */
const isKml = ({ format }: Pick<OpenFile, 'format'>) => format === 'kml' || format === 'kmz';
const isSingleHidden = ({ feature: { properties } }: Shape) => properties?.['visibility'] === '0' || properties?.['visibility'] === 'false';
const isWithin = (folder: string, path: string) => path === '' || folder === path || folder.startsWith(`${path}/`);
const hiddenPaths = (file: OpenFile) => [...new Set((file.folders ?? []).flatMap(({ path, isHidden }) => (isHidden ? path : [])))];

/** Tells which shapes of a file are not on the map because the file says so; null where it hides none. A folder hides what is inside it, whatever that says (KML 2.3, section 9.1.3). */
export function hiddenInFile(file: OpenFile): ((shape: Shape) => boolean) | null {
  if (!isKml(file)) return null;
  const { folders, isSingle } = file.shown ?? nothing;
  const shown = new Set(folders);
  const hidden = hiddenPaths(file).filter((path) => !shown.has(path));
  const known = new Map<string, boolean>();
  const isFolderHidden = (folder: string) => {
    let answer = known.get(folder);
    if (answer === undefined) known.set(folder, (answer = hidden.some((path) => isWithin(folder, path))));
    return answer;
  };
  return (shape) => (!isSingle && isSingleHidden(shape)) || (hidden.length > 0 && isFolderHidden(shape.folder));
}

/** What a file hides, with how many shapes; empty for most. */
export function hiddenGroups(file: OpenFile, shapes: readonly Shape[]): HiddenGroup[] {
  if (!isKml(file)) return [];
  const shown = file.shown ?? nothing;
  const paths = hiddenPaths(file);
  const own = paths.length > maxRows ? paths.slice(0, maxRows - 1) : paths;
  const rest = paths.slice(own.length);
  const perFolder = new Map<string, number>();
  let single = 0;
  for (const shape of shapes) {
    if (shape.fileId !== file.id) continue;
    if (paths.length > 0) perFolder.set(shape.folder, (perFolder.get(shape.folder) ?? 0) + 1);
    if (isSingleHidden(shape)) single += 1;
  }
  const countOf = (within: readonly string[]) =>
    [...perFolder].reduce((sum, [folder, count]) => sum + (within.some((path) => isWithin(folder, path)) ? count : 0), 0);
  const group = (kind: HiddenGroup['kind'], of: readonly string[]): HiddenGroup => ({
    kind,
    paths: of,
    count: countOf(of),
    isShown: of.every((path) => shown.folders.includes(path)),
  });
  return [
    ...own.map((path) => group('folder', [path])),
    ...(rest.length > 0 ? [group('otherFolders', rest)] : []),
    ...(single > 0 ? [{ kind: 'single' as const, paths: [], count: single, isShown: shown.isSingle }] : []),
  ].filter(({ count }) => count > 0);
}

/** With a group shown or hidden again. */
export function withShown(
  before: ShownInSpite | undefined,
  { kind, paths }: Pick<HiddenGroup, 'kind' | 'paths'>,
  isShown: boolean,
): ShownInSpite {
  const { folders, isSingle } = before ?? nothing;
  if (kind === 'single') return { folders, isSingle: isShown };
  const others = folders.filter((path) => !paths.includes(path));
  return { folders: isShown ? [...others, ...paths] : others, isSingle };
}
