import type { PrintLayer } from '#print/subject-of.ts';
import { fileColours } from '#window/kit/colours.ts';
import { useFiles } from '#window/shapes/files.ts';
import { featuresOfProject } from '#window/shapes/project-saving.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '');

/** What a printed map shows: the shapes of open files that are neither hidden nor filtered out, a layer for each file; else the parcels of the open project. */
export function landToPrint(): PrintLayer[] {
  const files = useFiles();
  const { current } = useWorkspace();
  if (!files.isOpen)
    return current ? [{ title: current.record.project_name, nameField: 'name', features: featuresOfProject(false, false) }] : [];
  return files.files.flatMap(({ id, name, labelField, colour }): PrintLayer[] => {
    const features = files.withGeometry
      .filter(({ fileId }) => fileId === id)
      .map(({ feature }) => ({ type: 'Feature' as const, geometry: feature.geometry, properties: feature.properties }));
    if (features.length === 0) return [];
    return [
      {
        title: withoutEnding(name),
        nameField: labelField ?? 'name',
        features,
        ...(colour && colour !== 'own' ? { colour: fileColours[colour].light } : {}),
      },
    ];
  });
}
