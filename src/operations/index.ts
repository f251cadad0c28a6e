import { accountKeys, issueAccountKey, revokeAccountKey } from '#api/account-keys.ts';
import { deletedProjects, deleteForGood, restoreProject } from '#api/bin.ts';
import { changeCollection, collectAgain, collection } from '#api/collection.ts';
import { areaPack, makeAreaPack, removeAreaPack } from '#api/packs.ts';
import { changeProjectSettings, projectSettings } from '#api/project-settings.ts';
import { describedBy } from '#api/described-by.ts';
import { plotRisks } from '#api/forest-2020.ts';
import { projectFigures } from '#api/parcel-figures.ts';
import { checkSources, sources, stopSourceCheck } from '#api/sources.ts';
import { changeProjectNotes, projectNotes } from '#api/project-notes.ts';
import { availableData, createProject, deleteProject, geojsonArea, getProject, listProjects, projectShapes, quota } from '#api/projects.ts';
import { createUserGroup, rotateUserGroupToken, updateUserGroup } from '#api/user-groups.ts';
import { products } from '#products/index.ts';

type Listed = (typeof products)[number]['routes'];
type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void ? I : never;
type Flat<T> = { [K in keyof T]: T[K] };
type ProductOperations = Flat<Intersection<Listed>>;

const ofProducts: ProductOperations = Object.assign({}, ...products.map(({ routes }) => routes));

/** Every operation of the monitoring API by name: those of projects and groups, and those that the products bring. */
export const api = {
  createProject,
  listProjects,
  getProject,
  projectShapes,
  projectFigures,
  plotRisks,
  deleteProject,
  deletedProjects,
  restoreProject,
  deleteForGood,
  availableData,
  geojsonArea,
  quota,
  ...ofProducts,
  describedBy,
  collection,
  changeCollection,
  collectAgain,
  projectSettings,
  changeProjectSettings,
  projectNotes,
  changeProjectNotes,
  areaPack,
  makeAreaPack,
  removeAreaPack,
  sources,
  checkSources,
  stopSourceCheck,
  rotateUserGroupToken,
  createUserGroup,
  updateUserGroup,
  accountKeys,
  issueAccountKey,
  revokeAccountKey,
};
export type Api = typeof api;
export type Operation = keyof Api;
/** the version that the published interface description carries */
export const apiVersion = '0.2.1';
