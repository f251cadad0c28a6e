import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaHectares } from '#geo/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { pythonClient, type Description } from '../../scripts/python-client/module.ts';
import { parcelAt } from '../helpers/parcels.ts';

const clients = resolve(import.meta.dirname, '../../clients/python');
const key = 'key-of-the-python-client';
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
if (!hasPython) console.log('Skipped: the client in Python is tried against a service (python3, 3.9 or newer)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-python-'));
let service: RunningService;

beforeAll(async () => {
  service = await startService({
    dataFolder: join(folder, 'data'),
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: 'admin',
    quotaHectares: 1000,
  });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const python = async (args: string[], more: Record<string, string> = {}): Promise<string> => {
  const { stdout } = await promisify(execFile)('python3', args, {
    env: { ...process.env, PYTHONPATH: clients, PYTHONDONTWRITEBYTECODE: '1', HECTARE_URL: service.url, HECTARE_API_KEY: key, ...more },
  });
  return stdout;
};

test('the client is what the description says; run scripts/generate-api-docs.ts when this fails', () => {
  const description = JSON.parse(readFileSync(resolve(clients, '../../docs/api/openapi.json'), 'utf8')) as Description;
  expect(readFileSync(join(clients, 'hectare_client.py'), 'utf8') === pythonClient(description)).toBe(true);
});

test.skipIf(!hasPython)('a script registers a boundary, waits for products and writes a CSV', async () => {
  const boundary = join(folder, 'north.geojson');
  writeFileSync(boundary, JSON.stringify({ type: 'Feature', properties: {}, geometry: parcelAt(35, 1) }));
  // Without a network: the mask is made of the boundary alone.
  const offline = `import os
from hectare_client import Client
Client(os.environ["HECTARE_URL"], key=os.environ["HECTARE_API_KEY"]).change_collection(body={"offline": True})`;
  await python(['-c', offline]);
  const run = () =>
    python([join(clients, 'example.py'), boundary, join(folder, 'out.csv'), 'project-mask'], { HECTARE_IDEMPOTENCY_KEY: 'north' });
  const told = await run();
  expect(told).toContain('Unchanged: True');
  expect(readFileSync(join(folder, 'out.tif')).subarray(0, 2).toString()).toMatch(/^(II|MM)$/);
  const [head, row, ...more] = readFileSync(join(folder, 'out.csv'), 'utf8').trim().split(/\r?\n/);
  expect(head).toBe('project_id,area_hectares,product,period,state,value,unit,reason');
  expect(more).toEqual([]);
  const [id, hectares, product, , state] = row!.split(',');
  expect([product, state]).toEqual(['project-mask', 'ready']);
  expect(Number(hectares)).toBeCloseTo(areaHectares(parcelAt(35, 1)), 6);
  // The same boundary again is the same project.
  expect(await run()).toContain(id!);
});

test.skipIf(!hasPython)('records, lists, bodies and refusals come as types', async () => {
  const script = `import json, os
from hectare_client import *
client = Client(os.environ["HECTARE_URL"], key=os.environ["HECTARE_API_KEY"])
geometry = json.loads(os.environ["GEOMETRY"])
project = client.create_project(project_name="Typed", geojson=geometry).value
told = {"kind": type(project).__name__, "other": project.other_fields, "geometry": project.geometry}
listed = client.list_projects()
told["listed"] = [type(one).__name__ for one in listed.value][:1]
told["known"] = client.list_projects(if_none_match=listed.etag).is_known
note = client.change_project_notes(project.id, body={"notes": "n", "tags": ["t"]}).value
told["note"] = [type(note).__name__, note.tags]
told["deleted"] = client.delete_project(project.id).value.deleted
for name, call in {
    "missing": lambda: client.project_details(project.id),
    "invalid": lambda: client.create_project(project_name="", geojson=geometry),
    "key": lambda: Client(os.environ["HECTARE_URL"], key="no").list_projects(),
    "mask": lambda: client.project_details("../collection"),
}.items():
    try:
        call()
    except ApiError as error:
        told[name] = [type(error).__name__, error.status, error.code]
print(json.dumps(told))`;
  const told = JSON.parse(await python(['-c', script], { GEOMETRY: JSON.stringify(parcelAt(36, 1)) }));
  expect(told).toEqual({
    kind: 'Project',
    other: {},
    geometry: parcelAt(36, 1),
    listed: ['ProjectListItem'],
    known: true,
    note: [expect.any(String), ['t']],
    deleted: true,
    missing: ['ApiError', 404, 'no-such-project'],
    invalid: ['ValidationFailed', 422, null],
    key: ['ApiError', 401, 'key-refused'],
    mask: ['ApiError', 404, 'no-such-project'],
  });
});
