import { defineStore } from 'pinia';
import { computed } from 'vue';
import type { MapFeature, MapOverlay, MapProblem, OwnColours, ShapeLegend } from '#window/kit/map-types.ts';
import { decimal, text, whole } from '#window/kit/text/index.ts';
import { useElevationProfile } from '#window/layers/elevation-profile.ts';
import { useLayers } from '#window/layers/layers.ts';
import { basisWords, legendWords } from '#window/layers/legend-words.ts';
import { useEditing } from '#window/shapes/editing.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useParcelColours } from '#window/workspace/parcel-colours.ts';
import { useNewProject } from '#window/shapes/new-project.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { useProjectShapes, type ProjectShape } from '#window/workspace/project-shapes.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { createFileFeatures } from './file-features.ts';
import { createFilePaints, type FileLegend } from './file-paints.ts';
import { createGapsOnMap } from './gaps-on-map.ts';
import { useOpenProject } from './open-project.ts';
import { clearOutlines, groundsOf } from './picture-outlines.ts';
import { useWaitingShapes } from './waiting-shapes.ts';

const maxProblems = 500;

/** The colours of a styled file in words. */
function legendOfFile({ file, drawing: { by }, entries }: FileLegend, isNamed: boolean): ShapeLegend {
  const words = legendWords(entries);
  return {
    title: isNamed ? text('styling.legend', { name: file.name, basis: basisWords(by) }) : basisWords(by),
    items: entries.map(({ colour, count }, at) => ({ label: words[at]!, colour, count: whole(count) })),
  };
}

/** A legend of one file among several says of which. */
const legendsOf = (legends: readonly FileLegend[], areNamed: boolean) => legends.map((legend) => legendOfFile(legend, areNamed));

/** The classes of a figure, while the open project's parcels are coloured by one. */
function legendOf({ by, classes, none }: NonNullable<ReturnType<typeof useParcelColours>['legend']>): ShapeLegend {
  const limit = (value: number) => decimal(value, 0, 2);
  const words = ({ from, to }: { from: number; to: number | null }, index: number) => {
    if (to === null) return text('parcels.above', { from: limit(from) });
    return index === 0 ? text('parcels.below', { to: limit(to) }) : text('parcels.between', { from: limit(from), to: limit(to) });
  };
  return {
    title: text(`parcels.legend.${by}`),
    items: [
      ...classes.map((one, index) => ({ label: words(one, index), colour: one.colour })),
      { label: text('parcels.noFigure'), colour: none },
    ],
  };
}

const featureOf = ({ id, name, feature }: ProjectShape, own: OwnColours | null): MapFeature => ({
  id,
  geometry: feature.geometry,
  label: name,
  style: 'project',
  layer: 'project',
  ...(own ? { colours: own } : {}),
});

/** Marks above the shapes: what is wrong with them, and where the pointer is on the profile of heights, which moves and leaves the shapes alone. */
function createMarks() {
  const files = useFiles();
  const profile = useElevationProfile();
  const ofIssues = computed<MapProblem[]>(() =>
    files.issues
      .filter(({ problem }) => problem.location && problem.severity === 'error')
      .slice(0, maxProblems)
      .map(({ problem }) => ({ location: problem.location!, code: problem.code, severity: problem.severity })),
  );
  return computed<MapProblem[]>(() =>
    profile.place ? [...ofIssues.value, { location: profile.place, code: 'profile', severity: 'warning' }] : ofIssues.value,
  );
}

/** What the map shows: shapes of files, the open project or all projects, what is wrong, and the pictures of products. */
export const useMapContent = defineStore('mapContent', () => {
  const files = useFiles();
  const editing = useEditing();
  const workspace = useWorkspace();
  const layers = useLayers();
  const project = useOpenProject();
  const parcels = useProjectShapes();
  const ui = useUi();
  const layersOfFiles = createFileFeatures();
  const paintsOfFiles = createFilePaints();
  const waiting = useWaitingShapes();
  const newProject = useNewProject();
  const colours = useParcelColours();
  const gaps = createGapsOnMap();
  const shownParcels = useParcelFilter();
  const ofProject = computed(() => shownParcels.visible.map((shape) => featureOf(shape, colours.of(shape))));
  const grounds = computed(() => (project.overview.length > 0 ? [] : groundsOf(files.files, files.grounds)));
  const features = computed<MapFeature[]>(() => {
    const { current } = workspace;
    const { trial } = editing;
    const shown = clearOutlines(layersOfFiles(files.files, files.listed, ui.dark, files.icons), grounds.value);
    if (trial) {
      for (const [at, { id }] of shown.entries()) {
        const geometry = trial.geometries.get(id);
        if (geometry) shown[at] = { ...shown[at]!, geometry };
      }
    }
    if (project.overview.length > 0) return [...waiting.features, ...project.overview];
    if (current) {
      // Parcels that a filter hides do not come back as the boundary.
      shown.unshift(
        ...(parcels.shapes.length > 0
          ? ofProject.value
          : [{ id: current.record.id, geometry: current.geometry, style: 'project' as const, layer: 'project' }]),
      );
    }
    if (waiting.features.length > 0) shown.unshift(...waiting.features);
    return shown.concat(gaps.features.value);
  });
  const selectedIds = computed(() => [...files.selectedIds, ...parcels.selectedIds, ...gaps.chosen.value]);
  const problems = createMarks();
  const overlays = computed<MapOverlay[]>(() =>
    // Pictures of the project and their legends are not of a file that is opened beside it.
    (files.isOpen && newProject.replaces?.id !== workspace.current?.record.id ? [] : layers.list).map(
      ({ slug, version, words: _words, ...layer }) => ({ ...layer, id: `${slug}-${version}` }),
    ),
  );
  const painted = computed(() => paintsOfFiles(files.files, files.listed, ui.dark));
  const paints = computed(() => painted.value.paints);
  const legendsOfFiles = computed(() => (project.overview.length > 0 ? [] : legendsOf(painted.value.legends, files.files.length > 1)));
  const shapeLegends = computed(() =>
    parcels.shapes.length > 0 && colours.legend ? [...legendsOfFiles.value, legendOf(colours.legend)] : legendsOfFiles.value,
  );
  const parts = computed(() => ({ ...layers.shown }));
  return { features, selectedIds, problems, overlays, grounds, paints, shapeLegends, parts };
});
