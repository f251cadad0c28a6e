/** Everything a report says, as plain data: made once, written as PDF. Lengths in metres, areas in hectares, positions as longitude and latitude. */
export interface Report {
  title: string;
  date: string;
  connectionName: string;
  areaHectares: number | null;
  perimeterMetres: number;
  centroid: [number, number] | null;
  boundingBox: [number, number, number, number] | null;
  geometryHash: string;
  geometryType: string;
  vertexCount: number;
  /** outer rings and holes for the map drawing, longitude and latitude */
  rings: number[][][];
  parts: { name: string; areaHectares: number }[];
  mapPng: Uint8Array | null;
  notes: string;
  paper: 'A4' | 'letter';
  provenance: { label: string; text: string }[];
}
