import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProjectDetailsLoader, type DetailsFound, type ProjectDetails } from './project-details.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const plain: ProjectDetails = { outline: null, isCollection: false, isControlPool: false, memberIds: [], parentId: null };
/** A host that tells of at most forty projects in one call, each call ten milliseconds. */
function setUp(
  state: (id: string) => 'ready' | 'working' | null = () => 'ready',
  fault: (id: string) => 'alone' | 'over' | null = () => null,
) {
  const asked: string[] = [];
  const calls: number[] = [];
  let atOnce = 0;
  let most = 0;
  let last: DetailsFound = { details: new Map(), states: new Map(), products: new Map(), unread: 0 };
  let reports = 0;
  const loader = new ProjectDetailsLoader(
    {
      async ask(wanted) {
        const turn = wanted.slice(0, 40);
        calls.push(turn.length);
        for (const { id, details, states } of turn) asked.push(...(details ? [`record ${id}`] : []), ...(states ? [`state ${id}`] : []));
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((done) => {
          setTimeout(done, 10);
        });
        atOnce -= 1;
        return turn.map(({ id, details, states }) => {
          const failed = fault(id);
          if (failed !== null) return { id, fault: failed };
          const word = state(id);
          return {
            id,
            fault: null,
            ...(details ? { details: plain } : {}),
            ...(states ? { state: word && { word, products: { weather: word } } } : {}),
          };
        });
      },
    },
    (found) => {
      last = found;
      reports += 1;
    },
  );
  return { loader, asked, calls, found: () => last, reports: () => reports, most: () => most };
}
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('records of the projects that are looked at', () => {
  test('a thousand come in a few calls, the visible beside those behind, and are reported in rounds', async () => {
    const { loader, asked, calls, found, reports, most } = setUp();
    loader.wantBehind(ids(1000));
    loader.want('table', ['p900', 'p901']);
    await vi.advanceTimersByTimeAsync(15);
    // What is looked at does not wait for the call behind it that is under way.
    expect(asked.slice(40, 44)).toEqual(['record p900', 'state p900', 'record p901', 'state p901']);
    await vi.advanceTimersByTimeAsync(6000);
    expect([asked.length, new Set(asked).size, found().details.size, found().states.size, most()]).toEqual([2000, 2000, 1000, 1000, 2]);
    expect(calls.length).toBeLessThanOrEqual(52);
    expect(reports()).toBeLessThan(30);
    loader.want('table', ids(30));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(2000);
  });
  test('behind what is looked at, the states of all come before the first record', async () => {
    const { loader, asked, found } = setUp();
    loader.want('table', ['p3']);
    loader.wantBehind(ids(100));
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.slice(0, 2)).toEqual(['record p3', 'state p3']);
    expect(asked.findLastIndex((what) => what.startsWith('state'))).toBeLessThan(asked.findIndex((what) => what === 'record p0'));
    expect([asked.length, found().details.size, found().states.size]).toEqual([200, 100, 100]);
  });
  test('what came last is told at once: nothing more is waited for', async () => {
    const { loader, found } = setUp();
    loader.wantBehind(ids(70));
    await vi.advanceTimersByTimeAsync(41);
    expect([found().states.size, found().details.size]).toEqual([70, 70]);
  });
  test('two lists are looked at; what one no longer shows is not fetched for it', async () => {
    const { loader, asked } = setUp();
    loader.want('left', ids(100));
    loader.want('table', ['x']);
    loader.want('left', []);
    await vi.advanceTimersByTimeAsync(1000);
    // One call was on its way.
    expect(new Set(asked.map((call) => call.split(' ')[1]))).toEqual(new Set([...ids(40), 'x']));
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
    const { loader, asked, found } = setUp(undefined, (id) => (id === 'p1' && fails ? 'alone' : null));
    loader.want('left', ['p1', 'p2']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([[...found().details.keys()], asked.length, found().unread]).toEqual([['p2'], 4, 1]);
    fails = false;
    loader.refreshStates();
    await vi.advanceTimersByTimeAsync(200);
    expect([[...found().details.keys()].sort(), found().unread]).toEqual([['p1', 'p2'], 0]);
  });
  test('one whose state was missed once and told the next time is not left among the unread', async () => {
    let fails = false;
    const { loader, found } = setUp(
      () => 'working',
      () => (fails ? 'alone' : null),
    );
    loader.want('left', ['p1']);
    await vi.advanceTimersByTimeAsync(1000);
    fails = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(found().unread).toBe(1);
    fails = false;
    await vi.advanceTimersByTimeAsync(6000);
    expect([found().unread, found().states.get('p1')]).toEqual([0, 'working']);
  });
  test('without a network a thousand are not tried; they come when it is back', async () => {
    let offline = true;
    const { loader, asked, found } = setUp(undefined, () => (offline ? 'over' : null));
    loader.wantBehind(ids(1000));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBeLessThanOrEqual(80);
    offline = false;
    loader.refreshStates();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(found().details.size).toBe(1000);
  });
  test('a list that wants anew whatever it hears asks no more without a network, and hears how many are unread', async () => {
    let calls = 0;
    let last: DetailsFound | null = null;
    const loader: ProjectDetailsLoader = new ProjectDetailsLoader(
      {
        ask: async (wanted) => {
          calls += 1;
          return wanted.map(({ id }) => ({ id, fault: 'over' }));
        },
      },
      (found) => {
        // As a table does, whose rows are made of these.
        const isNew = last?.details !== found.details;
        last = found;
        if (isNew) loader.want('table', ids(3));
      },
    );
    loader.want('table', ids(3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toBeLessThanOrEqual(2);
    expect(last).toMatchObject({ unread: 3 });
  });
  test('a host that cannot be asked at all is not asked again by itself', async () => {
    let calls = 0;
    const loader = new ProjectDetailsLoader(
      {
        ask: async () => {
          calls += 1;
          throw new Error('gone');
        },
      },
      () => {},
    );
    loader.want('left', ids(3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toBe(1);
    loader.want('left', ids(3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toBe(2);
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
