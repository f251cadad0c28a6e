import { deforestationSummaryProduct } from './deforestation-summary/product.ts';
import { deforestationIndicatorImageProduct } from './deforestation-indicator-image/product.ts';
import { wetlandsMaskProduct } from './wetlands-mask/product.ts';
import type { Product } from './product.ts';
import { baselineSequestrationProduct } from './baseline-sequestration/product.ts';
import { carbonAdditionalityProduct } from './carbon-additionality/product.ts';
import { climateProduct } from './climate/product.ts';
import { climateRiskProduct } from './climate-risk/product.ts';
import { ghgEmissionsProduct } from './ghg-emissions/product.ts';
import { performanceBenchmarkProduct } from './performance-benchmark/product.ts';
import { projectMaskProduct } from './project-mask/product.ts';
import { satelliteIndexProduct } from './satellite-index/product.ts';
import { soilProduct } from './soil/product.ts';
import { weatherProduct } from './weather/product.ts';

/** Products that this service computes. */
export const products: Product[] = [
  projectMaskProduct,
  weatherProduct,
  climateRiskProduct,
  climateProduct,
  deforestationSummaryProduct,
  deforestationIndicatorImageProduct,
  wetlandsMaskProduct,
  baselineSequestrationProduct,
  ghgEmissionsProduct,
  satelliteIndexProduct,
  soilProduct,
  performanceBenchmarkProduct,
  carbonAdditionalityProduct,
];
