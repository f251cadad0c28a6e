import { expect, test } from 'vitest';
import type { Route } from '#api/index.ts';
import { api } from '#operations/index.ts';
import { ApiFault } from './fault.ts';
import { readAnswer } from './read-answer.ts';
import { readInThread } from './read-in-thread.ts';

const type = 'application/json';
const listProjects = api.listProjects as Route;
const getProject = api.getProject as Route;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const never = new AbortController().signal;
const faultOf = (reading: Promise<unknown>): Promise<unknown> => reading.then(() => null).catch((error: unknown) => error);
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    user_id: 'u1',
    project_name: `Wood ${index} `.repeat(20),
    created_at: '2024-01-01',
    updated_at: '2024-01-01T00:00:00Z',
    area_hectares: '12.5',
    extra: { of: 'the provider' },
  }));

test('a long answer is read in a thread as it is read here', async () => {
  const bytes = bytesOf(JSON.stringify(rows(1000)));
  expect(bytes.length).toBeGreaterThan(128 * 1024);
  const read = await readInThread(listProjects, bytes, type, {}, never);
  expect(read).toEqual(readAnswer(listProjects, bytes, type));
  expect((read.value as unknown[])[999]).toMatchObject({ area_hectares: 12.5, extra: { of: 'the provider' } });
});

test('each record of a long list is mended, however many there are', () => {
  const read = readAnswer(listProjects, bytesOf(JSON.stringify(rows(13_000))), type);
  expect(read.raw).toBe(false);
  expect((read.value as { area_hectares: number }[]).every(({ area_hectares: hectares }) => hectares === 12.5)).toBe(true);
});

// A schema of the whole list made each fault of each record: 4 GB, and the process ended.
test.for(['[', '{"data":['])('two million empty records behind %s are refused at their first', async (start) => {
  const text = `${start}${'{},'.repeat(2_000_000)}{}]${start === '[' ? '' : '}'}`;
  const fault = await faultOf(readInThread(listProjects, bytesOf(text), type, {}, never));
  expect(fault).toMatchObject({ code: 'shape', phrase: { code: 'client.unlike-and-large', params: { megabytes: 6 } } });
  expect((fault as ApiFault).details).toContain('0.id');
});

test('an answer that takes more memory than it may is refused, and nothing else ends', async () => {
  const bytes = bytesOf(`{"id":"a","subprojects":[${'{},'.repeat(300_000)}{}]}`);
  expect(await faultOf(readInThread(getProject, bytes, type, {}, never, 96))).toMatchObject({ code: 'too-large' });
});

test('the end of the call ends the reading', async () => {
  const bytes = bytesOf(`{"id":"a","subprojects":[${'{},'.repeat(1_000_000)}{}]}`);
  const stop = new AbortController();
  const reading = faultOf(readInThread(getProject, bytes, type, {}, stop.signal));
  stop.abort(new Error('stopped'));
  expect(await reading).toMatchObject({ message: 'stopped' });
});

test('a fault of the reading comes back as it was', async () => {
  const bytes = bytesOf(`[${'"x",'.repeat(60_000)}`);
  const here = await faultOf((async () => readAnswer(listProjects, bytes, type))());
  const there = await faultOf(readInThread(listProjects, bytes, type, {}, never));
  expect(there).toBeInstanceOf(ApiFault);
  expect({ ...(there as ApiFault) }).toEqual({ ...(here as ApiFault) });
  expect((there as ApiFault).message).toBe((here as ApiFault).message);
});
