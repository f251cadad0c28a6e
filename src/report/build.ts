import type { Project } from '../api/index.ts';
import { boundingBox, perimeterMetres, polygonsOf, areaHectares, vertexCount, type Geometry } from '../geo/index.ts';
import type { Report } from './model.ts';

export interface ReportInput { project: Project; connectionName: string; date: Date; notes?: string; paper?: 'A4' | 'letter'; mapPng?: Uint8Array | null }

/** What the report of a project says. */
export function buildReport({ project, connectionName, date, notes = '', paper = 'A4', mapPng = null }: ReportInput): Report {
  const geometry = project.geometry as unknown as Geometry;
  const polygons = polygonsOf(geometry);
  return {
    title: project.project_name, date: date.toISOString(), connectionName,
    areaHectares: project.area_hectares ?? null, perimeterMetres: perimeterMetres(geometry),
    centroid: project.centroid_lon == null || project.centroid_lat == null ? null : [project.centroid_lon, project.centroid_lat],
    boundingBox: boundingBox(geometry), geometryHash: project.geometry_hash ?? '', geometryType: geometry.type, vertexCount: vertexCount(geometry),
    rings: polygons.flat(),
    parts: polygons.length > 1 ? polygons.map((coordinates, index) => ({ name: `Part ${index + 1}`, areaHectares: areaHectares({ type: 'Polygon', coordinates }) })) : [],
    mapPng, notes, paper,
    provenance: [
      { label: 'Area', text: 'Geodesic polygon on the WGS 84 ellipsoid (Karney 2013), holes subtracted, land under overlapping parts counted once.' },
      { label: 'Coordinates', text: 'Longitude and latitude on WGS 84 (EPSG:4326).' },
      { label: 'Project', text: `${project.id}, created ${project.created_at}` },
      { label: 'Service', text: connectionName },
      { label: 'Map', text: 'Made with Natural Earth (public domain).' },
    ],
  };
}
