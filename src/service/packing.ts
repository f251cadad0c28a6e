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
import { PermanentFault, type Collected, type Product, type ProductProject } from '#products/product.ts';
import { codeOfError, sentenceOf, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';
import { combined } from './create/project-from.ts';

/** The shapes of the area in a pack: names stay with the data on another computer. */
const shapesFile = 'shapes.geojson';

export interface PackOptions {
  title: string;
  geometries: Geometry[];
  /** what lies in the area with names and attributes, as a GeoJSON text; it goes along */
  shapes?: string;
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
  progress: (share: number, doing: Sentence) => void;
}
export interface PackedProduct {
  product: string;
  state: 'packed' | 'missing';
  reason: string | null;
  /** the reason as data; null where it has no code */
  reason_phrase: PlainPhrase | null;
}
export interface PackReport {
  folder: string;
  bytes: number;
  box: BoundingBox;
  synthetic: boolean;
  products: PackedProduct[];
}

/** The product that is being packed, and what it is doing. */
const doingWith = ({ slug, title }: Product, doing: Sentence | string | undefined): Sentence => {
  const product = { code: `${slug}.name`, detail: title };
  return doing ? sentenceOf({ code: 'product-doing', params: { product, doing } }) : product;
};

/** The box around shapes, in degrees. */
function boxOf(geometry: Geometry): BoundingBox {
  const box = boundingBox(geometry);
  if (!box) throw new PermanentFault({ code: 'no-shape-for-pack' });
  return box;
}

function isMissingData(error: unknown): boolean {
  return (
    error instanceof NeedsNetwork ||
    error instanceof NeedsDecision ||
    error instanceof PermanentFault ||
    (error as Error).name === 'CouldNotFetch'
  );
}

async function projectOf(title: string, geometries: Geometry[], geometry: Geometry, now: () => Date): Promise<ProductProject> {
  const place = centroid(geometry);
  if (!place) throw new PermanentFault({ code: 'no-shape-for-pack' });
  return {
    id: 'pack',
    name: title,
    geometry,
    areaHectares: geometries.length > 1 ? await unionAreaHectares(geometries) : areaHectares(geometry),
    centroid: place,
    createdAt: now().toISOString(),
  };
}

/** Collects every product through a recording access. A product whose data cannot be had is reported as missing; any other fault ends it. */
async function collectAll(
  project: ProductProject,
  data: DataAccess,
  { now = () => new Date(), signal, progress }: PackOptions,
): Promise<PackReport['products']> {
  // One that another product improves is collected after it, so that the pack holds what it reads then.
  const place = ({ order, improvedBy = [] }: Product) =>
    Math.max(order, ...services.filter(({ slug }) => improvedBy.includes(slug)).map((one) => one.order + 0.5));
  const ordered = services.toSorted((left, right) => place(left) - place(right));
  const results = new Map<string, Collected>();
  const report: PackReport['products'] = [];
  for (const [number, product] of ordered.entries()) {
    signal.throwIfAborted();
    const parts = new Map<string, Uint8Array>();
    try {
      const collected = await product.collect(project, '', {
        now,
        signal,
        data,
        progress: (share, doing) => progress((number + share) / ordered.length, doingWith(product, doing)),
        part: async (step) => parts.get(step) ?? null,
        keepPart: async (step, bytes) => {
          parts.set(step, bytes);
        },
        keepPreliminary: async () => {},
        resultOf: async (slug) => results.get(slug) ?? null,
        otherProjects: async () => [],
      });
      results.set(product.slug, collected);
      report.push({ product: product.slug, state: 'packed', reason: null, reason_phrase: null });
    } catch (error) {
      signal.throwIfAborted();
      if (!isMissingData(error)) throw error;
      const phrase = codeOfError(error);
      report.push({ product: product.slug, state: 'missing', reason: (error as Error).message, reason_phrase: phrase });
    }
  }
  return report;
}

/**
 * Collects every product for an area through a recording access and writes what was read as a data pack, from which the same collections give the same answers without a
 * network. A product whose data cannot be had is named in the report; the pack holds the others. Rejects when no data at all could be had, or with the signal's reason.
 */
export async function packArea(options: PackOptions): Promise<PackReport> {
  const { title, geometries, folder, now = () => new Date(), signal } = options;
  const geometry = combined(geometries);
  const box = boxOf(geometry);
  const project = await projectOf(title, geometries, geometry, now);
  const own = options.access ? null : await openAccess(options);
  const writer = new PackWriter(folder);
  try {
    const packing = packingAccess(options.access ?? own!, writer);
    // Collecting may take an hour, so a folder that cannot be written to is found first.
    await writer.begin();
    if (options.shapes !== undefined) await writer.addFile(shapesFile, new TextEncoder().encode(options.shapes));
    const products = await collectAll(project, packing, options);
    // The project mask needs no open data, so a pack of it alone would be empty.
    if (!products.some(({ product, state }) => state === 'packed' && product !== 'project-mask'))
      throw new NeedsNetwork({ code: 'nothing-to-pack' });
    const manifest = await packing.finish({ title, box, createdAt: now().toISOString() }, signal);
    return { folder, bytes: writer.bytes, box, synthetic: manifest.synthetic, products };
  } catch (error) {
    await writer.discard();
    throw error;
  } finally {
    await own?.close();
  }
}

async function openAccess({ cacheFolder, packFolders, baseUrls = {}, settings, userAgent }: PackOptions) {
  return createDataAccess({ cacheFolder, packs: await Promise.all(packFolders.map(openPack)), baseUrls, settings, userAgent });
}
