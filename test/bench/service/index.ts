/**
 * What answers of the service cost, over HTTP on a port of this computer, beside a plain Fastify application that says hello, in the same run: requests a second, latency, processor time of a
 * request and how long the event loop was held. Needs the sample landscape (npm test makes it). Processor time counts all threads of the service.
 * Run: node test/bench/service/index.ts [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parcelAt } from '../../helpers/parcels.ts';
import { isQuick } from '../mode.ts';
import { startMeasured, underLoad, type Figures, type Load, type Measured } from './measured.ts';
import { makeWorkspace } from './workspace.ts';

const seconds = isQuick ? 2 : 8;
const key = 'k'.repeat(40);
const headers = { 'x-api-key': key };
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-'));
const { projectId } = await makeWorkspace(folder, 1000);
const hello = await startMeasured(join(import.meta.dirname, 'hello.mjs'));
const service = await startMeasured(resolve(import.meta.dirname, '../../../src/service/process.ts'), {
  type: 'start',
  options: { dataFolder: folder, listen: { host: '127.0.0.1', port: 0 }, apiKey: key, userGroupToken: 't'.repeat(40), quotaHectares: null },
});

/** What is asked once, before anything of it is kept. */
async function firstAnswer(path: string): Promise<Record<string, string | number>> {
  await service.used();
  const start = performance.now();
  const answer = await fetch(service.url + path, { headers });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const milliseconds = performance.now() - start;
  const { processorMilliseconds, longestHeldMilliseconds } = await service.used();
  return {
    path: path.replace(projectId, ':id'),
    status: answer.status,
    kB: Math.round(bytes / 1000),
    ms: milliseconds.toFixed(1),
    'processor ms': processorMilliseconds.toFixed(1),
    'loop held ms': longestHeldMilliseconds.toFixed(1),
  };
}

let helloRate = 0;
const shown = (what: string, figures: Figures, limit = '') => ({
  what,
  'requests/s': Math.round(figures.requestsPerSecond),
  'of hello': helloRate > 0 ? (figures.requestsPerSecond / helloRate).toFixed(3) : '',
  'p50 ms': figures.p50,
  'p99 ms': figures.p99,
  limit,
  'processor ms': figures.processorMilliseconds.toFixed(3),
  'loop held ms': figures.longestHeldMilliseconds.toFixed(1),
  failures: figures.failures,
});
const load = (target: Measured, path: string, more: Partial<Load> = {}) =>
  underLoad(target, { path, connections: 10, length: { seconds }, headers, ...more });

const tenYears = `${new Date().getUTCFullYear() - 10}${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(4, 10)}`;
const weatherDays = `/projects/${projectId}/weather?start_date=${tenYears}`;
const climate = `/projects/${projectId}/climate`;
await firstAnswer(`/projects/${projectId}/climate?period=yearly`); // starts the thread
console.table([await firstAnswer(climate), await firstAnswer(weatherDays), await firstAnswer('/projects')]);

const greeting = await load(hello, '/');
helloRate = greeting.requestsPerSecond;
const rows = [shown('hello (Fastify alone)', greeting)];
rows.push(shown('one project', await load(service, `/projects/${projectId}`)));
rows.push(shown('list of 1,000 projects', await load(service, '/projects'), 'p99 15 ms'));
rows.push(shown('climate, default', await load(service, climate), 'p99 20 ms'));
rows.push(shown('weather, ten years by day', await load(service, weatherDays), 'p99 30 ms, loop 20 ms'));
rows.push(shown('weather by month', await load(service, `/projects/${projectId}/weather?period=monthly`)));
rows.push(shown('mask', await load(service, `/projects/${projectId}/project_mask`)));
const create = { method: 'POST', body: JSON.stringify(parcelAt(35, 1)), headers: { ...headers, 'content-type': 'application/geo+json' } };
rows.push(shown('creates, 20 at a time', await load(service, '/projects?project_name=p', { ...create, connections: 20 }), '1,500/s'));
console.table(rows);
await Promise.all([hello.stop(), service.stop()]);
rmSync(folder, { recursive: true, force: true });
