import { products } from '../products/index.ts';
import type { ProductResult } from '../products/product.ts';
import type { ComputeTask } from './jobs.ts';

/** A worker is a shell; the work is the product's. */
export default async function compute({ slug, project }: ComputeTask): Promise<ProductResult> {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new RangeError(`No product is called ${slug}`);
  return product.prepare(project, { now: () => new Date(), signal: new AbortController().signal, progress: () => {} });
}
