import { burnedArea } from './burned-area.ts';
import { cciBiomass } from './cci-biomass.ts';
import { cckp } from './cckp.ts';
import { copernicusDem } from './copernicus-dem.ts';
import type { Dataset } from './data-access.ts';
import { ecologicalZonesMap } from './ecological-zones.ts';
import { gfc } from './gfc.ts';
import { glad } from './glad.ts';
import { gsw } from './gsw.ts';
import { jrcForest } from './jrc-forest.ts';
import { lossDrivers } from './loss-drivers.ts';
import { mangroves } from './mangroves.ts';
import { nasaPower } from './nasa-power-request.ts';
import { nexGddp } from './nex-gddp.ts';
import { openMeteo } from './open-meteo.ts';
import { primaryForest } from './primary-forest.ts';
import { earthSearch, sentinel2 } from './sentinel2.ts';
import { soilGrids } from './soilgrids.ts';
import { worldCover } from './worldcover.ts';

export { createDataAccess, type DataAccessOptions } from './access/data-access.ts';
export type { SourceFetch } from './access/fetcher.ts';
export { lastAnswersIn } from './access/last-answers.ts';
export { DamagedPack, openPack, type Pack, type PackFault } from './packs/pack.ts';
export { PackWriter } from './packs/pack-writer.ts';
export { checkSources } from './source-checks/check-sources.ts';
export type { SourceFinding } from './source-checks/check-source.ts';
export { licenceWords, losses } from './source-checks/source-words.ts';
export { packingAccess } from './packs/packing-access.ts';
export * from './data-access.ts';

/** Every source of open data, for pages on licences and attributions and for the check of each. */
export const datasets: Dataset[] = [
  worldCover,
  gfc,
  jrcForest,
  glad,
  primaryForest,
  lossDrivers,
  gsw,
  mangroves,
  cciBiomass,
  burnedArea,
  earthSearch,
  sentinel2,
  ecologicalZonesMap,
  soilGrids,
  openMeteo,
  copernicusDem,
  nasaPower,
  nexGddp,
  cckp,
];
