import { basename } from 'node:path';
import { UnreadableFile } from '#formats/format.ts';
import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { Ground } from './ground.ts';
import { openGround } from './open-ground.ts';
import type { AnswerGround, GroundGiven } from './print-task.ts';
import { archiveKind, openTileArchive } from './tile-archive.ts';
import { TileGround } from './tile-ground.ts';

type Ask = (question: Parameters<AnswerGround>[0]) => Promise<Uint8Array | null>;

async function openArchive(ask: Ask): Promise<Ground> {
  const read = async (offset: number, length: number) => new Uint8Array((await ask({ offset, length })) ?? []);
  const kind = archiveKind(await read(0, 16));
  if (!kind) throw new RangeError('no-archive');
  return new TileGround(await openTileArchive(kind, read));
}

/** Why a file is no ground, where that is not a fault of Hectare. */
function faultOf(error: unknown, name: string): PrintFault | null {
  if (error instanceof RangeError && error.message === 'vector-tiles')
    return new PrintFault(sentence('print.ground-vector-tiles', { name }));
  const isOfFile = error instanceof RangeError || error instanceof PhrasedRangeError || error instanceof UnreadableFile;
  return isOfFile || (error as NodeJS.ErrnoException).code !== undefined
    ? new PrintFault(sentence('print.ground-unreadable', { name }))
    : null;
}

/** Opens what lies below a map; to be closed. `ask` is asked for tiles and parts. Rejects with PrintFault where it cannot be drawn. */
export async function openGiven(given: GroundGiven, ask: Ask): Promise<Ground> {
  if (given.kind === 'tiles') return new TileGround({ ...given, tile: ask });
  try {
    return await (given.kind === 'file' ? openGround({ path: given.path }) : openArchive(ask));
  } catch (error) {
    throw faultOf(error, given.kind === 'file' ? basename(given.path) : given.name) ?? error;
  }
}
