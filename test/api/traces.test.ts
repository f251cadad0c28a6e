import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService } from '#service/server.ts';
import { prepareDatabase } from '#service/team.ts';
import { startWorker } from '#service/worker.ts';
import { startTracing } from '#service/tracing/start.ts';
import { isTracing } from '#service/tracing/tracing.ts';
import { commandLine } from '../cli/run.ts';
import { imitatedSources, type ImitatedSources } from '../datasets/imitated-sources.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../helpers/postgres.ts';
import { startCollector, type Collector, type Span } from './collector.ts';

let folder: string;
let collector: Collector;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-traces-'));
  collector = await startCollector();
});
afterAll(async () => {
  await collector.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const [key, token] = ['key-of-the-traces', 'token-of-the-traces'];
/** Says at the end of a process which of OpenTelemetry's libraries it has loaded; its interface alone comes with figures for Prometheus. */
const tellLoaded = `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module';
process.on('exit', () => console.error('loaded ' + Object.keys(createRequire('/x.js').cache).filter((path) => /@opentelemetry.(?!api.)/.test(path)).length));`)}`;

describe('a server of one computer', () => {
  /** Starts it, asks it something, and ends it. */
  async function run(env: Record<string, string>): Promise<{ code: number | null; err: string }> {
    const { start } = commandLine();
    const running = start(['serve', '--data', join(folder, `data-${Math.random()}`)], {
      HECTARE_API_KEY: key,
      HECTARE_USER_GROUP_TOKEN: token,
      NODE_OPTIONS: `--import ${tellLoaded}`,
      ...env,
    });
    const { url } = JSON.parse(await running.line(/\{"url".*\}/)) as { url: string };
    const headers = { 'x-api-key': key, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    for (const path of ['/projects?order=hush', '/projects/nobody', '/no-such-path', '/health'])
      await (await request(`${url}${path}`, { headers })).body.text();
    running.child.kill('SIGTERM');
    return running.ended;
  }

  test('loads and sends nothing unless the environment asks for it', async () => {
    const asks = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    for (const env of [{}, { ...asks, OTEL_SDK_DISABLED: 'true' }])
      expect(await run(env)).toMatchObject({ code: 0, err: expect.stringContaining('loaded 0') });
    expect(collector.text()).toBe('');
  });

  test('tells of requests by the patterns of their routes, under the name that it is given, and ends with all that it knew', async () => {
    const ended = await run({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
    });
    expect(ended.code).toBe(0);
    expect(ended.err).not.toContain('loaded 0');
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer of-the-collector' });
    const told = collector.spans.map(({ name, kind, traceId, parentSpanId, attributes }) => ({
      name,
      kind,
      traceId,
      parentSpanId,
      attributes,
    }));
    const of = (name: string, status: number, route?: string) => ({
      name,
      kind: 2,
      traceId: 'a'.repeat(32),
      parentSpanId: 'b'.repeat(16),
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': status, ...(route ? { 'http.route': route } : {}) },
    });
    expect(told).toEqual([
      of('GET /projects', 200, '/projects'),
      of('GET /projects/:project_id', 404, '/projects/:project_id'),
      of('GET', 404),
    ]);
    expect(collector.spans[0]!.resource).toMatchObject({ 'service.name': 'hectare-serve', 'deployment.environment.name': 'trial' });
    // Nothing of the computer, of who asked, or of what.
    expect(Object.keys(collector.spans[0]!.resource).filter((name) => /^(host|process|os)\./.test(name))).toEqual([]);
    expect(collector.text()).not.toMatch(/hush|nobody|no-such-path|key-of-the|token-of-the|of-the-collector|127\.0\.0\.1/);
  });
});

describe.skipIf(!hasPostgres)('a team', () => {
  let postgres: TestPostgres;
  let sources: ImitatedSources;
  beforeAll(async () => {
    [postgres, sources] = await Promise.all([startPostgres(), imitatedSources()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.stop(), sources.source.close()]);
  });

  test('has one trace from a request to the job that it queued, the statements and what was fetched, without anything of what was asked', async () => {
    // Servers and workers own nothing: row-level security holds for all that they do.
    const owned = await postgres.database();
    const { url: database, role } = await postgres.asService(owned);
    await prepareDatabase(owned, role);
    collector.spans.length = 0;
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
    const end = await startTracing('hectare-test');
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    expect(isTracing()).toBe(true);
    const server = await startService({
      dataFolder: join(folder, 'server'),
      database,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: token,
    });
    const worker = await startWorker({
      database,
      dataFolder: join(folder, 'worker'),
      products: ['soil'],
      atOnce: 1,
      packFolders: [],
      baseUrls: sources.baseUrls,
      sampleData: false,
      log: () => {},
    });
    const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = await request(`${server.url}${path}`, {
        method,
        headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.statusCode, body: (await answer.body.json()) as any };
    };
    const made = await call('POST', '/projects?project_name=Granny%20Farm', parcelAt(-60.205, -3.105, 0.005));
    expect(made.status).toBe(200);
    const { id } = made.body;
    await expect.poll(async () => (await call('GET', `/projects/${id}/soil`)).status, { timeout: 120_000, interval: 500 }).toBe(200);
    await worker.close();
    await server.close();
    await end();
    expect(isTracing()).toBe(false);
    const { spans } = collector;
    const one = (name: RegExp | string, more: (span: Span) => boolean = () => true): Span =>
      spans.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)) && more(span))!;
    const create = one('POST /projects');
    expect(create.attributes).toEqual({ 'http.request.method': 'POST', 'http.route': '/projects', 'http.response.status_code': 200 });
    const partsOf = (span: Span) => spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
    const transaction = partsOf(create).find(
      ({ name, attributes }) => name === 'transaction' && /INSERT/.test(String(attributes['db.operation.name'])),
    )!;
    expect(transaction.attributes['hectare.statements']).toBeGreaterThan(3);
    // Whose key it is was asked in the same request.
    expect(partsOf(create).map(({ name }) => name)).toContain('SELECT');
    const job = one('collect:soil');
    expect([job.traceId, job.parentSpanId, job.kind, job.isFault]).toEqual([create.traceId, create.spanId, 5, false]);
    expect(job.attributes).toEqual({ 'hectare.product': 'soil', 'hectare.attempt': 1 });
    const fetches = partsOf(job).filter(({ name }) => name.startsWith('fetch:'));
    expect(fetches.length).toBeGreaterThan(0);
    const host = new URL(sources.source.base).host;
    for (const { attributes, name } of fetches)
      expect([name, attributes]).toEqual([`fetch:${host}`, { 'http.request.method': 'GET', 'server.address': host }]);
    expect(partsOf(job).map(({ name }) => name)).toContain('transaction');
    // No statement is the start of a trace: those of the queue, which is asked all the time, are in none.
    expect(spans.filter(({ parentSpanId, kind }) => parentSpanId === '' && kind !== 2 && kind !== 5)).toEqual([]);
    for (const secret of ['Granny', key, token, id, '35.0', 'test_1', 'hectare_ms', ...sources.source.requests.map(({ path }) => path)])
      expect(collector.text(), secret).not.toContain(secret);
  });
});
