import {
  createDataAccess,
  NeedsDecision,
  NeedsNetwork,
  openPack,
  packingAccess,
  PackWriter,
  type DataAccess,
  type DataSettings,
} from '#datasets/index.ts';
import { areaHectares, boundingBox, centroid, unionAreaHectares, type BoundingBox, type Geometry } from '#geo/index.ts';
import { services } from '#products/services.ts';
import { PermanentFault, type Collected, type ProductProject } from '#products/product.ts';
import { combined } from './create/project-from.ts';

export interface PackOptions {
  title: string;
  geometries: Geometry[];
  /** a new folder; one that is no pack is refused */
  folder: string;
  cacheFolder: string;
  packFolders: string[];
  baseUrls?: Record<string, string>;
  settings: DataSettings;
  userAgent: string;
  /** an access that is in use already, so that the queues per host stay true; it is not closed here */
  access?: DataAccess;
  now?: () => Date;
  signal: AbortSignal;
  progress: (share: number, doing: string) => void;
}
export interface PackReport {
  folder: string;
  bytes: number;
  box: BoundingBox;
  synthetic: boolean;
  products: { product: string; state: 'packed' | 'missing'; reason: string | null }[];
}

/** The box around shapes, in degrees. */
function boxOf(geometry: Geometry): BoundingBox {
  const box = boundingBox(geometry);
  if (!box) throw new PermanentFault({ code: 'no-shape-for-pack' });
  return box;
}

/**
 * Collects every product for an area through a recording access and writes what was read as a data pack, from which the same collections give the same answers without a
 * network. A product that cannot be had is named in the report, and the pack holds the others. Rejects when nothing at all could be had, or with the signal's reason.
 */
export async function packArea({
  title,
  geometries,
  folder,
  cacheFolder,
  packFolders,
  baseUrls = {},
  settings,
  userAgent,
  access: given,
  now = () => new Date(),
  signal,
  progress,
}: PackOptions): Promise<PackReport> {
  const geometry = combined(geometries);
  const box = boxOf(geometry);
  const place = centroid(geometry);
  if (!place) throw new PermanentFault({ code: 'no-shape-for-pack' });
  const project: ProductProject = {
    id: 'pack',
    name: title,
    geometry,
    areaHectares: geometries.length > 1 ? await unionAreaHectares(geometries) : areaHectares(geometry),
    centroid: place,
    createdAt: now().toISOString(),
  };
  const own = given
    ? null
    : createDataAccess({ cacheFolder, packs: await Promise.all(packFolders.map(openPack)), baseUrls, settings, userAgent });
  const access = given ?? own!;
  const writer = new PackWriter(folder);
  const packing = packingAccess(access, writer);
  const ordered = services.toSorted((one, other) => one.order - other.order);
  const results = new Map<string, Collected>();
  const report: PackReport['products'] = [];
  try {
    // A collection takes an hour; a place that cannot be written to is said before it.
    await writer.begin();
    for (const [number, product] of ordered.entries()) {
      signal.throwIfAborted();
      const parts = new Map<string, Uint8Array>();
      try {
        results.set(
          product.slug,
          await product.collect(project, '', {
            now,
            signal,
            data: packing,
            progress: (share, doing) => progress((number + share) / ordered.length, `${product.title}${doing ? `: ${doing}` : ''}`),
            part: async (step) => parts.get(step) ?? null,
            keepPart: async (step, bytes) => {
              parts.set(step, bytes);
            },
            keepPreliminary: async () => {},
            resultOf: async (slug) => results.get(slug) ?? null,
            otherProjects: async () => [],
          }),
        );
        report.push({ product: product.slug, state: 'packed', reason: null });
      } catch (error) {
        signal.throwIfAborted();
        report.push({ product: product.slug, state: 'missing', reason: (error as Error).message });
        if (!(
          error instanceof NeedsNetwork ||
          error instanceof NeedsDecision ||
          (error as Error).name === 'CouldNotFetch' ||
          error instanceof PermanentFault
        ))
          throw error;
      }
    }
    // The mask needs nothing from outside; a pack of it alone is none.
    if (!report.some(({ product, state }) => state === 'packed' && product !== 'project-mask'))
      throw new NeedsNetwork({ code: 'nothing-to-pack' });
    const manifest = await packing.finish({ title, box, createdAt: now().toISOString() }, signal);
    return { folder, bytes: writer.bytes, box, synthetic: manifest.synthetic, products: report };
  } catch (error) {
    await writer.discard();
    throw error;
  } finally {
    await own?.close();
  }
}
