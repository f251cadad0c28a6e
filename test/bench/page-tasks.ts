import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}
/** Start and duration in microseconds of Chromium's clock. */
interface PageTask {
  start: number;
  duration: number;
  cpuMilliseconds: number;
}

/** What the thread of a page did while something was done, in order, and when its frames began: from Chromium's own trace. */
export async function pageTasks(page: Page, act: () => Promise<void>): Promise<{ tasks: PageTask[]; frameStarts: number[] }> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', (({ value }: { value: unknown[] }) => {
    for (const event of value) events.push(event as TraceEvent);
  }) as never);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  const complete = new Promise((done) => {
    session.once('Tracing.tracingComplete', done as never);
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const own = events.filter(({ pid, tid }) => main.has(`${pid}/${tid}`));
  return {
    tasks: own
      .filter(({ name, ph }) => ph === 'X' && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'))
      .toSorted((one, other) => one.ts - other.ts)
      .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ts, duration: dur, cpuMilliseconds: tdur / 1000 })),
    frameStarts: own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts),
  };
}
