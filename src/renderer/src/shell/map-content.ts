import { defineStore } from 'pinia';
import { computed } from 'vue';
import { following } from '#window/kit/following.ts';
import type { MapFeature, MapOverlay, MapProblem } from '#window/kit/map-types.ts';
import { useLayers } from '#window/layers/layers.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles, type Shape } from '#window/shapes/files.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useOpenProject } from './open-project.ts';

const maxProblems = 500;

/** What the map shows: shapes of files, the open project or all projects, what is wrong, and the pictures of products. */
export const useMapContent = defineStore('mapContent', () => {
  const files = useFiles();
  const editing = useEditing();
  const workspace = useWorkspace();
  const layers = useLayers();
  const project = useOpenProject();
  const parcels = useProjectShapes();
  const onMap = following((shape: Shape): MapFeature | null =>
    shape.feature.geometry
      ? { id: shape.id, geometry: shape.feature.geometry, label: shape.name, style: shape.summary?.valid === false ? 'problem' : 'import' }
      : null,
  );
  const ofProject = computed<MapFeature[]>(() =>
    parcels.shapes.map(({ id, name, feature }) => ({ id, geometry: feature.geometry, label: name, style: 'project' })),
  );
  const features = computed<MapFeature[]>(() => {
    const { current } = workspace;
    const { trial } = editing;
    const shown = onMap(files.listed).filter((feature) => feature !== null);
    if (trial) {
      for (const [at, { id }] of shown.entries()) {
        const geometry = trial.geometries.get(id);
        if (geometry) shown[at] = { ...shown[at]!, geometry };
      }
    }
    if (project.overview.length > 0) return project.overview;
    if (current) {
      const own = ofProject.value;
      shown.unshift(...(own.length > 0 ? own : [{ id: current.record.id, geometry: current.geometry, style: 'project' as const }]));
    }
    return shown;
  });
  const selectedIds = computed(() => [
    ...new Set([...(files.selected ? [files.selected] : []), ...(parcels.selected ? [parcels.selected] : []), ...files.chosen]),
  ]);
  const problems = computed<MapProblem[]>(() =>
    files.issues
      .filter(({ problem }) => problem.location && problem.severity === 'error')
      .slice(0, maxProblems)
      .map(({ problem }) => ({ location: problem.location!, code: problem.code, severity: problem.severity })),
  );
  const overlays = computed<MapOverlay[]>(() =>
    layers.list.map(({ slug, version, words: _words, ...layer }) => ({ ...layer, id: `${slug}-${version}` })),
  );
  const parts = computed(() => ({ ...layers.shown }));
  return { features, selectedIds, problems, overlays, parts };
});
