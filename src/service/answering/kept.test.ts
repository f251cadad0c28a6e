import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

const megabyte = 1024 * 1024;

test('a question is answered once, also for those who ask while it is being answered', async () => {
  const kept = new Kept<string>((text) => text.length);
  let made = 0;
  const make = async () => {
    made += 1;
    return 'answer';
  };
  expect(await Promise.all([kept.get('one', make), kept.get('one', make)])).toEqual(['answer', 'answer']);
  expect([await kept.get('one', make), await kept.get('two', make), made]).toEqual(['answer', 'answer', 2]);
});

test('a fault is told to all who wait, and is not kept', async () => {
  const kept = new Kept<string>(() => 1);
  const fails = () => Promise.reject(new Error('no'));
  expect((await Promise.allSettled([kept.get('one', fails), kept.get('one', fails)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await kept.get('one', () => 'yes')).toBe('yes');
});

test('what was not asked for longest goes first, and what is too large is not kept', async () => {
  const kept = new Kept<string>((name) => (name === 'huge' ? 17 : 15) * megabyte);
  const made: string[] = [];
  const ask = (name: string) =>
    kept.get(name, () => {
      made.push(name);
      return name;
    });
  for (const name of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b', 'huge', 'huge']) await ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'b', 'huge', 'huge']);
});
