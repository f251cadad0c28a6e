import { deforestationSummaryProduct } from '#products/deforestation-summary/service.ts';
import { deforestationIndicatorImageProduct } from '#products/deforestation-indicator-image/service.ts';
import { wetlandsMaskProduct } from '#products/wetlands-mask/service.ts';
import type { Product } from './product.ts';
import { baselineSequestrationProduct } from '#products/baseline-sequestration/service.ts';
import { carbonAdditionalityProduct } from '#products/carbon-additionality/service.ts';
import { climateProduct } from '#products/climate/service.ts';
import { climateRiskProduct } from '#products/climate-risk/service.ts';
import { ghgEmissionsProduct } from '#products/ghg-emissions/service.ts';
import { performanceBenchmarkProduct } from '#products/performance-benchmark/service.ts';
import { projectMaskProduct } from '#products/project-mask/service.ts';
import { satelliteIndexProduct } from '#products/satellite-index/service.ts';
import { soilProduct } from '#products/soil/service.ts';
import { weatherProduct } from '#products/weather/service.ts';

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
