import type { RunningService } from '#service/server.ts';

/**
 * The service, which collects nothing: a test that looks at no product would have seventeen of them begun for each of its projects, and sources asked on the network for them.
 * Its key is needed for that.
 */
export async function paused(started: Promise<RunningService>, apiKey: string): Promise<RunningService> {
  const service = await started;
  const { status } = await fetch(`${service.url}/collection`, {
    method: 'PUT',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: '{"paused":true}',
  });
  if (status !== 200) throw new Error(`The collection was not paused: ${status}`);
  return service;
}
