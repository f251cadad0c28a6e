import { expect, test } from 'vitest';
import { createHistory } from './history.ts';

/** A value whose changes are steps, and a slider over it whose change is a step only when it rests. */
function bench() {
  const history = createHistory();
  const state = { shapes: 'none', opacity: 1 };
  const set = <K extends keyof typeof state>(key: K, to: (typeof state)[K], label: string) => {
    const before = state[key];
    history.run({
      label,
      redo: () => {
        state[key] = to;
      },
      undo: () => {
        state[key] = before;
      },
    });
  };
  const slide = (to: number) => {
    const before = state.opacity;
    state.opacity = to;
    history.gather({
      label: 'opacity',
      finish: () =>
        history.run({
          label: 'opacity',
          redo: () => {
            state.opacity = to;
          },
          undo: () => {
            state.opacity = before;
          },
        }),
    });
  };
  return { history, state, set, slide };
}

test('Ctrl Z right after a slider takes back the slider and not what was done before it', () => {
  const { history, state, set, slide } = bench();
  set('shapes', 'parcels.kml', 'opening parcels.kml');
  slide(0.4);
  expect(history.undoLabel.value).toBe('opacity');
  history.undo();
  expect(state).toEqual({ shapes: 'parcels.kml', opacity: 1 });
  expect([history.undoLabel.value, history.redoLabel.value]).toEqual(['opening parcels.kml', 'opacity']);
  // What rests later is no second step, and takes nothing away that can be done again.
  history.settle();
  history.redo();
  expect(state).toEqual({ shapes: 'parcels.kml', opacity: 0.4 });
});

test('another step makes the slider a step of its own before it', () => {
  const { history, state, set, slide } = bench();
  slide(0.2);
  set('shapes', 'drawn', 'drawing');
  history.undo();
  expect(state).toEqual({ shapes: 'none', opacity: 0.2 });
  history.undo();
  expect(state.opacity).toBe(1);
});

test('what has no way back says so until the next step', () => {
  const { history, set } = bench();
  set('shapes', 'parcels.kml', 'opening parcels.kml');
  history.clear('the project was created');
  expect([history.undoLabel.value, history.endedBy.value]).toEqual([null, 'the project was created']);
  set('shapes', 'others.kml', 'opening others.kml');
  expect(history.endedBy.value).toBeNull();
});
