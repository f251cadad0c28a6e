import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSources, datasets, lastAnswersIn, type SourceFinding } from '#datasets/index.ts';
import { imitatedSources, json, sourceOf, today, type ImitatedSources } from './imitated-sources.ts';

let all: ImitatedSources;
let cacheFolder: string;
beforeEach(async () => {
  all = await imitatedSources();
  cacheFolder = mkdtempSync(join(tmpdir(), 'hectare-answers-'));
});
afterEach(async () => {
  await all.source.close();
  rmSync(cacheFolder, { recursive: true, force: true });
});

const ids = datasets.map(({ id }) => id);
async function check(
  asked: readonly string[] = ids,
  more: { signal?: AbortSignal; offline?: boolean; nonCommercialUse?: boolean | null } = {},
): Promise<Map<string, SourceFinding>> {
  const findings = new Map<string, SourceFinding>();
  const { signal = new AbortController().signal, offline = false, nonCommercialUse = true } = more;
  await checkSources({
    ids: asked,
    cacheFolder,
    settings: { offline, nonCommercialUse },
    userAgent: 'Hectare/test',
    baseUrls: all.baseUrls,
    now: () => today,
    stallMilliseconds: 60_000,
    signal,
    found: (finding) => findings.set(finding.id, finding),
  });
  return findings;
}

test('every source that answers as it should is found to, with its newest version, and the time is kept', async () => {
  const findings = await check();
  expect([...findings.keys()].toSorted()).toEqual(ids.toSorted());
  for (const { id, fault, found } of findings.values()) expect([id, fault, found?.detail]).toEqual([id, null, expect.stringMatching(/\d/)]);
  expect(['gfc', 'worldcover', 'jrcgfc2020', 'ccibiomass', 'nexgddp'].map((id) => findings.get(id)!.newest)).toEqual([
    'GFC-2025-v1.13',
    'v200',
    'V4',
    'v7.0',
    'v2.0',
  ]);
  expect(Object.fromEntries(await lastAnswersIn([cacheFolder]))).toEqual(
    Object.fromEntries(ids.map((id) => [id, new Date(today).toISOString()])),
  );
  // What was looked at is no cache for collections.
  expect(readdirSync(cacheFolder)).toEqual(['answered']);
});

test('a listing that cannot be read does not make a source fail; its version is not known then', async () => {
  all.source.faultOf = ({ path }) => (path.startsWith('/gfc/listing') ? { kind: 'status', status: 403 } : null);
  const gfc = (await check(['gfc'])).get('gfc')!;
  expect([gfc.fault, gfc.newest]).toEqual([null, null]);
});

test('a source that is asked to wait is not asked again; the others are not held up', async () => {
  all.source.faultOf = (asked) => (sourceOf(asked) === 'cckp' ? { kind: 'status', status: 429, headers: { 'retry-after': '60' } } : null);
  const findings = await check(['cckp', 'gsw']);
  expect(findings.get('gsw')!.fault).toBeNull();
  expect(findings.get('cckp')!.fault).toMatchObject({ kind: 'refused', reason: { detail: expect.stringContaining('429') } });
  expect(all.source.requests.filter((asked) => sourceOf(asked) === 'cckp')).toHaveLength(1);
  expect([...(await lastAnswersIn([cacheFolder])).keys()]).toEqual(['gsw']);
});

test('offline nobody is asked, and terms that nobody has answered keep a source from being asked', async () => {
  const offline = await check(ids, { offline: true });
  expect([...offline.values()].map(({ fault }) => fault?.kind)).toEqual(ids.map(() => 'offline'));
  expect((await check(['openmeteo'], { nonCommercialUse: null })).get('openmeteo')!.fault!.kind).toBe('terms');
  expect(all.source.requests).toEqual([]);
});

test('stopping ends a check that waits for a silent source at once', async () => {
  const stop = new AbortController();
  all.source.always = { kind: 'silence' };
  const checked = check(ids, { signal: stop.signal });
  await expect.poll(() => all.source.requests.length).toBeGreaterThan(0);
  stop.abort(new Error('enough'));
  await expect(checked).rejects.toThrow('enough');
});

test('a value that cannot be at the place of the check is a source that has changed', async () => {
  const { respond } = all.source;
  all.source.respond = (asked) =>
    asked.path.startsWith('/openmeteo/elevation')
      ? json({ elevation: [4000] })
      : asked.path.startsWith('/cckp')
        ? json({ metadata: { status: 'success' }, data: {} })
        : respond!(asked);
  const findings = await check(['openmeteo', 'cckp']);
  expect(['openmeteo', 'cckp'].map((id) => findings.get(id)!.fault?.kind)).toEqual(['changed', 'changed']);
});
