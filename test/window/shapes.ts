import type { Problem, Summary } from '#geo/index.ts';
import { useFiles, type Shape } from '#window/shapes/files.ts';
import type { OpenFile } from '#window/shapes/open-shapes.ts';
import { square } from './fixtures.ts';

export const summary = (more: Partial<Summary> = {}): Summary => ({
  geometryType: 'Polygon',
  vertexCount: 5,
  areaHectares: 12.34,
  perimeterMetres: 1500,
  centroid: [36.805, -1.295],
  boundingBox: [36.8, -1.3, 36.81, -1.29],
  problems: [],
  valid: true,
  ...more,
});
export const problem = (more: Partial<Problem> = {}): Problem => ({
  code: 'self-intersection',
  severity: 'error',
  message: 'The ring crosses itself.',
  location: [36.805, -1.295],
  ...more,
});
export const faulty = (...problems: Problem[]): Summary =>
  summary({ problems, valid: !problems.some(({ severity }) => severity === 'error') });
export const shape = (id: string, more: Partial<Shape> = {}): Shape => ({
  id,
  fileId: 'f1',
  name: id,
  folder: '',
  feature: { type: 'Feature', geometry: square, properties: { name: id } },
  source: null,
  summary: summary(),
  repairedFrom: null,
  ...more,
});
/** Shapes of one open file, as if it had been read. */
export function openShapes(shapes: Shape[], file: Partial<OpenFile> = {}): ReturnType<typeof useFiles> {
  const files = useFiles();
  files.files = [{ id: 'f1', name: 'parcels.kml', format: 'kml', notes: [], shapeCount: shapes.length, ...file }];
  files.shapes = shapes;
  return files;
}
