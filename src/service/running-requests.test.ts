import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { RunningRequests } from './running-requests.ts';

async function withRunning(method: 'GET' | 'POST') {
  const running = new RunningRequests();
  const app = Fastify();
  running.watch(app);
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<string>();
  app.route({
    method,
    url: '/slow',
    handler: () => {
      begun.resolve();
      return finish.promise;
    },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answered = fetch(`${url}/slow`, { method }).then((answer) => answer.text());
  await begun.promise;
  return { running, app, url, answered, finish: () => finish.resolve('whole') };
}

test.each(['GET', 'POST'] as const)('a %s that runs is answered whole before the end; new ones hear 503', async (method) => {
  const { running, app, url, answered, finish } = await withRunning(method);
  let isOver = false;
  const over = running.end(600_000, { reads: true }).then(() => {
    isOver = true;
  });
  expect((await fetch(`${url}/slow`, { method })).status).toBe(503);
  expect(isOver).toBe(false);
  finish();
  expect(await answered).toBe('whole');
  await over;
  await app.close();
});

test('answers that only read hold the end up where that is asked for alone, and nothing does so for ever', async () => {
  const { running, app, answered, finish } = await withRunning('GET');
  await running.end(600_000);
  await running.end(1, { reads: true });
  finish();
  await answered;
  await app.close();
});
