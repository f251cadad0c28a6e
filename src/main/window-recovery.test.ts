import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { logChildProcesses, WindowRecovery, type RecoveryOptions } from './window-recovery.ts';

class FakeWindow extends EventEmitter {
  readonly loaded: string[] = [];
  readonly webContents = Object.assign(new EventEmitter(), {
    forcefullyCrashRenderer: () => this.end('crashed'),
  });
  async loadURL(address: string) {
    this.loaded.push(address);
  }
  isDestroyed() {
    return false;
  }
  end(reason: string) {
    this.webContents.emit('render-process-gone', {}, { reason, exitCode: 5 });
  }
}
function recovery(options: Partial<RecoveryOptions> = {}) {
  const window = new FakeWindow();
  const log: string[] = [];
  const quit = vi.fn();
  const made = new WindowRecovery({
    address: 'hectare://app/index.html',
    log: (text) => log.push(text),
    askAboutHang: async () => 'wait',
    askAboutCrashes: async () => 'quit',
    quit,
    ...options,
  });
  made.watch(window);
  return { window, log, quit, made };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a window whose process ended is loaded again, and says why once', async () => {
  const { window, log, made } = recovery();
  window.end('oom');
  await settled();
  expect(window.loaded).toEqual(['hectare://app/index.html']);
  expect([made.takeEnd(), made.takeEnd()]).toEqual(['oom', null]);
  expect(log).toEqual(["The window's process ended: oom (exit code 5)."]);
});

test('a window that was closed stays closed', async () => {
  const { window, made } = recovery();
  window.end('clean-exit');
  await settled();
  expect([window.loaded, made.takeEnd()]).toEqual([[], null]);
});

test('one that ends again and again is asked about, and is counted anew after that', async () => {
  let now = 0;
  const askAboutCrashes = vi.fn<RecoveryOptions['askAboutCrashes']>(async () => 'reload');
  const { window, quit } = recovery({ askAboutCrashes, now: () => now });
  for (let times = 0; times < 4; times += 1) {
    window.end('crashed');
    await settled();
  }
  expect(askAboutCrashes).toHaveBeenCalledExactlyOnceWith('crashed');
  expect(window.loaded).toHaveLength(4);
  askAboutCrashes.mockResolvedValue('quit');
  for (let times = 0; times < 3; times += 1) {
    now += 4 * 60_000;
    window.end('crashed');
    await settled();
  }
  expect([window.loaded.length, quit.mock.calls.length]).toEqual([7, 0]);
  for (let times = 0; times < 2; times += 1) {
    window.end('crashed');
    await settled();
  }
  expect(quit).toHaveBeenCalledOnce();
});

test('a window that hangs is ended and loaded again only if a person wants that', async () => {
  const { window, made } = recovery({ askAboutHang: async () => 'reload' });
  window.emit('unresponsive');
  await settled();
  expect([window.loaded.length, made.takeEnd()]).toEqual([1, 'hung']);

  const patient = recovery();
  patient.window.emit('unresponsive');
  await settled();
  expect(patient.window.loaded).toEqual([]);
  patient.window.end('crashed');
  await settled();
  expect(patient.made.takeEnd()).toBe('crashed');
});

test('the question goes when the window answers again, and is not put twice', async () => {
  const signals: AbortSignal[] = [];
  const askAboutHang = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<'reload'>((resolve) => {
      signal.addEventListener('abort', () => resolve('reload'));
    });
  };
  const { window } = recovery({ askAboutHang });
  window.emit('unresponsive');
  window.emit('unresponsive');
  window.emit('responsive');
  await settled();
  expect([signals.length, signals[0]!.aborted, window.loaded]).toEqual([1, true, []]);
});

test('ends of other processes are logged', () => {
  const app = new EventEmitter();
  const log: string[] = [];
  logChildProcesses(app as never, (text) => log.push(text));
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 });
  app.emit('child-process-gone', {}, { type: 'Utility', name: 'Hectare service', reason: 'clean-exit', exitCode: 0 });
  expect(log).toEqual(['A process ended: GPU, crashed (exit code 9).']);
});
