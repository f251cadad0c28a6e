import { expect, test } from 'vitest';
import { SharedQuestion } from './shared-question.ts';

/** A question that is answered when the test says so, by the number of times that it was asked. */
function held() {
  const ends: ((fault?: Error) => void)[] = [];
  const ask = () => {
    const number = ends.length + 1;
    return new Promise<number>((resolve, reject) => {
      ends.push((fault) => (fault ? reject(fault) : resolve(number)));
    });
  };
  return { shared: new SharedQuestion(ask), ends };
}
const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('those who ask while it is under way share the next one', async () => {
  const { shared, ends } = held();
  const first = shared.answer();
  await turn();
  const others = [shared.answer(), shared.answer()];
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]!();
  expect(await first).toBe(1);
  await turn();
  const later = shared.answer();
  ends[1]!();
  expect(await Promise.all(others)).toEqual([2, 2]);
  await turn();
  ends[2]!();
  expect(await later).toBe(3);
});

test('a fault is told to those who shared it, and the next one asks anew', async () => {
  const { shared, ends } = held();
  const first = shared.answer();
  await turn();
  const second = shared.answer();
  ends[0]!(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turn();
  ends[1]!();
  expect(await second).toBe(2);
});
