import { expect, test } from 'vitest';
import type { ProjectCell, Store } from '../storage/store.ts';
import { AccountCells } from './account-cells.ts';

/** Two projects of an account in one row of cells, and what is asked for. */
function storeOf(cellsOfFirst: number) {
  const asked: number[][] = [];
  const shown = [1, 2];
  const cellsOf = (project: number): ProjectCell[] =>
    Array.from({ length: project === 1 ? cellsOfFirst : 2 }, (_, x) => ({ project, x, y: 0, count: 3, collections: 0 }));
  const store = {
    tiles: {
      shown: () => [...shown],
      plotCells: async (_user: string, projects: readonly number[]) => {
        asked.push([...projects]);
        return projects.flatMap(cellsOf);
      },
    },
  } as unknown as Pick<Store, 'tiles' | 'heads'>;
  return { store, asked, shown };
}
const world = { z: 0, x: 0, y: 0 };

test('after a change of the list only new projects are counted, and those that went count no more', async () => {
  const { store, asked, shown } = storeOf(4);
  const cells = new AccountCells(store);
  const count = async (revision: string) => (await cells.of({ userId: 'u', collections: null }, revision, 'plots')).countIn(world);
  expect(await count('1')).toBe(18);
  expect(await count('1')).toBe(18);
  shown.push(3);
  expect(await count('2')).toBe(24);
  shown.splice(0, 1);
  expect(await count('3')).toBe(12);
  expect(asked).toEqual([[1, 2], [3], []]);
});

test('a project with more cells than are remembered is counted, and counted again', async () => {
  const { store, asked } = storeOf(200);
  const cells = new AccountCells(store, 100);
  for (const revision of ['1', '2'])
    expect((await cells.of({ userId: 'u', collections: null }, revision, 'plots')).countIn(world)).toBe(606);
  expect(asked).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
