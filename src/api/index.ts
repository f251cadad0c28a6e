export type { Route, ParamsOf, QueryOf, QueryIn, BodyOf, ReplyOf } from './route.ts';
export { decode, ValidationFault } from './decode.ts';
export { detailsOf, type Detail } from './detail.ts';
export { readGeoJson, type GeometryIssue } from './geometry.ts';
export type { ProductState, Project, ProjectListItem } from './projects.ts';
export { ecologicalZones, type EcologicalZone } from './ecological-zones.ts';
