import * as z from 'zod';
import { productState } from '#api/projects.ts';
import type { Feature, Geometry } from '#geo/types.ts';
import { bytes, id, nothing, ownId, savedTo, shortFault } from '../fields.ts';

/** kinds of file that projects can be taken along as */
export const exportFormat = z.enum(['geojson', 'kml', 'kmz', 'geopackage', 'shapefile', 'flatgeobuf', 'csv', 'gpx', 'wkt']);
export type ExportFormat = z.output<typeof exportFormat>;
/** What a format could not hold, or what was changed for it. */
const writtenNote = shortFault.extend({ severity: z.enum(['info', 'warning', 'error']) });
const note = z.object({ notes: z.string().max(20_000), tags: z.array(z.string().min(1).max(60)).max(50), archived: z.boolean() });
const polygonal = z.looseObject({ type: z.string() });
/** checked where it was read; a check of 100,000 features here would cost seconds */
const feature = z.custom<Feature>((value) => typeof value === 'object' && value !== null);
/** What a project's own record tells beyond the list; the outline is thinned to what a thumbnail shows. */
const projectDetails = z.object({
  outline: z.custom<Geometry>((value) => typeof value === 'object').nullable(),
  isCollection: z.boolean(),
  isControlPool: z.boolean(),
  memberIds: z.array(z.string()),
  parentId: z.string().nullable(),
});
export type ProjectDetails = z.output<typeof projectDetails>;
/** What is wanted of a project for a list: its own record, the states of its products, or both. */
const overviewWanted = z.object({ id, details: z.boolean(), states: z.boolean() });
export type OverviewWanted = z.output<typeof overviewWanted>;
const overviewFound = z.object({
  id,
  /** null: the service answers, but in a way that tells nothing of this project */
  details: projectDetails.nullable().optional(),
  /** null: a service that tells no states */
  states: z.array(productState).nullable().optional(),
  /** why one or both are not here */
  fault: z.string().nullable(),
});
export type OverviewFound = z.output<typeof overviewFound>;
/** the entry of the outbox that it became; null when it is done */
const waiting = ownId.nullable();

/** Vector tiles of Web Mercator go so deep; a map magnifies those beyond. */
const deepestProjectTile = 18;
const tileNumber = z
  .number()
  .int()
  .min(0)
  .max(2 ** deepestProjectTile - 1);

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
  'projects.remove': { input: z.object({ id, connectionId: ownId.optional() }), output: z.object({ waiting }) },
  /**
   * Records and states of many projects, in the order in which they are wanted. After `patienceMilliseconds` nothing more is asked of a slow service, and what is left out is to be wanted
   * again: nobody waits for the last of a thousand to see the first.
   */
  'projects.overview': {
    input: z.object({
      wanted: z.array(overviewWanted).min(1).max(500),
      patienceMilliseconds: z.number().int().min(100).max(2000).default(400),
    }),
    output: z.object({ found: z.array(overviewFound) }),
  },
  /** what a project was made of, with names and attributes; `boundary`: only its geometry is known */
  'projects.shapes': {
    input: z.object({ id }),
    output: z.object({
      features: z.array(feature),
      sourceFiles: z.array(z.object({ name: z.string().nullable(), format: z.string().nullable(), features: z.number() })),
      origin: z.enum(['service', 'kept', 'boundary']),
    }),
  },
  /**
   * Notes, tags and archive of the selected connection's projects, by id; those without any are left out. `theirs`: what somebody else wrote while this person wrote
   * too, until one is chosen. `isShared`: everybody with a key of the account sees them.
   */
  'projects.notes': {
    input: nothing,
    output: z.object({ notes: z.record(z.string(), note), theirs: z.record(z.string(), note), isShared: z.boolean() }),
  },
  /**
   * `base`: what was there when the change was made. `isSent`: false while the service has not taken it; it is kept until then. `isOther`: the note is another one by
   * now, to be listed again. `refusal`: why the service will not take it.
   */
  'projects.saveNote': {
    input: note.extend({ id, connectionId: ownId.optional(), base: note.nullable().default(null) }),
    output: z.object({ isSent: z.boolean(), isOther: z.boolean(), refusal: shortFault.nullable() }),
  },
  /**
   * What the list of projects and the notes are now, as tags that change with them, asked for by the tags of what is stored. null: nobody can tell without reading
   * everything, or the service does not answer.
   */
  'projects.tags': { input: nothing, output: z.object({ list: z.string().nullable(), notes: z.string().nullable() }) },
  /** whether the service of the selected connection has its projects as vector tiles */
  'projects.tiles': { input: nothing, output: z.object({ connectionId: z.string(), offered: z.boolean() }) },
  /** `bytes`: a vector tile of Web Mercator, null where nothing is in it. `stale`: of an earlier time, because the service does not answer */
  'projects.tile': {
    input: z.object({ connectionId: ownId, z: z.number().int().min(0).max(deepestProjectTile), x: tileNumber, y: tileNumber }),
    output: z.object({ bytes: bytes.nullable(), stale: z.boolean() }),
  },
  'projects.export': {
    input: z.object({ projectIds: z.array(id).min(1), format: exportFormat }),
    output: savedTo.extend({ notes: z.array(writtenNote) }),
  },
};
