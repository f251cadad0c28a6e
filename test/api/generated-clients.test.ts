import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypes, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaHectares } from '#geo/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { workspaceWithPreview } from '../helpers/climate-preview.ts';
import { goodParcel, kmlOf } from '../helpers/parcels.ts';
import { paused } from '../helpers/paused.ts';

// What somebody else's program is made of: a client generated from the interface description, type-checked as they would, and used against the service.
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'hectare-clients-'));
const key = 'key-of-the-generated-clients';
let service: RunningService;
/** has a climate to read */
let knownId: string;
let document: object;
let descriptionFile: string;

/** What each client does: it makes a project from a file, lists, reads, and deletes it again. */
interface Journey {
  created: string;
  hectares: number | null | undefined;
  hasGeometry: boolean;
  listed: string[];
  temperatures: (number | null)[];
  deleted: boolean;
}
type Program = (baseUrl: string, key: string, file: File, knownId: string) => Promise<Journey>;

const signature = `export async function journey(baseUrl: string, key: string, file: File, knownId: string) {`;
const programs = {
  'openapi-typescript': `import type { components, paths } from './types.ts';
type Project = components['schemas']['Project'];
type Create = paths['/projects']['post'];
type List = paths['/projects']['get']['responses']['200']['content']['application/json'];
type Climate = components['schemas']['ClimateRecord'];
${signature}
  const call = async <T>(method: string, path: string, body?: FormData): Promise<T> => {
    const answer = await fetch(baseUrl + path, { method, headers: { 'x-api-key': key }, ...(body ? { body } : {}) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const query: Create['parameters']['query'] = { project_name: 'Typed' };
  const form = new FormData();
  const field: keyof Create['requestBody']['content']['multipart/form-data'] = 'file';
  form.set(field, file);
  const project = await call<Project>('POST', \`/projects?project_name=\${query.project_name}\`, form);
  const list = await call<List>('GET', '/projects');
  const climate = await call<Climate[]>('GET', \`/projects/\${knownId}/climate?period=yearly&start_date=2030-01-01&end_date=2031-12-31\`);
  const deleted = await call<components['schemas']['DeletedProject']>('DELETE', \`/projects/\${project.id}\`);
  return {
    created: project.id,
    hectares: project.area_hectares,
    hasGeometry: project.geometry.type === 'Polygon' && project.geometry.coordinates.length === 1,
    listed: list.map(({ id }) => id),
    temperatures: climate.map((record) => record.avg_temperature_degC),
    deleted: deleted.deleted,
  };
}
`,
  'hey-api': `import { client } from './hey/client.gen.ts';
import { climate, createProject, deleteProject, listProjects } from './hey/index.ts';
import type { ClimateRecord, Project } from './hey/types.gen.ts';
${signature}
  client.setConfig({ baseUrl, auth: () => key, throwOnError: true });
  const created = await createProject({ query: { project_name: 'Typed' }, body: { file }, throwOnError: true });
  const project: Project = created.data;
  const { data: list } = await listProjects({ throwOnError: true });
  const read = await climate({
    path: { project_id: knownId },
    query: { period: 'yearly', start_date: '2030-01-01', end_date: '2031-12-31' },
    throwOnError: true,
  });
  const records: ClimateRecord[] = read.data;
  const { data: deleted } = await deleteProject({ path: { project_id: project.id }, throwOnError: true });
  return {
    created: project.id,
    hectares: project.area_hectares,
    hasGeometry: project.geometry.type === 'Polygon' && project.geometry.coordinates.length === 1,
    listed: list.map(({ id }) => id),
    temperatures: records.map((record) => record.avg_temperature_degC),
    deleted: deleted.deleted,
  };
}
`,
  orval: `import { climate, createProject, deleteProject, listProjects, type ClimateRecord, type Project } from './orval.ts';
${signature}
  const given = { headers: { 'x-api-key': key } };
  const created = await createProject({ file }, { project_name: 'Typed' }, given);
  if (created.status !== 200) throw new Error(JSON.stringify(created.data));
  const project: Project = created.data;
  const list = await listProjects(given);
  if (list.status !== 200) throw new Error('no list');
  const read = await climate(knownId, { period: 'yearly', start_date: '2030-01-01', end_date: '2031-12-31' }, given);
  if (read.status !== 200) throw new Error('no climate');
  const records: ClimateRecord[] = read.data;
  const deleted = await deleteProject(project.id, given);
  if (deleted.status !== 200) throw new Error('not deleted');
  return {
    created: project.id,
    hectares: project.area_hectares,
    hasGeometry: project.geometry.type === 'Polygon' && project.geometry.coordinates.length === 1,
    listed: list.data.map(({ id }) => id),
    temperatures: records.map((record) => record.avg_temperature_degC),
    deleted: deleted.data.deleted,
  };
}
`,
};
type Generator = keyof typeof programs;
const placeOf = (generator: Generator) => join(folder, generator);

const generators: Record<Generator, (place: string) => Promise<void>> = {
  'openapi-typescript': async (place) => {
    writeFileSync(
      join(place, 'types.ts'),
      astToString(await openapiTypes(structuredClone(document) as Parameters<typeof openapiTypes>[0])),
    );
  },
  'hey-api': async (place) => {
    await createClient({
      input: descriptionFile,
      output: { path: join(place, 'hey'), tsConfigPath: null },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
    });
  },
  orval: async (place) => {
    await generate({
      input: descriptionFile,
      output: { target: join(place, 'orval.ts'), client: 'fetch', mode: 'single', baseUrl: service.url },
    });
  },
};

/** As strict as this project; libraries and nothing else. */
const compilerOptions = {
  target: 'ES2024',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

beforeAll(async () => {
  knownId = await workspaceWithPreview(folder);
  service = await paused(
    startService({ dataFolder: folder, listen: { host: '127.0.0.1', port: 0 }, apiKey: key, userGroupToken: 'admin' }),
    key,
  );
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as object;
  descriptionFile = join(folder, 'openapi.json');
  writeFileSync(descriptionFile, JSON.stringify(document));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(Object.keys(programs) as Generator[])('a client made by %s', (generator) => {
  const place = placeOf(generator);
  beforeAll(async () => {
    mkdirSync(place);
    await generators[generator](place);
    writeFileSync(join(place, 'program.ts'), programs[generator]);
  });

  test('passes a strict type check with its program', async () => {
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['program.ts'] }));
    const checked = await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', place]).catch(
      (error: { stdout: string }) => error,
    );
    expect(checked.stdout).toBe('');
  });

  test('makes a project from a file, lists, reads a product and deletes', async () => {
    const { journey } = (await import(join(place, 'program.ts'))) as { journey: Program };
    const file = new File([kmlOf({ name: 'North', geometry: goodParcel })], 'north.kml', { type: 'application/vnd.google-earth.kml+xml' });
    const made = await journey(service.url, key, file, knownId);
    expect(made.hectares).toBeCloseTo(areaHectares(goodParcel), 6);
    expect(made).toMatchObject({ hasGeometry: true, deleted: true, listed: [knownId, made.created] });
    expect(made.temperatures).toEqual([21, 21]);
    const left = (await (await fetch(`${service.url}/projects`, { headers: { 'x-api-key': key } })).json()) as { id: string }[];
    expect(left.map(({ id }) => id)).toEqual([knownId]);
  });
});
