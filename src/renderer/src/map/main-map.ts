import { defineStore } from 'pinia';
import { nextTick } from 'vue';
import type { MapController } from './map-controller.ts';

/**
 * The map of the window. A command waits until the map is mounted, and until what was changed before it has reached the map: who opens a file and then fits the
 * view to its shapes needs to know neither.
 */
export const useMainMap = defineStore('mainMap', () => {
  let mounted = Promise.withResolvers<MapController>();
  /** The map that answers from now on; what it gives ends that. */
  function attach(controller: MapController): () => void {
    mounted.resolve(controller);
    return () => {
      mounted = Promise.withResolvers();
    };
  }
  async function map(): Promise<MapController> {
    const controller = await mounted.promise;
    await nextTick();
    return controller;
  }
  const commands: MapController = {
    fitTo: async (ids, atOnce) => (await map()).fitTo(ids, atOnce),
    reveal: async (ids) => (await map()).reveal(ids),
    fitAll: async () => (await map()).fitAll(),
    fitBox: async (box) => (await map()).fitBox(box),
    refit: async () => (await map()).refit(),
    follow: async (id, isFirst) => (await map()).follow(id, isFirst),
    zoomToPoint: async (lonLat) => (await map()).zoomToPoint(lonLat),
    zoomToBasemap: async (id, when) => (await map()).zoomToBasemap(id, when),
    goTo: async (place) => (await map()).goTo(place),
    viewBox: async () => (await map()).viewBox(),
    print: async (title) => (await map()).print(title),
    finishSketch: async () => (await map()).finishSketch(),
    removeLastPoint: async () => (await map()).removeLastPoint(),
    addPoint: async (lonLat) => (await map()).addPoint(lonLat),
  };
  return { attach, ...commands };
});
