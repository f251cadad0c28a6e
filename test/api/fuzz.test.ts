import fc from 'fast-check';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { FormData, request } from 'undici';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startService, type RunningService } from '#service/server.ts';
import { workspaceWithPreview } from '../helpers/climate-preview.ts';
import { bodyOf, nonsense, operationsIn, queryOf, type Described, type RequestBody } from '../helpers/described-requests.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { inSoak, ofCampaign } from '../helpers/soak.ts';

// Requests made from the interface description. None may meet a fault of the service's own, and every answer must be one that the description tells of, with its fields.
const folder = mkdtempSync(join(tmpdir(), 'hectare-fuzz-'));
const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const admin = 'admin-of-the-fuzz-tests';
const headers = { 'x-api-key': 'key-of-the-fuzz-tests', authorization: `Token ${admin}` };
/** all of them together */
const requests = ofCampaign(480, 100_000);
const isSoak = inSoak(0, 1) === 1;
const seed = Number(process.env['HECTARE_SEED'] ?? inSoak(20_261_126, Date.now() % 2 ** 31));
// Among the tests one after another, so that the same requests meet the same states.
const operationsAtOnce = isSoak ? 6 : 1;
let service: RunningService;
let projectIds: string[];

interface Answer {
  status: number;
  type: string;
  text: string;
}
function encoded({ json, form }: RequestBody): { body: string | FormData; headers: Record<string, string> } {
  if (!form) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  const made = new FormData();
  if (form.field === 'file') made.set('file', new File([form.text], 'a.geojson'));
  else made.set('geojson', form.text);
  return { body: made, headers: {} };
}
async function ask(method: string, path: string, body?: RequestBody): Promise<Answer> {
  const sent = body === undefined ? null : encoded(body);
  const answer = await request(service.url + path, {
    method: method as 'GET',
    headers: { ...headers, ...sent?.headers },
    ...(sent ? { body: sent.body } : {}),
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const type = String(answer.headers['content-type'] ?? '').split(';')[0]!;
  return { status: answer.statusCode, type, text: type.endsWith('json') ? bytes.toString() : `${bytes.length} bytes` };
}
const statesOf = async (id: string) =>
  JSON.parse((await ask('GET', `/projects/${id}/available_data`)).text).products as { state: string; waits_for: unknown }[];

beforeAll(async () => {
  const known = await workspaceWithPreview(folder);
  const hasLandscape = isSoak && existsSync(join(landscape, 'manifest.json'));
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: headers['x-api-key'],
    userGroupToken: admin,
    quotaHectares: null,
    ...(hasLandscape ? { packFolders: [landscape] } : {}),
  });
  projectIds = [known];
  await ask('PUT', '/collection', { json: { offline: true } });
  await vi.waitFor(async () => expect((await ask('GET', `/projects/${known}/project_mask`)).status).toBe(200), 60_000);
  if (hasLandscape) {
    const { id } = JSON.parse((await ask('POST', '/projects?project_name=Landscape', { json: parcelAt(35.0012, 1.0436) })).text);
    projectIds.push(id);
    const isSettled = async () =>
      (await statesOf(id)).every(({ state, waits_for: waits }) => state !== 'running' && (state !== 'queued' || waits !== null));
    await vi.waitFor(async () => expect(await isSettled()).toBe(true), { timeout: 600_000, interval: 500 });
  }
  // The thread of slow answers starts at the first.
  await ask('GET', `/projects/${known}/shapes/figures`);
}, 660_000);
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Reached without open data: their handlers must have said yes at least once. */
const answers = [
  'create-project',
  'list-projects',
  'project-details',
  'available-data',
  'geojson-area',
  'quota',
  'project-mask',
  'climate',
  'collection',
  'change-collection',
  'collect-again',
  'create-user-group',
  'delete-project',
  'health',
];

/** Whether an answer is one of those that its operation is described with, and has its fields. */
class Description {
  readonly operations: Described[];
  readonly #definitions: Record<string, object>;
  readonly #schemas = new Map<object, z.ZodType>();

  constructor(text: string) {
    this.operations = operationsIn(JSON.parse(text));
    this.#definitions = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')).components.schemas;
  }

  /** What is wrong with it; null for nothing. */
  faultOf({ responses }: Described, { status, type, text }: Answer): string | null {
    const told = responses[String(status)];
    if (!told) return `the description tells nothing of ${status}`;
    if (!told.content) return null;
    const content = told.content[type];
    if (!content) return `the description tells of ${Object.keys(told.content).join(', ')}`;
    if (!type.endsWith('json')) return null;
    const read = this.#schemaOf(content.schema).safeParse(JSON.parse(text));
    return read.success ? null : z.prettifyError(read.error);
  }

  #schemaOf(schema: object): z.ZodType {
    const known = this.#schemas.get(schema);
    if (known) return known;
    const moved = JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as object;
    const made = z.fromJSONSchema({ ...moved, $defs: this.#definitions } as Parameters<typeof z.fromJSONSchema>[0]);
    this.#schemas.set(schema, made);
    return made;
  }
}

test('an answer unlike its description is found', async () => {
  const description = new Description((await ask('GET', '/openapi.json')).text);
  const paths: Record<string, string> = {
    quota: '/quota',
    health: '/health',
    'list-projects': '/projects',
    'project-details': `/projects/${projectIds[0]!}`,
    'available-data': `/projects/${projectIds[0]!}/available_data`,
    collection: '/collection',
  };
  /** The answer with one field, and it alone, of another type or gone. */
  const changed = (value: unknown, change: (holder: Record<string, unknown>, name: string) => void): unknown[] => {
    const holderOf = (whole: unknown) => (Array.isArray(whole) ? whole[0] : whole) as Record<string, unknown>;
    return Object.keys(holderOf(value)).map((name) => {
      const copy: unknown = structuredClone(value);
      change(holderOf(copy), name);
      return copy;
    });
  };
  for (const [id, path] of Object.entries(paths)) {
    const operation = description.operations.find((one) => one.id === id)!;
    const answer = await ask('GET', path);
    const faultOf = (changes: Partial<Answer>) => description.faultOf(operation, { ...answer, ...changes });
    expect(faultOf({}), id).toBeNull();
    expect(faultOf({ status: 418 }), id).toMatch(/nothing of 418/);
    expect(faultOf({ type: 'text/html' }), id).toMatch(/tells of application\/json/);
    const value: unknown = JSON.parse(answer.text);
    const wrong = [
      ...changed(value, (holder, name) => {
        holder[name] = [{ planted: true }];
      }),
      ...changed(value, (holder, name) => {
        delete holder[name];
      }),
    ];
    const found = wrong.filter((planted) => faultOf({ text: JSON.stringify(planted) }) !== null);
    // Fields that are added or optional may be of any type or gone.
    expect(found.length / wrong.length, id).toBeGreaterThan(0.5);
  }
});

test(
  'every answer to a request that the description allows, or does not, is one that it tells of',
  { timeout: inSoak(180_000, 21_600_000) },
  async () => {
    const description = new Description((await ask('GET', '/openapi.json')).text);
    const { operations } = description;
    const good = new Map<string, number>();
    let sent = 0;
    const fuzzed = async (operation: Described, index: number) => {
      const { path, method, id, parameters, hasBody } = operation;
      const ids =
        id === 'delete-project'
          ? fc.constantFrom('made', 'none')
          : fc.oneof(
              { weight: 4, arbitrary: fc.constantFrom(...projectIds) },
              { weight: 1, arbitrary: nonsense.filter((text) => text !== '' && text !== '.' && text !== '..') },
            );
      const property = fc.asyncProperty(
        ids,
        queryOf(parameters),
        hasBody ? bodyOf(id) : fc.constant(undefined),
        async (wanted, query, body) => {
          const made =
            wanted === 'made' ? await ask('POST', '/projects?project_name=Gone', { json: { type: 'Point', coordinates: [3, 4] } }) : null;
          const project = made ? (JSON.parse(made.text).id as string) : wanted;
          const place = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
            encodeURIComponent(name === 'project_id' ? project.toWellFormed() : 'a.png'),
          );
          const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, value.toWellFormed()]));
          const answer = await ask(method, `${place}${search.size > 0 ? `?${search}` : ''}`, body);
          sent += 1;
          const asked = () =>
            `${method} ${place}?${search} ${JSON.stringify(body)?.slice(0, 300)}: ${answer.status} ${answer.text.slice(0, 300)}`;
          expect(answer.status < 500 || answer.status === 503, asked()).toBe(true);
          const fault = description.faultOf(operation, answer);
          expect(fault, `${asked()}\n${fault}`).toBeNull();
          if (answer.status === 422) expect(JSON.parse(answer.text).detail.length).toBeGreaterThan(0);
          if (answer.status >= 300) return;
          good.set(id, (good.get(id) ?? 0) + 1);
          // A list that grows with every create would be what is measured in the end.
          if (id === 'create-project') await ask('DELETE', `/projects/${JSON.parse(answer.text).id}`);
        },
      );
      await fc.assert(property, {
        numRuns: Math.ceil(requests / operations.length),
        endOnFailure: !isSoak,
        seed: (isSoak ? seed : 20_261_122) + index,
      });
    };
    // Most of the time a request waits for a thread or for another job: several operations at once are several times as many requests.
    const waiting = [...operations.entries()];
    const inTurn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await fuzzed(next[1], next[0]);
    };
    await Promise.all(Array.from({ length: operationsAtOnce }, inTurn));
    console.log(
      `${sent} requests${isSoak ? `, seed ${seed}` : ''}; answered with 2xx: ${[...good].map(([id, count]) => `${id} ${count}`).join(', ')}`,
    );
    expect(sent).toBeGreaterThanOrEqual(requests);
    for (const id of answers) expect(good.get(id) ?? 0, id).toBeGreaterThan(0);
  },
);
