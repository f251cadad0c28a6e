/**
 * Messages of a page that nobody wrote, to every method of the bridge over the real handlers and the real service: each is answered, with the method's own output or
 * with a fault that has a code and is not ours, no secret comes out, and nothing but this computer is asked. A few seconds in the test run, minutes in
 * `npm run test:soak`; HECTARE_FUZZ_SEED repeats a run (the seed is printed).
 */
import dns from 'node:dns';
import { isIP } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Answerer, type Handlers } from '#host/answer.ts';
import { bridgeContract } from '#host/contract.ts';
import { KnownSecrets } from '#host/known-secrets.ts';
import { sentence } from '#host/phrases/sentence.ts';
import { Refused } from '#host/refused.ts';
import { bridgeMethods, type Answer, type BridgeMethod } from '#host/methods.ts';
import { embeddedHost, type EmbeddedHost } from '../host/embedded.ts';
import { startProvider, type Provider } from '../host/provider.ts';
import { fitting, spoilt, type Schema } from '../helpers/schema-inputs.ts';
import { inSoak } from '../helpers/soak.ts';

const seed = Number(process.env['HECTARE_FUZZ_SEED'] ?? inSoak(20_261_124, Date.now() % 2 ** 31));
const runsPerMethod = inSoak(8, 2500);
/** far above what any answer to these small messages takes on a busy machine, and within the time of the test, which would not tell whose answer is missing */
const maxMilliseconds = 120_000;
const secret = 'hk_live_Zq7Xw2Lk9Vb4Nm8Rt6Yp';

let embedded: EmbeddedHost;
let provider: Provider;
let remoteId: string;
let projectId: string;
const lookups: string[] = [];
const lookup = dns.lookup;

beforeAll(async () => {
  // No name is looked up: a public map that was chosen by chance would be asked for its pictures.
  dns.lookup = ((name: string, ...rest: unknown[]) => {
    if (isIP(name) || name === 'localhost') {
      (lookup as (...given: unknown[]) => void)(name, ...rest);
      return;
    }
    lookups.push(name);
    (rest.at(-1) as (error: Error) => void)(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
  }) as typeof dns.lookup;
  provider = await startProvider(() => ({ status: 200, body: { detail: `The key is ${secret}, or ${Buffer.from(secret).toString('base64')}` } }));
  embedded = await embeddedHost('fuzz-bridge', {
    // As the browser host, which has no paths.
    readFile: async () => {
      throw new Refused('no-paths', sentence('host.open-in-browser'));
    },
  });
  const { ask } = embedded.host;
  const remote = await ask('connections.save', { name: 'Provider', baseUrl: provider.url });
  remoteId = remote.id;
  await ask('keys.save', { connectionId: remoteId, kind: 'api-key', secret });
  const { id } = await ask('projects.create', { name: 'Wood', geojson: { type: 'Point', coordinates: [3, 4] } as never });
  projectId = id!;
});
afterAll(async () => {
  dns.lookup = lookup;
  await embedded.end();
  await provider.close();
});

/** Ids and addresses that exist, so that messages come past the first check. */
function named(name: string): fc.Arbitrary<unknown> | null {
  if (/address|url/i.test(name)) return fc.constantFrom(provider.url, 'http://127.0.0.1:1', 'file:///etc/passwd', 'javascript:alert(1)', '');
  if (name === 'path') return fc.constantFrom('/etc/passwd', '../a.kml', 'C:\\a.kml');
  if (name === 'operation') return fc.constantFrom('listProjects', 'projectDetails', 'quota', 'climate', 'projectShapes', 'no such');
  if (/(^|P|p)rojectId$|project_id/.test(name)) return fc.constantFrom(projectId, 'unknown');
  if (/^(id|connectionId)$/.test(name)) return fc.constantFrom(remoteId, 'embedded', projectId, 'a', 'unknown');
  return null;
}
const inputOf = (method: BridgeMethod): fc.Arbitrary<unknown> => {
  const schema = z.toJSONSchema(bridgeContract[method].input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const good = fitting(schema, named);
  return fc.oneof({ arbitrary: good, weight: 2 }, { arbitrary: spoilt(good), weight: 3 });
};

type Ask = (method: BridgeMethod, input: unknown) => Promise<Answer<unknown>>;
const isPolluted = () => 'polluted' in {};

/** What is wrong with an answer; null for nothing. */
function faultOf(method: BridgeMethod, answer: Answer<unknown>): string | null {
  if (isPolluted()) return 'the prototype of all objects was changed';
  if (JSON.stringify(answer)?.includes(secret)) return 'the secret came out';
  if (answer.ok) return bridgeContract[method].output.safeParse(answer.value).success ? null : 'an answer that the contract does not know';
  const { code, message } = answer.error;
  if (!/^[a-z][a-z-]+$/.test(code)) return `no code: ${String(code)}`;
  if (message.length < 3) return 'a fault without a sentence';
  return code === 'internal' ? `a fault of ours: ${message}` : null;
}

const late = Symbol('late');
async function answerInTime(ask: Ask, method: BridgeMethod, input: unknown, milliseconds: number): Promise<Answer<unknown> | typeof late> {
  let timer: ReturnType<typeof setTimeout>;
  const waited = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  return Promise.race([ask(method, input), waited]).finally(() => clearTimeout(timer));
}

/** Asks a method until something is wrong, or so many times. Resolves with what was found, or null. */
async function search(ask: Ask, method: BridgeMethod, runs: number, milliseconds = maxMilliseconds): Promise<string | null> {
  const property = fc.asyncProperty(inputOf(method), async (input) => {
    const answer = await answerInTime(ask, method, input, milliseconds);
    const fault = answer === late ? 'no answer' : faultOf(method, answer);
    if (fault !== null) throw new Error(fault);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs, endOnFailure: true });
  return failed ? `${(errorInstance as Error).message}, after ${JSON.stringify(counterexample)?.slice(0, 500)}` : null;
}

// A report is made in seconds, and opens what it makes; reading files is tried by the fuzzer of formats.
const slow = new Set<BridgeMethod>(['report.preview', 'report.create']);

test(`every message to every method has an answer (seed ${seed})`, { timeout: inSoak(180_000, 3_600_000) }, async () => {
  const ask: Ask = (method, input) => embedded.host.bridge.answer(method, input);
  const found: string[] = [];
  for (const method of bridgeMethods) {
    const fault = await search(ask, method, slow.has(method) ? Math.ceil(runsPerMethod / 5) : runsPerMethod);
    if (fault !== null) found.push(`${method}: ${fault}`);
  }
  expect(found).toEqual([]);
  expect(lookups.filter((name) => !/openstreetmap|opentopomap|eox\.at|localhost/.test(name))).toEqual([]);
});

test('messages to methods that nobody offers are refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'host', 'host.')), async (method) => {
      fc.pre(!(bridgeMethods as readonly string[]).includes(method));
      expect(await embedded.host.bridge.answer(method, {})).toMatchObject({ ok: false, error: { code: 'unknown-method' } });
    }),
    { seed, numRuns: 100 },
  );
});

describe('the search finds', () => {
  /** The real bridge with one handler replaced. */
  function planted<M extends BridgeMethod>(method: M, handler: (input: never) => Promise<unknown>): Ask {
    const handlers = Object.fromEntries(
      bridgeMethods.map((name) => [
        name,
        async (input: unknown) => {
          const answer = await embedded.host.bridge.answer(name, input);
          if (!answer.ok) throw answer.error;
          return answer.value;
        },
      ]),
    ) as unknown as Handlers;
    const bridge = new Answerer({ ...handlers, [method]: handler } as Handlers, () => {}, new KnownSecrets());
    return (name, input) => bridge.answer(name, input);
  }

  test('a handler that meets a text that it did not expect', async () => {
    const ask = planted('outbox.rename', async ({ name }: { name: string }) => ({ length: decodeURIComponent(name).length }));
    expect(await search(ask, 'outbox.rename', 2000)).toMatch(/a fault of ours/);
  });
  test('an output that the contract does not know', async () => {
    const ask = planted('offline.state', async () => ({ isOffline: 'perhaps' }));
    expect(await search(ask, 'offline.state', 10)).toMatch(/a fault of ours/);
  });
  test('a secret in an answer', async () => {
    const ask = planted('host.status', async () => ({ service: 'failed', message: `refused ${secret}`, online: true }));
    expect(await search(ask, 'host.status', 10)).toMatch(/the secret came out/);
  });
  test('a call that is never answered', async () => {
    const ask = planted('offline.state', () => new Promise(() => {}));
    expect(await search(ask, 'offline.state', 10, 50)).toMatch(/no answer/);
  });
});
