import type { Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';

/** What a user has to do without while a source does not answer, by its id. What was collected before stays. */
export const losses: Readonly<Record<string, Sentence>> = {
  worldcover: sentence('datasets.loss-worldcover'),
  gfc: sentence('datasets.loss-gfc'),
  jrcgfc2020: sentence('datasets.loss-jrcgfc2020'),
  glad: sentence('datasets.loss-glad'),
  primaryforest: sentence('datasets.loss-primaryforest'),
  lossdrivers: sentence('datasets.loss-lossdrivers'),
  gsw: sentence('datasets.loss-gsw'),
  mangroves: sentence('datasets.loss-mangroves'),
  ccibiomass: sentence('datasets.loss-ccibiomass'),
  firecci: sentence('datasets.loss-firecci'),
  earthsearch: sentence('datasets.loss-earthsearch'),
  s2cogs: sentence('datasets.loss-s2cogs'),
  faozones: sentence('datasets.loss-faozones'),
  soilgrids: sentence('datasets.loss-soilgrids'),
  openmeteo: sentence('datasets.loss-openmeteo'),
  copernicusdem: sentence('datasets.loss-copernicusdem'),
  power: sentence('datasets.loss-power'),
  nexgddp: sentence('datasets.loss-nexgddp'),
  cckp: sentence('datasets.loss-cckp'),
};

/** Licences that are words and not names, by the source's id. */
export const licenceWords: Readonly<Record<string, Sentence>> = {
  jrcgfc2020: sentence('datasets.licence-jrcgfc2020'),
  gsw: sentence('datasets.licence-gsw'),
  ccibiomass: sentence('datasets.licence-ccibiomass'),
  firecci: sentence('datasets.licence-ccibiomass'),
  earthsearch: sentence('datasets.licence-earthsearch'),
  s2cogs: sentence('datasets.licence-s2cogs'),
  openmeteo: sentence('datasets.licence-openmeteo'),
  copernicusdem: sentence('datasets.licence-copernicusdem'),
  power: sentence('datasets.licence-power'),
};
