import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const patienceMilliseconds = 120_000;

/** Waits for what a look gives, or throws with what is missing. */
async function waitFor<T>(what: string, look: () => T | null | undefined): Promise<T> {
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined) return found;
    if (Date.now() > until) throw new Error(`${what} did not come within ${patienceMilliseconds / 1000} s`);
    await wait(250);
  }
}

/** Chromium writes the port that it chose into the profile. */
function portIn(profile: string): string | null {
  const path = join(profile, 'DevToolsActivePort');
  return existsSync(path) ? (readFileSync(path, 'utf8').split('\n')[0] ?? null) : null;
}

/** What the window says of its host, and whether the embedded service makes a project of a parcel. */
const probe = `(async () => {
  const info = await hectare.call('host.info', {});
  const geojson = { type: 'Polygon', coordinates: [[[36, 1], [36.01, 1], [36.01, 1.01], [36, 1.01], [36, 1]]] };
  const made = await hectare.call('projects.create', { name: 'Packed', geojson });
  const listed = await hectare.call('api.call', { operation: 'listProjects' });
  return { info, made, names: (listed.value?.value ?? []).map((project) => project.project_name) };
})()`;

interface Seen {
  info: { ok: boolean; value?: { kind: string; version: string } };
  made: { ok: boolean; error?: unknown };
  names: string[];
}

/**
 * Starts the packed program as it ships, with its fuses and its signature, and asks it through the debugger of its window, which no fuse closes: that the window comes, that
 * it is of this version, and that its service makes and lists a project.
 */
export async function startAsShipped(program: string, version: string, args: string[] = []): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'hectare-shipped-'));
  const child = spawn(program, [`--user-data-dir=${profile}`, '--remote-debugging-port=0', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  try {
    const port = await waitFor('the window', () => {
      if (child.exitCode !== null) throw new Error(`The packed program ended with ${child.exitCode}.`);
      return portIn(profile);
    });
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const page = await waitFor('the page', () =>
      browser
        .contexts()
        .flatMap((context) => context.pages())
        .find((one) => one.url() !== 'about:blank'),
    );
    await page.getByTestId('welcome-open').waitFor({ timeout: patienceMilliseconds });
    const seen = (await page.evaluate(probe)) as Seen;
    const { info, made, names } = seen;
    if (info.value?.kind !== 'electron' || info.value.version !== version || !made.ok || !names.includes('Packed'))
      throw new Error(`The packed program does not do its work: ${JSON.stringify(seen)}`);
    await browser.close();
  } finally {
    child.kill();
    await Promise.race([ended, wait(10_000)]);
    if (child.exitCode === null) child.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
