import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readGeoJson } from '#api/index.ts';
import type { Feature } from '#geo/index.ts';
import { isMissing, namesIn, readIfThere, removeDurably, writeDurably } from '../json-file.ts';

/** Which project the shapes belong to. */
export interface ProjectKey {
  connectionId: string;
  projectId: string;
}

/** So many features in a row came from one file. */
const sourceFile = z.object({ name: z.string().nullable(), format: z.string().nullable(), features: z.number().int().nonnegative() });
type SourceFile = z.output<typeof sourceFile>;
export interface Shapes {
  features: Feature[];
  sourceFiles: SourceFile[];
}

/** The shapes of a FeatureCollection; null for anything else: a bare geometry has no names or attributes. */
export function shapesIn(document: unknown): Shapes | null {
  const read = readGeoJson(document);
  if (!read.ok || !read.isCollection) return null;
  const files = z.looseObject({ source_files: z.array(sourceFile) }).safeParse(document);
  return { features: read.features, sourceFiles: files.success ? files.data.source_files : [] };
}

const about = z.object({
  connectionId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  geometryHash: z.string(),
  keptAt: z.iso.datetime(),
});
const keptDocument = z.looseObject({ hectare: about });
/** Shapes with the boundary that they had when they were sent. */
export interface KeptProjectShapes extends Shapes {
  geometryHash: string;
}

/** Ids of providers are any text; a file name is not. */
const nameOf = ({ connectionId, projectId }: ProjectKey) =>
  `${connectionId}~${createHash('sha256').update(projectId).digest('hex').slice(0, 32)}.geojson`;
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The shapes of projects at services that keep one geometry a project: a GeoJSON file each, which a GIS opens as a layer. A file that cannot be read is left where it
 * is and answered as if there were none.
 */
export class KeptShapes {
  readonly #folder: string;
  readonly #log: (text: string) => void;

  constructor(folder: string, log: (text: string) => void) {
    this.#folder = folder;
    this.#log = log;
  }

  async keep(
    key: ProjectKey,
    { projectName, geometryHash }: { projectName: string; geometryHash: string },
    document: object,
  ): Promise<void> {
    if (!shapesIn(document)) return;
    const hectare: z.output<typeof about> = { ...key, projectName, geometryHash, keptAt: new Date().toISOString() };
    await writeDurably(join(this.#folder, nameOf(key)), JSON.stringify({ ...document, hectare }));
  }

  async read(key: ProjectKey): Promise<KeptProjectShapes | null> {
    const path = join(this.#folder, nameOf(key));
    const text = await readIfThere(path);
    if (text === null) return null;
    const document = parsed(text);
    const kept = keptDocument.safeParse(document);
    const shapes = shapesIn(document);
    if (kept.success && shapes) return { ...shapes, geometryHash: kept.data.hectare.geometryHash };
    this.#log(`${path} holds no shapes that Hectare can read. It is left as it is; the project is shown with the geometry of its service.`);
    return null;
  }

  async remove(key: ProjectKey): Promise<void> {
    await removeDurably(join(this.#folder, nameOf(key))).catch((error: unknown) => {
      // Without the folder there is nothing to remove.
      if (!isMissing(error)) throw error;
    });
  }

  async removeConnection(connectionId: string): Promise<void> {
    for (const name of await namesIn(this.#folder))
      if (name.startsWith(`${connectionId}~`)) await rm(join(this.#folder, name), { force: true });
  }
}
