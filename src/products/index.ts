import { deforestationSummaryProduct } from '#products/deforestation-summary/product.ts';
import { deforestationIndicatorImageProduct } from '#products/deforestation-indicator-image/product.ts';
import { wetlandsMaskProduct } from '#products/wetlands-mask/product.ts';
import type { Product } from './product.ts';
import { baselineSequestrationProduct } from '#products/baseline-sequestration/product.ts';
import { carbonAdditionalityProduct } from '#products/carbon-additionality/product.ts';
import { climateProduct } from '#products/climate/product.ts';
import { climateRiskProduct } from '#products/climate-risk/product.ts';
import { ghgEmissionsProduct } from '#products/ghg-emissions/product.ts';
import { performanceBenchmarkProduct } from '#products/performance-benchmark/product.ts';
import { projectMaskProduct } from '#products/project-mask/product.ts';
import { satelliteIndexProduct } from '#products/satellite-index/product.ts';
import { soilProduct } from '#products/soil/product.ts';
import { weatherProduct } from '#products/weather/product.ts';

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
