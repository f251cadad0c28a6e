import * as z from 'zod';
import type { Feature } from '#geo/types.ts';
import { id, savedTo } from '../fields.ts';

/** kinds of file that projects can be taken along as */
export const exportFormat = z.enum(['geojson', 'kml', 'kmz', 'geopackage', 'shapefile', 'flatgeobuf', 'csv', 'gpx', 'wkt']);
export type ExportFormat = z.output<typeof exportFormat>;
const polygonal = z.looseObject({ type: z.string() });
/** checked where it was read; a check of 100,000 features here would cost seconds */
const feature = z.custom<Feature>((value) => typeof value === 'object' && value !== null);
/** the entry of the outbox that it became; null when it is done */
const waiting = id.nullable();

export const projectsContract = {
  'projects.create': {
    input: z.object({
      name: z.string().trim().min(1).max(300),
      geojson: polygonal,
      isCollection: z.boolean().default(false),
      isControlPool: z.boolean().default(false),
      /** the project whose place it takes: that one is deleted when this one is there */
      replaces: id.optional(),
    }),
    /** `id`: null while it waits, and where the service does not name what it made */
    output: z.object({ id: z.string().nullable(), waiting }),
  },
  'projects.remove': { input: z.object({ id, connectionId: id.optional() }), output: z.object({ waiting }) },
  /** what a project was made of, with names and attributes; `boundary`: only its geometry is known */
  'projects.shapes': {
    input: z.object({ id }),
    output: z.object({
      features: z.array(feature),
      sourceFiles: z.array(z.object({ name: z.string().nullable(), format: z.string().nullable(), features: z.number() })),
      origin: z.enum(['service', 'kept', 'boundary']),
    }),
  },
  'projects.export': { input: z.object({ projectIds: z.array(id).min(1), format: exportFormat }), output: savedTo },
};
