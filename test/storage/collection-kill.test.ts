import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { expect, test } from 'vitest';
import { parcelAt } from '../helpers/parcels.ts';
import { landscapeWithout } from '../helpers/part-of-landscape.ts';
import { inSoak, ofCampaign } from '../helpers/soak.ts';

const entry = resolve(import.meta.dirname, '../../out/main/service.js');
const endAtCommit = new URL('../helpers/end-at-commit.mjs', import.meta.url).href;
const pack = resolve(import.meta.dirname, '../../out/sample-landscape');
const key = 'collection-kill-test-key';
const canRun = existsSync(join(pack, 'manifest.json')) && process.platform !== 'win32';
if (!canRun) console.log('Skipped: kills during collection (out/sample-landscape is missing; npm test builds it)');

const questions = [
  'weather?period=monthly',
  'climate?period=yearly',
  'climate_risk',
  'deforestation/summary',
  'ghg/baseline_sequestration',
  'ghg/ghg_emissions',
  'satellite/index',
  'soil',
  'project_mask',
  'deforestation/indicator_image',
  'wetlands_mask',
];

/** Nobody asks for them, and there are no pictures for them. */
const notAsked = ['performance-benchmark', 'carbon-additionality'];

const endWhen = (folder: string) => join(folder, 'end-when.sql');

async function startProcess(folder: string): Promise<ChildProcess> {
  const child = fork(entry, [], {
    execArgv: ['--import', endAtCommit],
    env: { ...process.env, HECTARE_END_WHEN: endWhen(folder) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, failed) => {
    child.on('message', (message: { type: string; message?: string }) => {
      if (message.type === 'ready') ready();
      else if (message.type === 'failed') failed(new Error(message.message));
    });
    child.on('exit', (code) => failed(new Error(`The service ended with ${code}`)));
    child.send({
      type: 'start',
      options: {
        dataFolder: folder,
        listen: { socketPath: join(folder, 's.sock') },
        apiKey: key,
        userGroupToken: 'collection-kill-token',
        packFolders: [join(folder, 'landscape')],
        quotaHectares: null,
      },
    });
  });
  return child;
}

/** One project keeps the run among the integration tests short; in the soak two share the threads. */
const wests = inSoak(1, 2) === 1 ? [35.001] : [35.001, 35.03];

/** how often a whole collection is disturbed and its answers compared, and by how many kills each time */
const [rounds, killsEach] = [ofCampaign(1, 40), inSoak(4, 10)];

/** Collects a project in each place, the process killed after each of the given pauses and, where there is one, also when its first job is done, and returns how every product answers them. */
async function collected(pausesMilliseconds: number[]): Promise<{ answers: string[]; kills: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-collection-'));
  landscapeWithout(['benchmark'], join(folder, 'landscape'));
  let child = await startProcess(folder);
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const dispatcher = new Agent({ connect: { socketPath: join(folder, 's.sock') } });
    try {
      const answer = await request(`http://localhost${path}`, {
        method,
        dispatcher,
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.statusCode, bytes: Buffer.from(await answer.body.arrayBuffer()) };
    } finally {
      await dispatcher.destroy();
    }
  };
  const openJobs = async (id: string) => {
    const { products } = JSON.parse(String((await call('GET', `/projects/${id}/available_data`)).bytes)) as {
      products: { product: string; state: string }[];
    };
    return products.filter(({ product, state }) => !notAsked.includes(product) && (state === 'queued' || state === 'running')).length;
  };
  try {
    await call('PUT', '/collection', { offline: true, paused: true });
    const ids: string[] = [];
    for (const west of wests)
      ids.push((JSON.parse(String((await call('POST', '/projects?project_name=Kill', parcelAt(west, 1.044))).bytes)) as { id: string }).id);
    let kills = 0;
    if (pausesMilliseconds.length > 0) {
      const gone = new Promise((done) => {
        child.on('exit', done);
      });
      writeFileSync(endWhen(folder), "count(*) > 0 FROM job WHERE state = 'done'");
      await call('PUT', '/collection', { paused: false }).catch(() => null);
      await gone;
      rmSync(endWhen(folder));
      kills += 1;
      child = await startProcess(folder);
    } else await call('PUT', '/collection', { paused: false });
    for (const pause of pausesMilliseconds) {
      await wait(pause);
      // A kill after the end would prove nothing.
      if ((await Promise.all(ids.map(openJobs))).some((open) => open > 0)) kills += 1;
      const gone = new Promise((done) => {
        child.on('exit', done);
      });
      child.kill('SIGKILL');
      await gone;
      child = await startProcess(folder);
    }
    for (const id of ids)
      // The test's own time limit is the only one: a busy machine needs more than a minute for its projects.
      while ((await openJobs(id)) > 0) await wait(100);
    const answers: string[] = [];
    for (const id of ids)
      for (const path of questions) {
        const { status, bytes } = await call('GET', `/projects/${id}/${path}`);
        const text = bytes
          .toString('latin1')
          .replaceAll(id, 'ID')
          .replaceAll(/"(fetched_at|created_at|updated_at)":"[^"]*"/g, '"$1":""');
        answers.push(`${path} ${status} ${text}`);
      }
    return { answers, kills };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

test.skipIf(!canRun)(
  'a collection killed at random moments answers as an undisturbed one',
  async () => {
    const undisturbed = await collected([]);
    expect(undisturbed.answers.filter((answer) => / 200 /.test(answer.slice(0, 60))).length).toBe(questions.length * wests.length);
    let kills = 0;
    for (let round = 0; round < rounds; round += 1) {
      const disturbed = await collected(Array.from({ length: killsEach }, () => 100 + Math.random() * 600));
      kills += disturbed.kills;
      for (const [index, answer] of disturbed.answers.entries())
        expect(answer === undisturbed.answers[index], `${answer.slice(0, 200)}\nwas\n${undisturbed.answers[index]!.slice(0, 200)}`).toBe(
          true,
        );
      console.log(`${kills} kills while something was collected, the answers compared ${round + 1} times`);
    }
  },
  inSoak(300_000, 21_600_000),
);
