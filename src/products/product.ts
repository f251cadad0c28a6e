import type { Geometry } from '../geo/types.ts';

/** What a product is computed for. */
export interface ProductProject { id: string; name: string; geometry: Geometry }
export interface ProductContext { now: () => Date; signal: AbortSignal; progress: (share: number) => void }

export interface Provenance { source: string; fetched_at: string; method: string; assumptions: string[]; attribution: string }
export interface ProductResult { mediaType: 'image/tiff' | 'application/json'; bytes: Uint8Array; provenance: Provenance }

/** A data product: how it is called, and how it comes about. */
export interface Product {
  /** the one name of the thing: folder, route id, docs page */
  slug: string;
  title: string;
  prepare(project: ProductProject, context: ProductContext): Promise<ProductResult>;
}
