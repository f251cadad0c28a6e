import { defineStore } from 'pinia';
import { ref } from 'vue';
import { useMainMap } from '#window/map/main-map.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useProjectShapes } from '#window/workspace/project-shapes.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useOpenProject } from './open-project.ts';

/** Goes from a shape, a problem or a click to its place on the map and in the lists. */
export const useShapesOnMap = defineStore('shapesOnMap', () => {
  const files = useFiles();
  const map = useMainMap();
  const project = useOpenProject();
  const parcels = useProjectShapes();
  const ui = useUi();
  const issueAt = ref(-1);

  function show(id: string): void {
    files.selected = id;
    void map.fitTo([id]);
  }
  function showParcel(id: string): void {
    parcels.selected = id;
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
    files.selected = shape.id;
    if (problem.location) showPlace(problem.location);
    else void map.fitTo([shape.id]);
  }
  /** A click on the map. With Shift or Ctrl, shapes are gathered for what is done to several. */
  function clicked([id]: string[], add: boolean): void {
    if (id && project.overview.some((point) => point.id === id)) {
      void project.open(id);
      return;
    }
    if (id && parcels.byId.has(id)) {
      parcels.selected = id;
      files.selected = null;
      if (files.listed.length === 0) ui.drawerTab = 'shapes';
      return;
    }
    parcels.selected = null;
    const known = id && files.shapes.some((shape) => shape.id === id) ? id : null;
    if (add && known) files.choose(known, !files.chosenIds.has(known));
    else files.selected = known;
  }
  return { show, showParcel, showPlace, nextIssue, clicked };
});
