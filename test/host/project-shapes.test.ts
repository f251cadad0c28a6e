import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readFile } from '#formats/index.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { testHost, type TestHost } from './host.ts';
import { startProvider } from './provider.ts';
import { startRecordingService, type RecordingService } from './recording-service.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A host at the service of somebody else, which knows one geometry a project. */
async function atProvider(): Promise<{
  host: TestHost;
  service: RecordingService;
  connectionId: string;
  keys: ReturnType<typeof memoryKeys>;
}> {
  const service = await startRecordingService();
  const keys = memoryKeys('a test');
  const host = testHost({ keys });
  open.push(
    () => host.bridge.end(),
    () => service.stop().catch(() => {}),
  );
  const { id: connectionId } = await host.ask('connections.save', { name: 'Provider', baseUrl: service.url });
  await host.ask('keys.save', { connectionId, kind: 'api-key', secret: 'hk_live_shapes_7Xw2Lk9Vb4Nm8' });
  await host.ask('connections.select', { id: connectionId });
  return { host, service, connectionId, keys };
}

const parcels = [
  {
    type: 'Feature' as const,
    id: 'a-1',
    geometry: parcelAt(35, 1),
    properties: { name: 'Njeri', folder: 'North', trees: 12, stroke: '#ff0000' },
  },
  { type: 'Feature' as const, geometry: parcelAt(35.1, 1), properties: { name: 'Otieno', folder: 'North', trees: null } },
];
const sources = [{ name: 'members.kml', format: 'kml', features: 2 }];
const asProject = { type: 'FeatureCollection', features: parcels, source_files: sources };
const filesOf = (host: TestHost) => {
  try {
    return readdirSync(join(host.dataFolder, 'shapes'));
  } catch {
    return [];
  }
};
const made = async (host: TestHost, replaces?: string) => {
  const { id } = await host.ask('projects.create', { name: 'Block', geojson: asProject, ...(replaces === undefined ? {} : { replaces }) });
  return id!;
};

describe('shapes of a project at a service that knows one geometry', () => {
  test('come back as they went in, also in another run', async () => {
    const { host, keys } = await atProvider();
    const id = await made(host);
    expect(await host.ask('projects.shapes', { id })).toEqual({ features: parcels, sourceFiles: sources, origin: 'kept' });
    host.bridge.end();
    const again = testHost({ dataFolder: host.dataFolder, keys });
    open.unshift(() => again.bridge.end());
    expect(await again.ask('projects.shapes', { id })).toEqual({ features: parcels, sourceFiles: sources, origin: 'kept' });
  });

  test('lie in a file that a GIS opens, and leave in every export', async () => {
    const { host } = await atProvider();
    const id = await made(host);
    const [name] = filesOf(host);
    const { features } = await readFile(readFileSync(join(host.dataFolder, 'shapes', name!)), { fileName: name! });
    expect(features.map(({ properties }) => properties?.['name'])).toEqual(['Njeri', 'Otieno']);
    for (const format of ['geojson', 'kml', 'geopackage', 'shapefile'] as const) {
      await host.ask('projects.export', { projectIds: [id], format });
      const saved = host.saved.at(-1)!;
      const { features: exported } = await readFile(saved.bytes, { fileName: saved.name });
      expect(
        exported.map(({ properties }) => [properties?.['name'], Number(properties?.['trees'] ?? 0)]),
        format,
      ).toEqual([
        ['Njeri', 12],
        ['Otieno', 0],
      ]);
    }
  });

  test('an export tells what was changed for it', async () => {
    const { host } = await atProvider();
    const taveuni = { type: 'Feature' as const, geometry: parcelAt(179.999, -16.8), properties: { name: 'Taveuni' } };
    const { id } = await host.ask('projects.create', { name: 'Fiji', geojson: { type: 'FeatureCollection', features: [taveuni] } });
    const { notes } = await host.ask('projects.export', { projectIds: [id!], format: 'geojson' });
    expect(notes.map(({ code, phrase }) => [code, phrase?.code])).toEqual([['cut-at-180', 'file.cut-at-180']]);
    const { notes: none } = await host.ask('projects.export', { projectIds: [await made(host)], format: 'geojson' });
    expect(none).toEqual([]);
  });

  test('follow an edit, and go with the project and with the connection', async () => {
    const { host, connectionId } = await atProvider();
    const old = await made(host);
    const id = await made(host, old);
    expect(filesOf(host)).toHaveLength(1);
    expect((await host.ask('projects.shapes', { id })).origin).toBe('kept');
    await host.ask('projects.remove', { id });
    expect(filesOf(host)).toEqual([]);
    await made(host);
    await host.ask('connections.remove', { id: connectionId });
    expect(filesOf(host)).toEqual([]);
  });

  test('of another boundary than the service has now are not shown as its own', async () => {
    const { host, service } = await atProvider();
    const id = await made(host);
    Object.assign(service.made[0]!, { geometry: parcelAt(40, 1), geometry_hash: 'another' });
    const shapes = await host.ask('projects.shapes', { id });
    expect(shapes).toMatchObject({
      origin: 'boundary',
      sourceFiles: [],
      features: [{ properties: { name: 'Block' }, geometry: { type: 'Polygon' } }],
    });
  });

  test('that cannot be read are left where they are, with a line in the log', async () => {
    const { host } = await atProvider();
    const id = await made(host);
    const path = join(host.dataFolder, 'shapes', filesOf(host)[0]!);
    writeFileSync(path, '{"type":"FeatureCollection","feat');
    expect((await host.ask('projects.shapes', { id })).origin).toBe('boundary');
    expect(host.log.join('\n')).toContain(path);
    expect(readFileSync(path, 'utf8')).toContain('"feat');
  });

  test('are kept as well when the project could be sent only later', async () => {
    const { host, service } = await atProvider();
    await service.stop();
    const { waiting } = await host.ask('projects.create', { name: 'Block', geojson: asProject });
    expect(waiting).toBeTruthy();
    await service.start();
    await host.ask('outbox.send', {});
    await expect.poll(() => service.made.length).toBe(1);
    await expect.poll(() => filesOf(host).length).toBe(1);
    expect((await host.ask('projects.shapes', { id: service.made[0]!.id })).features).toEqual(parcels);
  });

  test('that the embedded service cannot read just now are a fault: its boundary alone would lose them in an edit', async () => {
    const project = {
      id: 'p',
      user_id: 'u',
      project_name: 'Block',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      geometry: parcelAt(35, 1),
    };
    const service = await startProvider(({ url }) =>
      url === '/projects/p' ? { status: 200, body: project } : { status: 500, body: { detail: 'The shape is damaged.' } },
    );
    const host = testHost({
      serviceAddress: async () => ({ url: service.url, apiKey: 'key-of-the-embedded-service', userGroupToken: '' }),
    });
    open.push(
      () => host.bridge.end(),
      () => service.close(),
    );
    await expect(host.ask('projects.shapes', { id: 'p' })).rejects.toThrow(/^server/);
    await expect(host.ask('projects.export', { projectIds: ['p'], format: 'kml' })).rejects.toThrow(/^server/);
    expect(host.saved).toEqual([]);
  });
});
