import { afterEach, expect, test } from 'vitest';
import { parcelAt } from '../helpers/parcels.ts';
import { embeddedHost } from './embedded.ts';
import type { TestHost } from './host.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const planted = (hectares: number) => ({
  kind: 'planting-plan',
  plantings: [{ year: 2024, hectares, lower_hectares: hectares / 2, upper_hectares: hectares }],
});
const decided = {
  old_growth: true,
  time_zone: 'Africa/Nairobi',
  ecological_zone: 'tropical-mountain',
  declared_removals: planted(100),
  carbon_program: 'arr-census',
};
/** A square of 0.01° is 123 ha here. */
const make = (host: TestHost, size: number, replaces?: string) =>
  host.ask('projects.create', {
    name: 'Block',
    geojson: parcelAt(35, 1, size),
    ...(replaces === undefined ? {} : { replaces }),
  }) as Promise<{ id?: string; waiting?: string }>;
const settingsOf = async (host: TestHost, id: string): Promise<unknown> => {
  const { value } = (await host.ask('api.call', { operation: 'projectSettings', params: { project_id: id } })) as { value: unknown };
  return value;
};
const decide = (host: TestHost, id: string, body: object) =>
  host.ask('api.call', { operation: 'changeProjectSettings', params: { project_id: id }, body });
const projectsOf = async (host: TestHost): Promise<string[]> => {
  const { value } = (await host.ask('api.call', { operation: 'listProjects' })) as { value: { id: string }[] };
  return value.map(({ id }) => id);
};
async function decidedProject() {
  const { host, end } = await embeddedHost('decisions');
  open.push(end);
  const { id } = await make(host, 0.01);
  await decide(host, id!, decided);
  return { host, id: id! };
}

test('what was decided for a project goes over to the one that an edit makes', async () => {
  const { host, id } = await decidedProject();
  const { id: edited } = await make(host, 0.011, id);
  expect(await settingsOf(host, edited!)).toEqual(decided);
  expect(await projectsOf(host)).toEqual([edited]);
});

test('declared removals that a smaller boundary cannot hold are never lost: both projects stay until they are entered', async () => {
  const { host, id } = await decidedProject();
  expect((await make(host, 0.005, id)).waiting).toBeTruthy();
  const [entry] = (await host.ask('outbox.list', {})).entries;
  expect(entry).toMatchObject({ state: 'refused', fault: { phrase: { code: 'host.decisions-not-taken' } } });
  const edited = (await projectsOf(host)).find((other) => other !== id)!;
  expect(await settingsOf(host, id)).toEqual(decided);
  expect(await settingsOf(host, edited)).toEqual({ ...decided, declared_removals: null });

  await decide(host, edited, { declared_removals: planted(20) });
  await host.ask('outbox.send', { id: entry!.id });
  await expect.poll(async () => (await host.ask('outbox.list', {})).entries).toEqual([]);
  expect(await projectsOf(host)).toEqual([edited]);
  expect(await settingsOf(host, edited)).toEqual({ ...decided, declared_removals: planted(20) });
});
