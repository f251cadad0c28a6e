import { facts as baselineSequestration } from './baseline-sequestration/facts.ts';
import { facts as biomassStock } from './biomass-stock/facts.ts';
import { facts as carbonAdditionality } from './carbon-additionality/facts.ts';
import { facts as climateRisk } from './climate-risk/facts.ts';
import { facts as climate } from './climate/facts.ts';
import { facts as deforestationIndicatorImage } from './deforestation-indicator-image/facts.ts';
import { facts as deforestationSummary } from './deforestation-summary/facts.ts';
import { facts as forest2020 } from './forest-2020/facts.ts';
import { facts as ghgEmissions } from './ghg-emissions/facts.ts';
import { facts as landCover } from './land-cover/facts.ts';
import { facts as performanceBenchmark } from './performance-benchmark/facts.ts';
import { facts as portfolioDeforestationSummary } from './portfolio-deforestation-summary/facts.ts';
import { facts as projectMask } from './project-mask/facts.ts';
import { facts as satelliteIndex } from './satellite-index/facts.ts';
import { facts as soil } from './soil/facts.ts';
import { facts as waterBalance } from './water-balance/facts.ts';
import { facts as weather } from './weather/facts.ts';
import { facts as wetlandsMask } from './wetlands-mask/facts.ts';

/**
 * Every data product, in the order in which panels and sections of reports stand. The only list: operations, routes of the service, tabs, panels, texts, sections of
 * reports and enumerations of the host's contract derive from it. A product's service and panel are found by its slug.
 */
export const products = [
  weather,
  waterBalance,
  climate,
  climateRisk,
  deforestationSummary,
  deforestationIndicatorImage,
  forest2020,
  portfolioDeforestationSummary,
  biomassStock,
  baselineSequestration,
  ghgEmissions,
  performanceBenchmark,
  carbonAdditionality,
  satelliteIndex,
  landCover,
  soil,
  projectMask,
  wetlandsMask,
] as const;
