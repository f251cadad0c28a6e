// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { connection, listedProject } from '#test/window/fixtures.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProjectListItem } from '#api/index.ts';
import type { MapProject, ProjectMapOptions } from '#window/map/project-map.ts';
import type { ProjectTileOf } from '#window/map/project-tiles.ts';
import { these } from '#window/kit/selection.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { usePortfolio } from './portfolio.ts';
import PortfolioMap from './PortfolioMap.vue';

/** A map without a canvas: it notes what it is given, and a test clicks on it. */
const map = vi.hoisted(() => ({
  options: null as ProjectMapOptions | null,
  projects: [] as readonly MapProject[],
  fitted: [] as (readonly string[] | undefined)[],
  inView: [] as string[],
  isClosed: false,
  tool: null as string | null,
  tiles: null as ProjectTileOf | null,
  refreshed: 0,
}));
vi.mock('#window/map/project-map.ts', () => ({
  ProjectMap: class {
    constructor(options: ProjectMapOptions) {
      map.options = options;
    }
    setTiles(tile: ProjectTileOf | null) {
      map.tiles = tile;
    }
    refreshTiles() {
      map.refreshed += 1;
    }
    setProjects(projects: readonly MapProject[]) {
      map.projects = projects;
    }
    fitTo(ids?: readonly string[]) {
      map.fitted.push(ids);
    }
    idsInView = () => map.inView;
    idsAt = () => [];
    takeTool(tool: string | null) {
      map.tool = tool;
    }
    press = (event: { key: string }) => map.tool !== null && event.key.startsWith('Arrow');
    useKeys() {}
    setSelected() {}
    setDark() {}
    zoomBy() {}
    resize() {}
    close() {
      map.isClosed = true;
    }
  },
}));
beforeEach(() => {
  Object.assign(map, { options: null, projects: [], fitted: [], inView: [], isClosed: false, tool: null, tiles: null, refreshed: 0 });
});
const chosen = () => [...usePortfolio().selection.ids];
async function show(...projects: ProjectListItem[]) {
  useWorkspace().projects = projects;
  const { wrapper } = mountAlone(PortfolioMap);
  await flushPromises();
  return wrapper;
}
const project = (id: string, more: Partial<ProjectListItem> = {}) => listedProject({ id, project_name: id, ...more });
const nowhere = { centroid_lat: null, centroid_lon: null };

test('without projects nothing is drawn, and nothing is missing', async () => {
  await show();
  expect([map.projects, page.all('.note')]).toEqual([[], []]);
});

test('projects without a place are said to be missing', async () => {
  await show(project('a', nowhere));
  expect(page.text()).toContain(text('portfolio.noPlaces'));
});

test('of several, those without a place are counted below the map', async () => {
  await show(project('a'), project('b', nowhere));
  expect(map.projects.map(({ id }) => id)).toEqual(['a']);
  expect(page.all('.hint')[0]!.textContent).toContain(text('portfolio.notPlaced', { n: '1' }));
});

test('going to a collection goes to its members', async () => {
  useWorkspace().details = new Map([['b', { outline: null, isCollection: true, isControlPool: false, memberIds: ['a'], parentId: null }]]);
  await show(project('a'), project('b'));
  usePortfolio().selection = these(['b']);
  await flushPromises();
  await page.press(page.get('portfolio-fit-chosen'));
  expect(map.fitted.at(-1)).toEqual(['a']);
});

test('a collection is not drawn beside its members', async () => {
  useWorkspace().details = new Map([['b', { outline: null, isCollection: true, isControlPool: false, memberIds: ['a'], parentId: null }]]);
  await show(project('a'), project('b'));
  expect(map.projects.map(({ id }) => id)).toEqual(['a']);
});

test('a click chooses, a click with a key adds and takes out, a click beside lays all down', async () => {
  const wrapper = await show(project('a'), project('b'));
  const seen = [];
  for (const [ids, how] of [
    [['a'], 'one'],
    [['b'], 'toggle'],
    [['a'], 'toggle'],
    [['a'], 'extend'],
    [[], 'one'],
  ] as const) {
    map.options!.onSelect([...ids], how);
    seen.push(chosen());
  }
  expect(seen).toEqual([['a'], ['a', 'b'], ['b'], ['b', 'a'], []]);
  expect(wrapper.emitted('chosen')).toEqual([['a'], ['b'], ['a'], ['a']]);
});

test('the buttons choose what is in view and fit what is chosen', async () => {
  await show(project('a'), project('b'));
  const fitChosen = page.get('portfolio-fit-chosen') as HTMLButtonElement;
  expect(fitChosen.disabled).toBe(true);
  map.inView = ['b'];
  await page.press(page.get('portfolio-choose-view'));
  await page.press(fitChosen);
  expect([chosen(), map.fitted.at(-1)]).toEqual([['b'], ['b']]);
});

test.each([longName, rightToLeftName])('what the pointer is over has its name, whole and in its own direction', async (name) => {
  await show(project('a'));
  map.options!.onHover({ count: 1, name });
  await flushPromises();
  const note = page.all('.note .ellipsis')[0]!;
  expect([note.textContent, note.getAttribute('dir')]).toEqual([name, 'auto']);
});

test('a circle of several names one and counts the others', async () => {
  await show(project('a'));
  map.options!.onHover({ count: 3, name: 'Acacia' });
  await flushPromises();
  expect(page.all('.note')[0]!.textContent).toContain('Acacia + 2');
});

test('it gives its map back', async () => {
  const wrapper = await show(project('a'));
  wrapper.unmount();
  expect(map.isClosed).toBe(true);
});

test('a tool is taken and laid down; its keys and Esc stay with it, other keys go on', async () => {
  await show(project('a'), project('b'));
  await page.press(page.get('portfolio-box'));
  expect([map.tool, page.get('portfolio-box').getAttribute('aria-pressed')]).toEqual(['box', 'true']);
  expect(document.activeElement).toBe(page.get('portfolio-map'));
  const goesOn = (key: string, more: KeyboardEventInit = {}) =>
    page.get('portfolio-map').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  expect([goesOn('ArrowLeft'), goesOn('Tab')]).toEqual([false, true]);
  expect(goesOn('Escape')).toBe(false);
  await flushPromises();
  expect(map.tool).toBeNull();
  // The next one is the portfolio's.
  expect(goesOn('Escape')).toBe(true);
  expect(goesOn('a', { ctrlKey: true })).toBe(false);
  expect(chosen()).toEqual(['a', 'b']);
});

const very = (count: number) => Array.from({ length: count }, (_, number) => project(`p${number}`));

test('a large portfolio is drawn from the tiles of its service, a filter draws what is listed', async () => {
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'projects.tiles': { connectionId: 'remote', offered: true },
    'projects.tile': () => ({ bytes: new Uint8Array([0x1a, 0]), stale: false }),
  });
  await useWorkspace().loadConnections();
  await show(...very(2000));
  expect(await map.tiles!(3, 4, 2)).toEqual(new Uint8Array([0x1a, 0]));
  expect(fakeHost.asked('projects.tile')).toEqual([{ connectionId: 'remote', z: 3, x: 4, y: 2 }]);
  expect(map.projects).toHaveLength(2000);
  usePortfolio().filter = { ...usePortfolio().filter, text: 'p17' };
  await flushPromises();
  expect([map.tiles, map.projects.length]).toEqual([null, usePortfolio().wanted.length]);
  useWorkspace().projects = very(2001);
  await flushPromises();
  expect(map.refreshed).toBe(1);
});

test('a service without tiles is drawn by its list, and a small portfolio asks for none', async () => {
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'projects.tiles': { connectionId: 'remote', offered: false },
  });
  await useWorkspace().loadConnections();
  await show(...very(1999));
  expect([fakeHost.asked('projects.tiles').length, map.tiles]).toEqual([0, null]);
  useWorkspace().projects = very(2000);
  await flushPromises();
  expect([fakeHost.asked('projects.tiles').length, map.tiles, map.projects.length]).toEqual([1, null, 2000]);
});
