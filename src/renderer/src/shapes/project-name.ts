import type { OpenFile, Shape } from './open-shapes.ts';

/**
 * What a project of these shapes would be called: as the one shape that was picked out of several, else as the file of the first of them, which is one that is seen.
 * '' where there is no shape.
 */
export function suggestedProjectName(taken: readonly Shape[], files: readonly OpenFile[], openCount: number): string {
  const [first] = taken;
  if (!first) return '';
  if (taken.length === 1 && openCount > 1 && first.name !== '') return first.name;
  const file = files.find(({ id }) => id === first.fileId);
  return (file?.name ?? '').replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' ');
}
