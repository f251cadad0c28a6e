export type { Route, BodyOf, ReplyOf } from './route.ts';
export { decode, ValidationFault } from './decode.ts';
export { detailEntry, type Detail } from './detail.ts';
export { geometryDetails, readGeoJson } from './geometry.ts';
export type { ProductState, Project, ProjectListItem } from './projects.ts';
export type { EcologicalZone } from './ecological-zones.ts';
