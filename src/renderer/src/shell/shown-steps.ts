import { nextTick } from 'vue';
import { useMainMap } from '#window/map/main-map.ts';
import { useFiles, type Shape } from '#window/shapes/files.ts';

/** A step back or forth, after which the map shows what it changed, where that is out of sight. */
export async function takeStep(step: () => void): Promise<void> {
  const files = useFiles();
  const before = new Map<string, Shape>(files.shapes.map((shape) => [shape.id, shape]));
  step();
  await nextTick();
  const changed = files.shapes.filter((shape) => before.get(shape.id)?.feature.geometry !== shape.feature.geometry);
  if (changed.length > 0) await useMainMap().reveal(changed.map(({ id }) => id));
}
