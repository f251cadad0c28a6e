import { defineStore } from 'pinia';
import { ref } from 'vue';
import { useMainMap } from '#window/map/main-map.ts';
import { useOutbox } from '#window/offline/outbox.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useGapSearch } from '#window/shapes/gap-search.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useOpenProject } from './open-project.ts';
import { useShapeSelection } from './shape-selection.ts';
import { useWaitingShapes } from './waiting-shapes.ts';

/** A strip may run along thousands of shapes: so many of them are selected. */
const maxBeside = 200;

/** Goes from a shape, a problem or a click to its place on the map and in the lists. */
export const useShapesOnMap = defineStore('shapesOnMap', () => {
  const files = useFiles();
  const map = useMainMap();
  const project = useOpenProject();
  const selection = useShapeSelection();
  const waiting = useWaitingShapes();
  const gaps = useGapSearch();
  const outbox = useOutbox();
  const ui = useUi();
  const issueAt = ref(-1);

  function show(id: string): void {
    selection.select(id);
    void map.fitTo([id]);
  }
  /** Two shapes of files, both selected and in sight. */
  function showPair(ids: [string, string]): void {
    selection.take(ids, 'one');
    void map.fitTo(ids);
  }
  /** Land of nobody between shapes, with those around it selected. */
  function showGap(id: string, shapeIds: string[]): void {
    selection.take(shapeIds.slice(0, maxBeside), 'one');
    void map.fitTo([id]);
  }
  function showPlace(lonLat: [number, number]): void {
    void map.zoomToPoint(lonLat);
  }
  function nextIssue(): void {
    const list = files.issues;
    if (list.length === 0) return;
    issueAt.value = (issueAt.value + 1) % list.length;
    const { shape, problem } = list[issueAt.value]!;
    selection.select(shape.id);
    if (problem.location) showPlace(problem.location);
    else void map.fitTo([shape.id]);
  }
  /** What a click, a box or a lasso on the map takes. Shapes of files come first: they are being worked on. */
  function taken(ids: readonly string[], how: 'one' | 'toggle' | 'extend'): void {
    const [first] = ids;
    if (first !== undefined && project.overview.some((point) => point.id === first)) {
      void project.open(first);
      return;
    }
    if (first !== undefined && gaps.rows.some(({ gap }) => gap.id === first)) {
      gaps.lead = first;
      return;
    }
    const entry = first === undefined ? null : waiting.entryOf(first);
    if (entry !== null) {
      outbox.show(entry);
      return;
    }
    if (selection.take(ids, how) === 'parcels' && files.listed.length === 0) ui.drawerTab = 'shapes';
  }
  return { show, showPair, showGap, showPlace, nextIssue, taken };
});
