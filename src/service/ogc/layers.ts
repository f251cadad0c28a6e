import type { FeatureLayer } from '../storage/feature-store.ts';

export interface LayerFacts {
  id: FeatureLayer;
  title: string;
  description: string;
  /** the query parameter that asks for the features of one project, and what it means */
  projectParameter: string;
  projectParameterMeans: string;
}

/** The collections of OGC API – Features, in the order in which they are listed. */
export const layers: Record<FeatureLayer, LayerFacts> = {
  projects: {
    id: 'projects',
    title: 'Projects',
    description: 'The boundary of every project, with its hectares; of a collection, its members are projects too.',
    projectParameter: 'parent_collection',
    projectParameterMeans: 'the members of this collection',
  },
  plots: {
    id: 'plots',
    title: 'Plots',
    description: 'The shapes that the projects were made of, with the attributes that they came with.',
    projectParameter: 'project_id',
    projectParameterMeans: 'the plots of this project',
  },
};
/** The collection in which features are made, replaced and deleted. */
export const writtenLayer = 'projects' satisfies FeatureLayer;
export const layerIds = Object.keys(layers) as FeatureLayer[];

/** Features in an answer that asks for no other number, and the most that can be asked for. */
export const defaultLimit = 100;
export const maxLimit = 10_000;

/** Longitude and latitude in degrees on WGS 84: the only system in which shapes are answered. */
export const wgs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
