import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProjectDetailsLoader, thinned, type DetailsFound, type ProjectDetails } from './project-details.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const plain: ProjectDetails = { outline: null, isCollection: false, isControlPool: false, memberIds: [], parentId: null };
function setUp(state: (id: string) => 'ready' | 'working' | null = () => 'ready', fault: (id: string) => Error | null = () => null) {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  let last: DetailsFound = { details: new Map(), states: new Map(), products: new Map() };
  let reports = 0;
  const call = async <T>(name: string, id: string, value: T): Promise<T> => {
    asked.push(`${name} ${id}`);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((done) => {
      setTimeout(done, 10);
    });
    atOnce -= 1;
    const error = fault(id);
    if (error) throw error;
    return value;
  };
  const loader = new ProjectDetailsLoader(
    {
      details: (id) => call('record', id, plain),
      state: async (id) => {
        const word = await call('state', id, state(id));
        return word && { word, products: { weather: word } };
      },
      isOver: (error) => (error as Error).message === 'network',
    },
    (found) => {
      last = found;
      reports += 1;
    },
  );
  return { loader, asked, found: () => last, reports: () => reports, most: () => most };
}
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('records of the projects that are looked at', () => {
  test('a thousand come four at a time, the visible first, and are reported in rounds', async () => {
    const { loader, asked, found, reports, most } = setUp();
    loader.wantBehind(ids(1000));
    loader.want('table', ['p900', 'p901']);
    await vi.advanceTimersByTimeAsync(60);
    // Four were on their way before somebody looked; then the visible ones.
    expect(asked.slice(4, 8)).toEqual(['record p900', 'state p900', 'record p901', 'state p901']);
    await vi.advanceTimersByTimeAsync(6000);
    expect([asked.length, new Set(asked).size, found().details.size, found().states.size, most()]).toEqual([2000, 2000, 1000, 1000, 4]);
    expect(reports()).toBeLessThan(120);
    loader.want('table', ids(30));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(2000);
  });
  test('two lists are looked at; what one no longer shows is not fetched for it', async () => {
    const { loader, asked } = setUp();
    loader.want('left', ids(100));
    loader.want('table', ['x']);
    loader.want('left', []);
    await vi.advanceTimersByTimeAsync(1000);
    // Four calls were on their way.
    expect(new Set(asked.map((call) => call.split(' ')[1]))).toEqual(new Set(['p0', 'p1', 'x']));
  });
  test('a project at work is asked again while somebody looks, and no longer', async () => {
    let state: 'working' | 'ready' = 'working';
    const { loader, asked, found } = setUp(() => state);
    loader.want('left', ['p1']);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(asked).toEqual(['record p1', 'state p1', 'state p1', 'state p1']);
    state = 'ready';
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, found().states.get('p1')]).toEqual([5, 'ready']);
  });
  test('one that fails alone is left out until the list is read again', async () => {
    let fails = true;
    const { loader, asked, found } = setUp(undefined, (id) => (id === 'p1' && fails ? new Error('server') : null));
    loader.want('left', ['p1', 'p2']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([[...found().details.keys()], asked.length]).toEqual([['p2'], 4]);
    fails = false;
    loader.refreshStates();
    await vi.advanceTimersByTimeAsync(200);
    expect([...found().details.keys()].sort()).toEqual(['p1', 'p2']);
  });
  test('without a network a thousand are not tried; they come when it is back', async () => {
    let offline = true;
    const { loader, asked, found } = setUp(undefined, () => (offline ? new Error('network') : null));
    loader.wantBehind(ids(1000));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBeLessThanOrEqual(4);
    offline = false;
    loader.refreshStates();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(found().details.size).toBe(1000);
  });
  test('another connection: answers on their way to the old one are not taken', async () => {
    const { loader, found } = setUp();
    loader.want('left', ['p1']);
    await vi.advanceTimersByTimeAsync(5);
    loader.forget();
    await vi.advanceTimersByTimeAsync(500);
    expect([found().details.size, found().states.size]).toEqual([0, 0]);
  });
});

test('an outline is thinned, closed, and without its holes', () => {
  const circle = Array.from({ length: 10_001 }, (_, index) => [Math.cos((index / 5000) * Math.PI), Math.sin((index / 5000) * Math.PI)]);
  const outline = thinned({
    type: 'Polygon',
    coordinates: [
      circle,
      [
        [0, 0],
        [0.1, 0],
        [0, 0.1],
        [0, 0],
      ],
    ],
  });
  const [[ring], ...others] = (outline as { coordinates: number[][][][] }).coordinates as [number[][][], ...number[][][][]];
  expect([others.length, ring!.length <= 42, ring!.at(-1)]).toEqual([0, true, ring![0]]);
  expect(Math.max(...ring!.map(([x]) => x!))).toBeCloseTo(1, 5);
  expect(thinned({ type: 'Point', coordinates: [1, 2] })).toBeNull();
});
