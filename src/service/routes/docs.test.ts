import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { docsRoutes } from './docs.ts';

test('pages whose libraries could not be loaded are loaded again when they are asked for again', async () => {
  vi.doMock('@fastify/swagger', () => {
    throw new Error('EMFILE: too many open files');
  });
  const app = fastify();
  await app.register(docsRoutes);
  expect((await app.inject('/docs/')).statusCode).toBe(500);
  vi.doUnmock('@fastify/swagger');
  const page = await app.inject('/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  await app.close();
});
