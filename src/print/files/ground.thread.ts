// Reads and packs pieces of the ground of a printed map, beside other threads that do the same.
import { parentPort } from 'node:worker_threads';
import { GeoTiffGround } from './geotiff-ground.ts';
import { packedPiece } from './ground-pieces.ts';
import type { GroundReply, GroundTask } from './ground-task.ts';

let opened: { key: string; ground: GeoTiffGround } | null = null;

async function openOnce(source: GroundTask['source']): Promise<GeoTiffGround> {
  const key = JSON.stringify(source);
  if (opened?.key !== key) {
    await opened?.ground.close();
    opened = null;
    opened = { key, ground: await GeoTiffGround.open(source) };
  }
  return opened.ground;
}

/** Place of the next piece that nobody has taken; null without one. */
function take(shares: GroundTask['shares'], own: number): number | null {
  const count = shares.length / 2;
  for (let step = 0; step < count; step += 1) {
    const share = ((own + step) % count) * 2;
    const at = Atomics.add(shares, share, 1);
    if (at < shares[share + 1]!) return at;
  }
  return null;
}

async function work({ source, grids, shares, own }: GroundTask): Promise<void> {
  const ground = await openOnce(source);
  for (let at = take(shares, own); at !== null; at = take(shares, own)) {
    const bytes = await packedPiece(ground, grids[at]!);
    parentPort!.postMessage({ at, bytes } satisfies GroundReply, bytes ? [bytes.buffer] : []);
  }
}

parentPort!.on('message', (task: GroundTask) => {
  work(task).then(
    () => {
      parentPort!.postMessage({ isDone: true } satisfies GroundReply);
    },
    (error: Error) => {
      parentPort!.postMessage({ fault: error.message } satisfies GroundReply);
    },
  );
});
