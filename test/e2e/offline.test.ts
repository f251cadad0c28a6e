import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '#client/index.ts';
import { seriousFaults } from '../helpers/accessible.ts';
import { freshFolder } from '../helpers/chromium.ts';
import { collectedName, collectedProfile } from '../helpers/collected-profile.ts';
import { gateBefore } from '../helpers/gate.ts';
import { keptPort } from '../helpers/kept-port.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { whenSaved } from '../helpers/saved.ts';
import { useConnection } from '../helpers/use-connection.ts';
import { root, whenStill, type RunningWindow } from '../helpers/window.ts';
import { expect, hasLandscape, noLandscape, test, type OpenWindow } from './fixtures.ts';
import { runCommand } from './run-command.ts';

const pictures = join(root, 'test-results', 'pictures');

const provider = 'Monitoring provider';
const key = 'a-key-of-the-provider-123';
const fileOf = (name: string, west: number, south: number) => ({
  name: `${name}.geojson`,
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify({ type: 'Feature', properties: { name }, geometry: parcelAt(west, south, 0.004) })),
});

test.describe('work without a network: a service of a provider that really stops', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasLandscape, noLandscape);
  const dataFolder = freshFolder('e2e-offline');
  let serviceFolder = '';
  /** where the service is reached; it listens behind it */
  let port = 0;
  let servicePort = 0;
  let service: ChildProcess | null = null;
  let closeGate = async () => {};
  let window: RunningWindow;
  const faults: string[] = [];
  const id = (name: string) => window.page.getByTestId(name);
  const shot = async (name: string) => {
    await whenStill(window.page);
    await window.page.screenshot({ path: join(pictures, `offline-${name}.png`) });
  };
  const accessible = async (name: string) => expect(await seriousFaults(window.page), name).toEqual([]);
  const command = (words: string) => runCommand(window.page, words);
  async function asked<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ baseUrl: `http://127.0.0.1:${port}`, apiKey: async () => key });
    try {
      return await ask(client);
    } finally {
      await client.close();
    }
  }
  const projects = async () =>
    ((await asked((client) => client.call('listProjects'))).value as { project_name: string }[]).map(({ project_name: name }) => name);

  /** `opened`: what asks the service before waits for its answer until then. */
  async function startProvider(opened: Promise<unknown> = Promise.resolve()): Promise<void> {
    service = spawn(
      process.execPath,
      [join(root, 'out/main/cli.js'), 'serve', '--port', String(servicePort), '--data', serviceFolder, '--sample-data', '--non-commercial'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, HECTARE_API_KEY: key, HECTARE_USER_GROUP_TOKEN: 'a-token-of-the-provider-123', FORCE_OFFLINE: '1' },
      },
    );
    let said = '';
    service.stderr!.on('data', (text) => {
      said += text;
    });
    await new Promise<void>((ready, failed) => {
      createInterface({ input: service!.stdout! }).on('line', () => ready());
      service!.on('exit', (code) => failed(new Error(`The service ended with ${code}: ${said}`)));
    });
    closeGate = await gateBefore(port, servicePort, opened);
  }
  async function stopProvider(): Promise<void> {
    if (!service) return;
    await closeGate();
    const gone = new Promise((done) => {
      service!.on('exit', done);
    });
    service!.kill('SIGKILL');
    await gone;
    service = null;
  }
  async function start(openWindow: OpenWindow, size: { width?: number; height?: number; dark?: boolean } = {}): Promise<void> {
    window = await openWindow({ dataFolder, ...size });
    window.page.on('pageerror', (error) => faults.push(error.message));
  }
  async function enterKey(): Promise<void> {
    await id('connections').click();
    const dialog = window.page.getByRole('dialog');
    const item = dialog.getByRole('listitem').filter({ hasText: provider });
    await item.getByRole('button', { name: 'Set', exact: true }).first().click();
    await item.locator('input[type=password]').fill(key);
    await item.getByRole('button', { name: 'Save key' }).click();
    await item.getByText(`ends in ${key.slice(-4)}`).waitFor();
    await window.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  async function createFrom(name: string, west: number, south: number): Promise<void> {
    await window.choose([fileOf(name, west, south)], () => window.page.keyboard.press('ControlOrMeta+o'));
    await id('import-table').getByText(name).waitFor();
    await window.page.getByLabel('Project name').fill(name);
    await expect(id('create-project')).toBeEnabled();
    await id('create-project').click();
    await id('create-project').waitFor({ state: 'detached' });
  }

  test.beforeAll(async ({ openWindow }) => {
    [port, servicePort] = [await keptPort(), await keptPort()];
    serviceFolder = join(await collectedProfile('e2e-offline-service'), 'service');
    await startProvider();
    await start(openWindow);
    await useConnection(window, `http://127.0.0.1:${port}`, { name: provider, key });
    await expect(id('connections')).toContainText(provider);
  });
  test.afterAll(async () => {
    await window?.close();
    if (service) await stopProvider();
  });

  test('a project is opened and its products are seen', async () => {
    await id('project-row').first().click();
    await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
    await id('tab-forest').click();
    await expect(id('lost-hectares')).toHaveCount(1);
    await expect(id('panel-deforestation-summary').getByText('ready', { exact: true })).toHaveCount(1);
    await id('tab-climate').click();
    await expect(id('panel-weather').getByText('ready', { exact: true })).toHaveCount(1);
    expect(await projects()).toEqual([collectedName]);
  });

  test('it is taken along: its size is shown before, everything is fetched', async () => {
    await command('Make available offline');
    await id('take-total').waitFor();
    await expect(id('take-total')).toHaveText(/\d/);
    await shot('take-plan');
    await accessible('take plan');
    await id('take-start').click();
    // Where everything is there already, this is over at once.
    await window.page.getByRole('dialog').getByRole('progressbar').or(id('take-result')).first().waitFor();
    await shot('take-progress');
    await id('take-result').waitFor({ timeout: 180_000 });
    await shot('take-result');
    await accessible('take result');
    await window.page.keyboard.press('Escape');
    // Nobody looks at products of the projects that are made from here on.
    await asked((client) => client.call('changeCollection', { body: { paused: true } }));
  });

  test('the service stops, the window is opened anew: everything opens as of its time', async ({ openWindow }) => {
    await stopProvider();
    await window.close();
    await start(openWindow);
    await id('list-as-of').waitFor();
    await expect(id('list-as-of')).toContainText(/List as of .*20\d\d/);
    // This computer has no keychain: the key went with the process, what was seen did not.
    await expect(id('list-as-of')).toContainText('key');
    await enterKey();
    await expect(id('status')).toHaveAttribute('data-is', 'unreachable');
    await id('project-row').first().click();
    await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
    await id('project-as-of').waitFor();
    await id('tab-forest').click();
    await id('lost-hectares').waitFor();
    await id('panel-deforestation-summary').getByTestId('as-of').waitFor();
    await id('tab-climate').click();
    await id('panel-weather').getByTestId('as-of').waitFor();
    await expect.poll(() => id('panel-weather').locator('canvas, svg.chart, [role=img]').count()).toBeGreaterThan(0);
    await shot('as-of');
    await accessible('as of');
    for (const tab of ['carbon', 'satellite', 'land']) {
      await id(`tab-${tab}`).click();
      await expect.poll(() => window.page.locator('#tab-panel').getByTestId('as-of').count(), { message: tab }).toBeGreaterThan(0);
    }
    expect(faults).toEqual([]);
  });

  test('what is created and deleted now waits in the outbox and shows in the list', async () => {
    await createFrom('Made offline', 35.02, 1.03);
    await id('waiting-project').getByText('Made offline').waitFor();
    // The map goes on showing what was queued, where the view stood.
    await shot('queued');
    const map = (await id('map').boundingBox())!;
    // What is not drawn yet has no menu of its own.
    await expect(async () => {
      await window.page.keyboard.press('Escape');
      await window.page.mouse.click(map.x + map.width / 2, map.y + map.height / 2, { button: 'right' });
      await expect(id('map-menu-zoom')).toContainText('Made offline', { timeout: 5000 });
    }).toPass();
    await window.page.keyboard.press('Escape');
    await createFrom('Second offline', 35.03, 1.04);
    await expect(id('waiting-project')).toHaveCount(2);
    await id('project-row').first().click();
    await expect(id('project-title')).toHaveText(collectedName, { useInnerText: true });
    await id('delete-project').click();
    await id('confirm-delete').click();
    await id('project-row').getByText('deletion waiting').waitFor();
    await expect(id('outbox')).toContainText('3 wait');
    await shot('waiting');
    await id('outbox').click();
    await expect(id('outbox-entry')).toHaveCount(3);
    await shot('outbox');
    await accessible('outbox');
    // The deletion was a slip: discarded, brought back, discarded.
    const deletion = id('outbox-entry').filter({ hasText: collectedName });
    await deletion.getByTestId('outbox-discard').click();
    await id('outbox-restore').click();
    await expect(id('outbox-entry')).toHaveCount(3);
    await deletion.getByTestId('outbox-discard').click();
    await expect(id('outbox-entry')).toHaveCount(2);
    await window.page.keyboard.press('Escape');
  });

  test('after a kill it is still there, and goes out once when the service is back', async ({ openWindow }) => {
    await window.kill();
    await start(openWindow, { width: 1024, height: 700, dark: true });
    await expect(id('waiting-project')).toHaveCount(2);
    await shot('after-kill-dark-small');
    await id('outbox').click();
    await shot('outbox-dark-small');
    await accessible('outbox, dark and small');
    await window.page.keyboard.press('Escape');
    // Wide enough for the list of projects to stand beside the map.
    await window.page.setViewportSize({ width: 1440, height: 900 });
    await startProvider();
    await enterKey();
    await expect.poll(() => projects().then((names) => names.toSorted())).toEqual(['Made offline', collectedName, 'Second offline']);
    await expect(id('waiting-project')).toHaveCount(0);
    await expect(id('project-row')).toHaveCount(3);
    await expect(id('status').and(window.page.locator('[data-is=unreachable]'))).toHaveCount(0);
    await wait(3000);
    expect((await projects()).length).toBe(3);
  });

  test('paused, it stays; sent on, it goes', async () => {
    await stopProvider();
    await createFrom('Far away', 10, 20);
    await id('waiting-project').waitFor();
    await id('outbox').click();
    await id('outbox-pause').click();
    await window.page.getByText('Paused: nothing is sent').waitFor();
    await shot('paused');
    await id('outbox-pause').click();
    await window.page.keyboard.press('Escape');
    // Nobody has an answer before the button was pressed: Hectare asks by itself too, and would have sent it.
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    await startProvider(opened);
    await id('outbox').click();
    await id('outbox-send').click();
    open();
    await id('outbox-empty').waitFor();
    await shot('sent');
    await accessible('sent');
    await window.page.keyboard.press('Escape');
    await expect.poll(async () => (await projects()).length).toBe(4);
  });

  test('the boundary of a project is edited: the new one takes the place of the old', async ({ openWindow }) => {
    await id('project-row').filter({ hasText: 'Second offline' }).click();
    await expect(id('project-title')).toHaveText('Second offline', { useInnerText: true });
    await command('Edit name and boundary');
    await id('replaces').waitFor();
    await expect(window.page.getByLabel('Project name')).toHaveValue('Second offline');
    await window.page.getByLabel('Project name').fill('Second, renamed');
    await shot('edit-project');
    // What is said about the project outlives a kill, that it takes another's place among it.
    await whenSaved(join(dataFolder, 'drafts'), 'Second, renamed');
    await window.page.getByText(/^Draft saved/).waitFor();
    await window.kill();
    await start(openWindow, { width: 1024, height: 700, dark: true });
    await enterKey();
    await id('replaces').waitFor();
    await expect(window.page.getByLabel('Project name')).toHaveValue('Second, renamed');
    await expect(id('create-project')).toBeEnabled();
    await id('create-project').click();
    await expect(id('project-title')).toHaveText('Second, renamed', { useInnerText: true });
    await expect.poll(async () => (await projects()).toSorted()).toEqual(['Far away', 'Made offline', collectedName, 'Second, renamed']);
  });

  test('storage tells what is kept, keeps to a bound and can be cleared', async () => {
    // The project that was just made is still being collected: what its service answers now would be kept again.
    await stopProvider();
    await command('Storage');
    await expect(id('storage-row')).toHaveCount(2);
    await id('storage-taken').getByText(collectedName).waitFor();
    await shot('storage-dark-small');
    await accessible('storage');
    await id('storage-limit').selectOption('100000000');
    await id('storage-clear-all').click();
    await id('storage-confirm').click();
    await expect(id('storage-clear-all')).toBeDisabled();
    await window.page.keyboard.press('Escape');
    await window.page.setViewportSize({ width: 1440, height: 900 });
    await command('Refresh');
    await window.page.getByText('The service cannot be reached').first().waitFor();
    await shot('nothing-kept');
    expect(faults).toEqual([]);
  });
});
