import { NothingThere } from '#datasets/data-access.ts';
import { findScenes, type Scene } from '#datasets/sentinel2.ts';
import { dayMilliseconds } from '#domain/time.ts';
import { boundingBox } from '#geo/index.ts';
import { writePng } from '#raster/png.ts';
import { PermanentFault, type Collected, type CollectContext, type ProductProject } from '#products/product.ts';
import { pictureComment, provenanceOf } from '#products/shared/provenance.ts';
import { sentencesOf } from '#sentences/phrases/index.ts';
import { acquisitions, clearnessOf, sharesOn, type Looking } from './acquisitions.ts';
import { brightReflectance, gamma, paintClear, withSurroundings } from './compute-true-colour.ts';
import { pictureGrid } from './compute.ts';
import { facts } from './facts.ts';
import { coloursOf } from './scene-picture.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const lookBackDays = 120;
/** The first image shows at least this share of the project clear; older ones fill what it hides. */
const minClear = 0.7;
/** So many images at most are looked at, and so many of them are painted. */
const maxLooked = 8;
const maxPainted = 4;
/** An image that adds less than this share of the picture is not read. */
const minAdded = 0.01;

export const trueColourVariant = 'true-colour=1';

export interface TrueColour {
  kind: 'true-colour';
  box: { west: number; south: number; east: number; north: number };
  /** days of the images, the one with most of the picture first; the share of the picture that each shows */
  days: { acquired: string; share: number }[];
  sceneIds: string[];
  /** of the picture; the rest was under cloud in every image and is transparent */
  shownFraction: number;
}
export const isTrueColour = (data: unknown): data is TrueColour => (data as { kind?: unknown } | null)?.kind === 'true-colour';

interface Clear {
  scenes: Scene[];
  clear: Uint8Array[];
  /** of the project */
  share: number;
}
const orNothing = async <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof NothingThere) return null;
    throw error;
  });

/** The share of the picture that an image shows and that is still empty. */
function addedBy({ clear }: Clear, rgba: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < rgba.length / 4; cell += 1) if (rgba[cell * 4 + 3] === 0 && clear.some((one) => one[cell] !== 0)) count += 1;
  return count / (rgba.length / 4);
}

/** The newest image that shows enough of the project, and then the others, the newest first. */
function inOrder(seen: Clear[]): Clear[] {
  const first = seen.find(({ share }) => share >= minClear);
  return first ? [first, ...seen.filter((one) => one !== first)] : seen;
}

const boxOf = (target: ReturnType<typeof pictureGrid>): TrueColour['box'] => ({
  west: target.west,
  south: target.north - target.height * target.cellHeight,
  east: target.west + target.width * target.cellWidth,
  north: target.north,
});

/** The project and the land around it as the eye would see it: what lies under cloud in one image comes from an older one, or stays empty. */
export async function collectTrueColour(project: ProductProject, context: CollectContext): Promise<Collected> {
  const own = boundingBox(project.geometry);
  if (!own) throw new PermanentFault({ code: 'no-shape-for-picture' });
  const box = withSurroundings(own);
  const data = context.data.recording();
  const target = pictureGrid(box);
  const looking: Looking = { target, shares: sharesOn(project, target), data, signal: context.signal };
  const end = context.now().toISOString().slice(0, 10);
  const start = new Date(Date.parse(end) - lookBackDays * dayMilliseconds).toISOString().slice(0, 10);
  const found = acquisitions(await findScenes(data, box, start, end, context.now(), context.signal));
  const rgba = new Uint8Array(target.width * target.height * 4);
  const seen: Clear[] = [];
  for (const scenes of found.slice(0, maxLooked)) {
    context.progress((seen.length / maxLooked) * 0.5, scenes[0]!.acquired.slice(0, 10));
    const clearness = await orNothing(clearnessOf(scenes, looking));
    if (!clearness) continue;
    seen.push({ scenes, ...clearness });
    // Nothing that matters is left to fill.
    if (addedBy({ scenes, ...clearness }, rgba) > 1 - minAdded) break;
  }
  const used: { acquired: string; cells: number; ids: string[] }[] = [];
  for (const image of inOrder(seen)) {
    if (used.length === maxPainted || addedBy(image, rgba) < minAdded) continue;
    context.progress(0.5 + (used.length / maxPainted) * 0.5, image.scenes[0]!.acquired.slice(0, 10));
    const colours = await orNothing(coloursOf(data, image.scenes, image.clear, target, context.signal));
    if (!colours) continue;
    const cells = paintClear(rgba, colours.bands, colours.clear, (scene, value) => colours.reflectanceOf[scene]!(value));
    if (cells > 0) used.push({ acquired: image.scenes[0]!.acquired, cells, ids: image.scenes.map(({ id }) => id) });
  }
  const all = target.width * target.height;
  const shown = used.reduce((sum, { cells }) => sum + cells, 0);
  const provenance = provenanceOf(
    data.origins(),
    context.now(),
    say('true-colour', { reflectance: brightReflectance, gamma }),
    [say('true-colour-gaps', { percent: minClear * 100, images: maxPainted, days: lookBackDays })],
    shown > 0
      ? null
      : found.length === 0
        ? { code: 'no-scenes', params: { start, end } }
        : { code: 'no-clear-scenes', params: { count: found.length, start, end } },
  );
  return {
    data: {
      kind: 'true-colour',
      box: boxOf(target),
      days: used.map(({ acquired, cells }) => ({ acquired, share: cells / all })).sort((a, b) => b.share - a.share),
      sceneIds: used.flatMap(({ ids }) => ids).sort(),
      shownFraction: shown / all,
    } satisfies TrueColour,
    ...(shown > 0
      ? {
          files: {
            'true-colour.png': { mediaType: 'image/png', bytes: writePng(rgba, target.width, target.height, pictureComment(provenance)) },
          },
        }
      : {}),
    provenance,
  };
}

/** The answer of the endpoint. */
export function trueColourAnswer({ data }: Collected, url: (name: string) => string) {
  const { box, days, sceneIds, shownFraction } = data as TrueColour;
  return {
    image_url: shownFraction > 0 ? url('true-colour.png') : null,
    bounding_box: box,
    days,
    scene_ids: sceneIds,
    shown_fraction: shownFraction,
  };
}
