import type { Product } from './product.ts';
import { projectMaskProduct } from './project-mask/product.ts';

/** Products that this service computes, in the order in which a new project gets them. */
export const products: Product[] = [projectMaskProduct];
