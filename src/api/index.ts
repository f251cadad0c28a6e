import { availableData, createProject, deleteProject, geojsonArea, getProject, listProjects, quota } from './projects.ts';
import {
  baselineSequestration,
  carbonAdditionality,
  climate,
  climateRisk,
  deforestationIndicatorImage,
  deforestationSummary,
  ghgEmissions,
  performanceBenchmark,
  portfolioDeforestationSummary,
  projectMask,
  satelliteImage,
  satelliteIndex,
  soil,
  weather,
  wetlandsMask,
} from './products.ts';
import { changeCollection, collectAgain, collection } from './collection.ts';
import { areaPack, makeAreaPack, removeAreaPack } from './packs.ts';
import { changeProjectSettings, projectSettings } from './project-settings.ts';
import { createUserGroup, rotateUserGroupToken, updateUserGroup } from './user-groups.ts';

export type { Route, ParamsOf, QueryOf, QueryIn, BodyOf, ReplyOf } from './route.ts';
export { decode, ValidationFault } from './decode.ts';
export { detailsOf, type Detail } from './detail.ts';
export { readGeoJson, type GeometryIssue } from './geometry.ts';
export type { Project, ProjectListItem } from './projects.ts';
export { ecologicalZones, type EcologicalZone } from './ecological-zones.ts';

/** The whole contract, one endpoint a name. */
export const api = {
  createProject,
  listProjects,
  getProject,
  deleteProject,
  availableData,
  geojsonArea,
  quota,
  climate,
  weather,
  climateRisk,
  deforestationSummary,
  portfolioDeforestationSummary,
  deforestationIndicatorImage,
  baselineSequestration,
  performanceBenchmark,
  carbonAdditionality,
  ghgEmissions,
  satelliteImage,
  satelliteIndex,
  soil,
  projectMask,
  wetlandsMask,
  collection,
  changeCollection,
  collectAgain,
  projectSettings,
  changeProjectSettings,
  areaPack,
  makeAreaPack,
  removeAreaPack,
  rotateUserGroupToken,
  createUserGroup,
  updateUserGroup,
};
export type Api = typeof api;
export type Operation = keyof Api;
/** the version that the published interface description carries */
export const apiVersion = '0.2.1';
