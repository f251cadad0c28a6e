import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataAccess, openPack } from '#datasets/index.ts';
import { service as forest } from '#products/deforestation-summary/service.ts';
import { portfolioSummary } from '#products/portfolio-deforestation-summary/service.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { productProject, threadProject } from '#service/jobs/project.ts';
import { startService, type RunningService } from '#service/server.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { Storage } from '#service/storage/storage.ts';
import { collectContext } from '../helpers/packed-data.ts';
import { parcelAt } from '../helpers/parcels.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-sums-'));
const key = 'k'.repeat(40);
const levels = [undefined, 'country', 'state'] as const;
const expected: string[] = [];
const ids: string[] = [];
let service: RunningService;

async function ask(path: string, method = 'GET') {
  const answer = await fetch(service.url + path, { method, headers: { 'x-api-key': key } });
  return { status: answer.status, tag: answer.headers.get('etag'), text: await answer.text() };
}
const addressOf = (level: string | undefined) => `/deforestation/summary${level === undefined ? '' : `?aggregation_level=${level}`}`;

beforeAll(async () => {
  const storage = new Storage(await openWorkspace(join(folder, 'workspace.gpkg')));
  await storage.together(() => {
    storage.accounts.ensure('local', null);
    storage.setSetting('collection', { paused: true, offline: true });
  });
  for (let number = 0; number < 60; number += 1) {
    const text = JSON.stringify(parcelAt(35 + number * 0.0001, 1.04));
    const made = await projectFrom({ kind: 'body', text }, { name: `P${number}`, isCollection: false, isControlPool: false });
    ids.push(await storage.createProject('local', made, [], null));
  }
  const data = createDataAccess({
    cacheFolder: join(folder, 'made'),
    packs: [await openPack(resolve(import.meta.dirname, '../../out/sample-landscape'))],
    settings: { offline: true, nonCommercialUse: true },
    userAgent: 'test',
  });
  const project = productProject(threadProject(storage.project('local', ids[0]!)!));
  const collected = await forest.collect(project, '', collectContext(data, new Date().toISOString()));
  await data.close();
  // The last ten wait for theirs.
  await storage.together(() => {
    for (const id of ids.slice(0, 50)) storage.results.put(id, 'deforestation-summary', '', collected, false);
  });
  const projects = storage.heads.list('local').map((row) => ({
    id: row.id,
    areaHectares: row.area_hectares,
    centroid: [row.centroid_lon!, row.centroid_lat!] as [number, number],
    memberIds: [],
    summary: storage.results.get(row.id, 'deforestation-summary', '', false)?.collected ?? null,
  }));
  for (const level of levels) expected.push(JSON.stringify(portfolioSummary(projects, level, new Date())));
  storage.close();
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: 't'.repeat(40),
    quotaHectares: null,
  });
});
afterAll(() => service.close());

describe('the sums over all projects', () => {
  test('are those of the product, made in a thread once and then kept', async () => {
    for (const [index, level] of levels.entries()) {
      const [first, second] = [await ask(addressOf(level)), await ask(addressOf(level))];
      expect([first.status, first.text]).toEqual([200, expected[index]]);
      expect(second).toEqual(first);
    }
  });
  test('are others when a project goes', async () => {
    const before = await ask(addressOf(undefined));
    expect((await ask(`/projects/${ids[3]}`, 'DELETE')).status).toBe(200);
    const after = await ask(addressOf(undefined));
    const countIn = ({ text }: { text: string }) => (JSON.parse(text) as { total: { project_count: number } }).total.project_count;
    expect([countIn(before), countIn(after)]).toEqual([50, 49]);
    expect(after.tag).not.toBe(before.tag);
  });
});
