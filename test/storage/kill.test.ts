import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { expect, test } from 'vitest';
import { parcelAt } from '../helpers/parcels.ts';
import { inSoak, ofCampaign } from '../helpers/soak.ts';

const entry = resolve(import.meta.dirname, '../../out/main/service.js');
const key = 'kill-test-key';
const rounds = ofCampaign(6, 1000);
/** A workspace that grows with every kill would be what is measured in the end: its checks and its queue grow with it. */
const roundsOfWorkspace = 30;
/** In every so manieth round data is collected while projects are created; what takes the most time is not what is killed. */
const roundsBetweenCollecting = 3;

/** The service as the app starts it: a process of its own, its key by message. */
async function startProcess(dataFolder: string, socketPath: string): Promise<ChildProcess> {
  const child = fork(entry, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise<void>((ready, failed) => {
    child.on('message', (message: { type: string; message?: string }) => {
      if (message.type === 'ready') ready();
      else if (message.type === 'failed') failed(new Error(message.message));
    });
    child.on('exit', (code) => failed(new Error(`The service ended with ${code}`)));
    child.send({
      type: 'start',
      options: { dataFolder, listen: { socketPath }, apiKey: key, userGroupToken: 'kill-test-token', quotaHectares: null },
    });
  });
  return child;
}

test.skipIf(process.platform === 'win32')(
  `a service killed ${rounds} times in the middle of creates keeps all that it acknowledged, whole, and finishes its jobs`,
  async () => {
    await compileOnce();
    let sent = 0;
    let acknowledged = 0;
    for (let done = 0; done < rounds; done += roundsOfWorkspace) {
      const counts = await killed(Math.min(roundsOfWorkspace, rounds - done), done);
      sent += counts.sent;
      acknowledged += counts.acknowledged;
    }
    expect(acknowledged).toBeGreaterThan(rounds);
    console.log(`${rounds} kills; ${sent} creates sent, ${acknowledged} acknowledged, all of them there`);
  },
  inSoak(180_000, 21_600_000),
);

const ended = (child: ChildProcess): Promise<number | null> => new Promise((done) => child.on('exit', done));

/** What Node compiled is kept only by a process that ends in order, and those of the campaign do not. */
async function compileOnce(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-kill-'));
  const child = await startProcess(folder, join(folder, 's.sock'));
  const gone = ended(child);
  child.send({ type: 'stop' });
  await gone;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Kills the service of a new workspace so often, and lets it finish its work in the end. */
async function killed(times: number, from: number): Promise<{ sent: number; acknowledged: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-kill-'));
  const socketPath = join(folder, 's.sock');
  const acknowledged = new Set<string>();
  let sent = 0;
  for (let round = from; round < from + times; round += 1) {
    const child = await startProcess(folder, socketPath);
    const dispatcher = new Agent({ connect: { socketPath } });
    await changeCollection(dispatcher, { paused: round % roundsBetweenCollecting !== 0 });
    let alive = true;
    let acknowledgedNow = 0;
    let twoAreAcknowledged = () => {};
    const underWay = new Promise<void>((resolve) => {
      twoAreAcknowledged = resolve;
    });
    const writer = async () => {
      while (alive) {
        sent += 1;
        const isCollection = sent % 3 === 0;
        const body = isCollection
          ? {
              type: 'FeatureCollection',
              features: [0, 1].map((part) => ({
                type: 'Feature',
                properties: { name: `m${part}` },
                geometry: parcelAt(35 + part * 0.02, 1),
              })),
            }
          : parcelAt(35, 1);
        try {
          const answer = await request(`http://localhost/projects?project_name=r${sent}&is_collection=${isCollection}`, {
            method: 'POST',
            dispatcher,
            headers: { 'x-api-key': key, 'content-type': 'application/geo+json' },
            body: JSON.stringify(body),
          });
          const made = (await answer.body.json()) as { id: string };
          if (answer.statusCode !== 200) continue;
          acknowledged.add(made.id);
          acknowledgedNow += 1;
          if (acknowledgedNow === 2) twoAreAcknowledged();
        } catch {
          return;
        }
      }
    };
    const writers = [writer(), writer(), writer()];
    // A busy machine may need longer for the first create than the whole pause: what counts is that creates are under way.
    await Promise.race([underWay, Promise.all(writers)]);
    await wait((round * 37) % 140);
    const gone = ended(child);
    child.kill('SIGKILL');
    await gone;
    alive = false;
    await Promise.all(writers);
    await dispatcher.close().catch(() => {});

    const database = new DatabaseSync(join(folder, 'workspace.gpkg'));
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const stored = new Set(
      database
        .prepare('SELECT id FROM projects')
        .all()
        .map((row) => String(row['id'])),
    );
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    // Nothing half-written: every project has its job, every collection its two members, and the quota is the sum of what is there.
    expect(database.prepare('SELECT count(*) AS n FROM projects WHERE id NOT IN (SELECT project_id FROM job)').get()).toEqual({ n: 0 });
    expect(
      database
        .prepare(
          'SELECT count(*) AS n FROM projects p WHERE is_collection = 1 AND (SELECT count(*) FROM projects m WHERE m.parent_collection = p.id) <> 2',
        )
        .get(),
    ).toEqual({ n: 0 });
    const { used, sum } = database
      .prepare('SELECT (SELECT quota_used_hectares FROM account) AS used, (SELECT total(quota_hectares) FROM projects) AS sum')
      .get() as { used: number; sum: number };
    expect(Math.abs(used - sum)).toBeLessThan(1e-6 * Math.max(1, sum));
    database.close();
  }
  const child = await startProcess(folder, socketPath);
  const dispatcher = new Agent({ connect: { socketPath } });
  await changeCollection(dispatcher, { paused: false });
  await dispatcher.close();
  const database = new DatabaseSync(join(folder, 'workspace.gpkg'), { readOnly: true });
  const open = () =>
    Number((database.prepare("SELECT count(*) AS n FROM job WHERE product = 'project-mask' AND state <> 'done'").get() as { n: number }).n);
  // The limit of the test ends what hangs.
  while (open() > 0) await wait(100);
  expect(
    database
      .prepare("SELECT count(*) AS n FROM projects WHERE id NOT IN (SELECT project_id FROM collected WHERE product = 'project-mask')")
      .get(),
  ).toEqual({ n: 0 });
  database.close();
  const gone = ended(child);
  child.send({ type: 'stop' });
  expect(await gone).toBe(0);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { sent, acknowledged: acknowledged.size };
}

async function changeCollection(dispatcher: Agent, body: { paused: boolean }): Promise<void> {
  const { statusCode, body: answer } = await request('http://localhost/collection', {
    method: 'PUT',
    dispatcher,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, offline: true }),
  });
  await answer.dump();
  expect(statusCode).toBe(200);
}
