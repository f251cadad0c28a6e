import { wrap, type Remote } from 'comlink';
import type { EditingWork } from './editing.ts';
import type { GeometryWork } from './geometry.ts';
import bordersAddress from '../../../../../resources/boundaries/admin-1.topo.json.gz?url';
import type { ClassPictureWork } from './class-picture.ts';
import type { ParcelPairsWork } from './parcel-pairs.ts';
import type { OwnMapWork } from './own-map.ts';
import type { PlaceNamesWork } from './place-names.ts';
import type { RasterFiguresWork } from './raster-figures.ts';
import type { RasterWork } from './raster.ts';
import type { ReadingWork } from './reading.ts';
import type { ShapePicturesWork } from './shape-pictures.ts';
import { lasting, watched, type WatchedWorker } from './watched-worker.ts';
import type { WritingWork } from './writing.ts';

/** Where workers read the borders of the world. */
export const bordersHref = (): string => new URL(bordersAddress, document.baseURI).href;

let placesRemote: Promise<Remote<PlaceNamesWork>> | null = null;

/** The geometry worker, started at first use. */
export const geometry = lasting<GeometryWork & EditingWork>(
  () => new Worker(new URL('./geometry.worker.ts', import.meta.url), { type: 'module' }),
);
/** The raster worker, started at first use. */
const startRasters = () => new Worker(new URL('./raster.worker.ts', import.meta.url), { type: 'module' });
export const rasters = lasting<RasterWork & ClassPictureWork>(startRasters);
const places = lasting<PlaceNamesWork>(() => new Worker(new URL('./place-names.worker.ts', import.meta.url), { type: 'module' }));
/** The place worker with the borders of the world, started at first use. Rejects when the borders cannot be read; the next question tries again. */
export function placeNames(): Promise<Remote<PlaceNamesWork>> {
  placesRemote ??= (async () => {
    const remote = places();
    await remote.open(bordersHref());
    return remote;
  })();
  placesRemote.catch(() => {
    placesRemote = null;
  });
  return placesRemote;
}
/** A worker with what it does; `end` ends it in the middle of that. */
interface OwnWorker<Work> {
  work: Remote<Work>;
  /** Rejects when the worker could not be loaded or fell over: its work would never answer. */
  failed: Promise<never>;
  end: () => void;
}
/** Workers that one asks for again and again: the next one is started while nobody waits for it, because starting takes a tenth of a second and more. */
function kept<Work>(start: () => Worker): { take: () => OwnWorker<Work>; prepare: () => void } {
  let spare: WatchedWorker | null = null;
  return {
    take() {
      const { worker, failed } = spare ?? watched(start);
      spare = null;
      return { work: wrap<Work>(worker), failed, end: () => worker.terminate() };
    },
    prepare() {
      spare ??= watched(start);
    },
  };
}
const picturing = kept<ShapePicturesWork>(() => new Worker(new URL('./shape-pictures.worker.ts', import.meta.url), { type: 'module' }));
const readers = kept<ReadingWork & WritingWork>(() => new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' }));
const figuring = kept<RasterFiguresWork & OwnMapWork>(startRasters);
const comparing = kept<ParcelPairsWork>(() => new Worker(new URL('./parcel-pairs.worker.ts', import.meta.url), { type: 'module' }));
/** A worker for one search of shapes that have land in common; ended to stop it. */
export const pairing = comparing.take;
/** A worker for figures of one raster, or of one map that is laid over shapes; ended to stop it. */
export const rasterFigures = figuring.take;
/** A worker of one map that draws crowds of shapes; ended with its shapes. */
export const shapePictures = picturing.take;
/** A worker for reading or writing one file; ended in the middle of a file, whatever that file does to it. */
export const reading = readers.take;
/** When the window has nothing to do: what opening a file needs. */
export function prepareForFiles(): void {
  requestIdleCallback(
    () => {
      readers.prepare();
      picturing.prepare();
    },
    { timeout: 5000 },
  );
}
