import { PlaceIndex, type PlaceTopology } from '#products/shared/places/compute-place.ts';

let index: Promise<PlaceIndex> | null = null;

/** The borders of countries and states in a worker (gzip of TopoJSON), read once. Rejects when they cannot be read; the next call tries again. */
export function bordersAt(address: string): Promise<PlaceIndex> {
  index ??= fetch(address).then(async (answer) => {
    if (!answer.ok || !answer.body) throw new Error(`The borders could not be read (${answer.status})`);
    const text = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text();
    return new PlaceIndex(JSON.parse(text) as PlaceTopology);
  });
  index.catch(() => {
    index = null;
  });
  return index;
}
