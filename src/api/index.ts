export type { Route, BodyOf, ReplyOf } from './route.ts';
export { decode, ValidationFault } from './decode.ts';
export type { Detail } from './detail.ts';
export { readGeoJson } from './geometry.ts';
export type { ProductState, Project, ProjectListItem } from './projects.ts';
export type { EcologicalZone } from './ecological-zones.ts';
