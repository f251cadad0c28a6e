import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SourceAnswer } from '#api/sources.ts';
import { sources } from '#cli/sources.ts';
import { CommandFault } from '#cli/usage.ts';
import { datasets } from '#datasets/index.ts';
import { imitatedSources, sourceOf, type ImitatedSources } from '../datasets/imitated-sources.ts';
import { commandLine } from './run.ts';

const { folder, run } = commandLine();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let all: ImitatedSources;
let profile: string;
beforeEach(async () => {
  all = await imitatedSources();
  profile = mkdtempSync(join(tmpdir(), 'hectare-sources-'));
  vi.stubEnv('HECTARE_PROFILE', profile);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await all.source.close();
  rmSync(profile, { recursive: true, force: true });
});

async function checked(given: { json?: boolean; nonCommercial?: boolean | null; stop?: AbortSignal } = {}) {
  const said = { out: '', err: '' };
  const output = {
    out: (text: string) => {
      said.out += `${text}\n`;
    },
    err: (text: string) => {
      said.err += `${text}\n`;
    },
  };
  const { json = false, nonCommercial = true, stop = new AbortController().signal } = given;
  const code = await sources({ check: true, json, nonCommercial, baseUrls: all.baseUrls }, output, stop);
  return { code, ...said };
}

test('the list needs no network: licence, version and products of each source', async () => {
  const { code, out } = await run(['sources'], { FORCE_OFFLINE: '1' });
  expect(code).toBe(0);
  expect(out).toMatch(/gfc +Hansen Global Forest Change, GFC-\d{4}-v[\d.]+ \(CC BY 4\.0\)\n +for Deforestation summary, /);
  expect(out).toContain('has not answered on this computer yet');
  const { sources: listed } = JSON.parse((await run(['sources', '--json'], { FORCE_OFFLINE: '1' })).out) as { sources: SourceAnswer[] };
  expect(listed.find(({ id }) => id === 'soilgrids')).toMatchObject({
    products: ['soil'],
    check: null,
    last_success: null,
    hosts: ['maps.isric.org'],
  });
});

test('what cannot be asked is said at once, and what is no option too', async () => {
  expect(await run(['sources', '--check'], { FORCE_OFFLINE: '1' })).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('FORCE_OFFLINE=1'),
  });
  expect(await run(['sources', '--commercial'])).toMatchObject({ code: 2, err: expect.stringContaining('--commercial is for --check') });
  expect(await run(['sources', 'gfc'])).toMatchObject({ code: 2, err: expect.stringContaining('sources takes no “gfc”') });
});

test('when every source answers as expected it ends with 0, and the list knows when', async () => {
  const { code, out, err } = await checked();
  expect(out).toContain(`Of ${datasets.length} sources: ${datasets.length} answered as expected, 0 failed, 0 not asked`);
  expect(code).toBe(0);
  expect(err).toContain(`${datasets.length} of ${datasets.length}: `);
  const { out: later } = await run(['sources', '--json'], { HECTARE_PROFILE: profile, FORCE_OFFLINE: '1' });
  expect((JSON.parse(later) as { sources: SourceAnswer[] }).sources.every(({ last_success: last }) => last !== null)).toBe(true);
});

test('a source that fails ends it with 1, and says what is missing without it and what to do', async () => {
  all.source.faultOf = (asked) => (sourceOf(asked) === 'soilgrids' ? { kind: 'status', status: 503 } : null);
  const { code, out } = await checked({ nonCommercial: null });
  expect(code).toBe(1);
  expect(out).toMatch(/✗ soilgrids .*503\n +Without it: No soil\.\n +The source itself is at fault or busy\./);
  expect(out).toMatch(/– openmeteo/);
  expect(out).toContain(`Of ${datasets.length} sources: ${datasets.length - 2} answered as expected, 1 failed, 1 not asked`);
});

test('a newer version of a source is said; the one that is read stays', async () => {
  const { respond } = all.source;
  all.source.respond = (asked) =>
    asked.path.startsWith('/worldcover') && asked.query.has('list-type')
      ? { body: new TextEncoder().encode('<Prefix>v300/</Prefix><Prefix>v200/</Prefix>'), contentType: 'application/xml' }
      : respond!(asked);
  const { code, out } = await checked();
  expect([code, out.match(/Its publisher lists .*/g)?.[0]]).toEqual([0, 'Its publisher lists v300.']);
});

test('ended by the user it says how far it came', async () => {
  const stop = new AbortController();
  all.source.faultOf = (asked) => (sourceOf(asked) === 'nexgddp' ? { kind: 'silence' } : null);
  const ended = checked({ stop: stop.signal });
  await expect.poll(() => all.source.requests.some((asked) => sourceOf(asked) === 'nexgddp')).toBe(true);
  stop.abort();
  await expect(ended).rejects.toThrow(CommandFault);
  await expect(ended).rejects.toThrow(new RegExp(`^Cancelled after \\d+ of ${datasets.length} sources\\.$`));
});
