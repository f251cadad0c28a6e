import { proxy, transfer } from 'comlink';
import { toWkb, type Geometry, type ParcelPair } from '#geo/index.ts';
import type { BridgeOutput } from '#host/contract.ts';
import type { NotFetched } from '#host/groups/registered/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { pairing } from '#window/kit/workers/index.ts';
import { inOnePiece } from '#window/kit/workers/packed-bytes.ts';
import type { PackedShapes } from '#window/kit/workers/parcel-pairs.ts';
import type { Shape } from './open-shapes.ts';
import { packedShapes } from './packed-shapes.ts';

/** Why a project was not compared; `collection`: its members were in its place. */
type NotCompared = NotFetched | 'collection' | 'no-land';
type Fetched = BridgeOutput<'registered.fetch'>;
interface FoundPair extends Omit<ParcelPair, 'first' | 'second'> {
  shapeId: string;
  project: { id: string; name: string };
}
export interface Comparison {
  connectionId: string;
  shapes: readonly Shape[];
  projects: number;
  compared: number;
  unlisted: number;
  missing: ReadonlyMap<NotCompared, number>;
  pairs: FoundPair[];
  isComplete: boolean;
}

/** ids in one question for boundaries */
const idsAtOnce = 200;

function packed(geometries: readonly Geometry[]): PackedShapes {
  return {
    ...inOnePiece(geometries.map((geometry) => toWkb(geometry))),
    hectares: new Float64Array(geometries.length).fill(Number.NaN),
    valid: new Uint8Array(geometries.length),
  };
}

/** Boundaries of projects, a few hundred at once, in the order of the projects. */
async function* boundariesOf({ connectionId }: Fetched, ids: string[], signal: AbortSignal) {
  for (let at = 0; at < ids.length;) {
    const { found } = await hostCall('registered.boundaries', { connectionId, ids: ids.slice(at, at + idsAtOnce) }, { signal });
    if (found.length === 0) throw new RangeError('registered.boundaries');
    at += found.length;
    yield found;
  }
}

/** Puts the boundaries that can be compared behind the shapes in a worker; tells which projects they are, and why others are left out. */
async function takeProjects(fetched: Fetched, take: (shapes: PackedShapes) => Promise<unknown>, signal: AbortSignal) {
  const taken: { id: string; name: string }[] = [];
  const missing = new Map<NotCompared, number>();
  const leave = (reason: NotCompared) => missing.set(reason, (missing.get(reason) ?? 0) + 1);
  const listed = new Map(fetched.projects.map((project) => [project.id, project]));
  for (const { missing: reason } of fetched.projects) if (reason) leave(reason);
  const ids = fetched.projects.flatMap(({ id, missing: reason }) => (reason ? [] : [id]));
  for await (const found of boundariesOf(fetched, ids, signal)) {
    const geometries: Geometry[] = [];
    for (const { id, geometry, memberIds } of found) {
      if (!geometry) leave('no-boundary');
      // The land of a collection is that of its members.
      else if (memberIds.length > 0 && memberIds.every((member) => listed.has(member))) leave('collection');
      else {
        geometries.push(geometry);
        taken.push({ id, name: listed.get(id)!.name });
      }
    }
    if (geometries.length > 0) await take(packed(geometries));
  }
  return { taken, missing };
}

/** Fetches the boundaries that are not kept, and holds shapes against all of them. Throws HostFault, and an error once `signal` is aborted. */
export async function compareWithRegistered(
  shapes: readonly Shape[],
  onProgress: (doing: 'fetching' | 'comparing', share: number) => void,
  signal: AbortSignal,
): Promise<Comparison> {
  const fetched = await hostCall('registered.fetch', {}, { signal, onProgress: (share) => onProgress('fetching', share) });
  onProgress('comparing', 0);
  const worker = pairing();
  const inWorker = <T>(work: Promise<T>) => Promise.race([work, worker.failed, rejectedBy(signal)]);
  const take = (shapesOfWorker: PackedShapes) =>
    inWorker(worker.work.take(transfer(shapesOfWorker, [shapesOfWorker.bytes.buffer as ArrayBuffer])));
  try {
    await inWorker(worker.work.onlyWithReferences());
    for await (const some of packedShapes(shapes)) await take(some);
    await inWorker(worker.work.beginReferences());
    const { taken, missing } = await takeProjects(fetched, take, signal);
    const found = await inWorker(worker.work.find(proxy((share: number) => onProgress('comparing', share))));
    const lost = found.notCompared.filter(({ index }) => index >= shapes.length).length;
    if (lost > 0) missing.set('no-land', lost);
    return {
      connectionId: fetched.connectionId,
      shapes,
      projects: fetched.projects.length,
      compared: taken.length - lost,
      unlisted: fetched.unlisted,
      missing,
      isComplete: found.isComplete,
      pairs: found.pairs.map(({ first, second, ...pair }) => ({
        ...pair,
        shapeId: shapes[first]!.id,
        project: taken[second - shapes.length]!,
      })),
    };
  } finally {
    worker.end();
  }
}

/** Rejects when the work is to stop: a worker that goes on would be waited for. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
