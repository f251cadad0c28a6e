import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, chromiumProgram } from './chromium.ts';
import { keptPort } from './kept-port.ts';
import { root } from './window.ts';

interface StandInChromium {
  browser: Browser;
  /** of its debugger, for the stand-in */
  address: string;
  /** the window's page, once there is another one than the last */
  nextPage(): Promise<Page>;
}

/** Chromium for the windows of the stand-in. No wait here has a limit of its own: that of the test ends what hangs. */
export async function chromiumForStandIn(): Promise<StandInChromium> {
  const port = await keptPort();
  const browser = await chromium.launch({
    executablePath: chromiumProgram!,
    args: [...chromiumFlags.filter((flag) => flag !== '--headless'), `--remote-debugging-port=${port}`],
    timeout: 0,
  });
  const address = `http://127.0.0.1:${port}`;
  const mine = await chromium.connectOverCDP(address, { timeout: 0 });
  let last: Page | null = null;
  const nextPage = async (): Promise<Page> => {
    for (;;) {
      const pages = mine.contexts().flatMap((context) => context.pages());
      const page = pages.find((one) => one !== last && one.url().startsWith('http://127.0.0.1'));
      if (page) {
        page.setDefaultTimeout(0);
        return (last = page);
      }
      if (!mine.isConnected()) throw new Error('The Chromium of the stand-in has ended.');
      await wait(100);
    }
  };
  return { browser, address, nextPage };
}

/** The built main process with the stand-in for Electron. `environment`: besides that of the test. */
export const startStandIn = (address: string, profile: string, environment: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, ['--import', join(root, 'test/helpers/electron-stand-in/register.mjs'), join(root, 'out/main/index.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, STAND_IN_CDP: address, STAND_IN_PROFILE: profile, HECTARE_PROFILE: profile, ...environment },
  });
