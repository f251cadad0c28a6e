import type { Page } from 'playwright-core';

/** Processor time of the window's thread, which other work of the machine does not lengthen. */
export interface ThreadTime {
  totalMs: number;
  longestMs: number;
  above50Ms: number;
}
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** What the window's thread computed while something was done, from Chromium's own trace. */
export async function threadTime(page: Page, act: () => Promise<unknown>): Promise<ThreadTime> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  await session.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise<void>((done) => {
    session.once('Tracing.tracingComplete', () => done());
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    totalMs: Math.round(tasks.reduce((sum, one) => sum + one, 0)),
    longestMs: Math.round(Math.max(0, ...tasks)),
    above50Ms: tasks.filter((one) => one > 50).length,
  };
}
