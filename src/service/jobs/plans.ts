import { services } from '#products/services.ts';
import type { Collected, Product } from '#products/product.ts';
import { ofVariant } from '../storage/collecting.ts';
import type { JobPlan } from '../storage/job-queue.ts';
import type { ProjectRow } from '../storage/project-rows.ts';

/** What the jobs of a new project are: every product that this service computes. */
export const allPlans = (): JobPlan[] => services.map((product) => planOf(product, ''));
export const planOf = ({ slug, order, needs = [] }: Product, variant: string): JobPlan =>
  ofVariant({ product: slug, variant: '', place: order, needs }, variant);

/** Whether a decision that the product rests on is not what it was. */
export const restsOnOther = (slug: string, now: ProjectRow, before: ProjectRow): boolean =>
  now.geometry_hash !== before.geometry_hash ||
  services.find((product) => product.slug === slug)?.restsOn?.some((setting) => now[setting] !== before[setting]) === true;

/** What a product collected, with the version of the definition that made it. */
export function withMethod(slug: string, collected: Collected): Collected {
  const version = services.find((product) => product.slug === slug)?.methodVersion;
  return version === undefined ? collected : { ...collected, provenance: { ...collected.provenance, method_version: version } };
}
