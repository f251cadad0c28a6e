import type { Feature, Summary } from '#geo/index.ts';

// Measured in Chromium with 27 million corners open: coordinates, the map's copy of them, the table and the steps that can be taken back.
const bytesPerCorner = 62;
const bytesPerShape = 600;
const bytesPerAttribute = 40;
/** The rest of the window, and what it does with shapes, have to fit as well. */
const shareForShapes = 0.6;
/** of the JavaScript heap, where the browser does not say */
const defaultHeapBytes = 2 ** 31;

/** Bytes that a shape takes in the window, roughly. */
export function bytesOf({ feature, summary }: { feature: Feature; summary: Summary | null }): number {
  let bytes = bytesPerShape + bytesPerCorner * (summary?.vertexCount ?? 0);
  for (const value of Object.values(feature.properties ?? {}))
    bytes +=
      bytesPerAttribute +
      (typeof value === 'string' ? value.length : typeof value === 'object' && value ? JSON.stringify(value).length : 0);
  return bytes;
}

/** Bytes of shapes that the window can hold. Beyond its heap a browser ends the whole window without asking. */
export function roomForShapesBytes(): number {
  const { memory } = performance as Performance & { memory?: { jsHeapSizeLimit: number } };
  return shareForShapes * (memory?.jsHeapSizeLimit ?? defaultHeapBytes);
}
