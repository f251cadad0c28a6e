import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readAnswer, writeAnswer } from './answer-file.ts';
import { AnswerWriter } from './answer-writer.ts';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-answers-'));
  const faults: string[] = [];
  const writer = new AnswerWriter(folder, (path) => faults.push(path));
  const at = (path: string) => join(folder, path);
  return { folder, faults, writer, at };
}
const bytes = (text: string) => new TextEncoder().encode(text);
const answer = (content: string) =>
  writeAnswer({ asked: null, content, deviations: [], raw: false, fetchedAt: '2026-11-01T10:00:00.000Z' });

test('one that must not wait is on the disk at once, for its owner alone; the others come together by themselves', async () => {
  const { writer, at } = setUp();
  writer.put('c/a/p/1', bytes('one'));
  expect(existsSync(at('c/a/p/1'))).toBe(false);
  writer.settle('c/a/p/1');
  expect(readFileSync(at('c/a/p/1'), 'utf8')).toBe('one');
  expect([statSync(at('c/a/p/1')).mode & 0o777, statSync(at('c/a/p')).mode & 0o777]).toEqual([0o600, 0o700]);
  for (let index = 2; index < 200; index += 1) writer.put(`c/a/p${index}/1`, bytes(String(index)));
  await vi.waitFor(() => expect(readFileSync(at('c/a/p199/1'), 'utf8')).toBe('199'));
  expect(readFileSync(at('c/a/p2/1'), 'utf8')).toBe('2');
});

test('the last of what waits for a file is what it becomes, and one that is read is written first', () => {
  const { writer, at } = setUp();
  writer.put('c/a/p/1', bytes('old'));
  writer.put('c/a/p/1', answer('[1]'));
  writer.touch('c/a/p/1');
  writer.confirm('c/a/p/1', '2026-11-02T10:00:00.000Z');
  writer.put('c/a/p/2', bytes('two'));
  writer.settle('c/a/p/1');
  expect(readAnswer(readFileSync(at('c/a/p/1')))).toMatchObject({ value: [1], fetchedAt: '2026-11-02T10:00:00.000Z' });
  expect(existsSync(at('c/a/p/2'))).toBe(false);
  writer.settle();
  expect(readFileSync(at('c/a/p/2'), 'utf8')).toBe('two');
});

test('what was removed meanwhile does not come back', () => {
  const { writer, at } = setUp();
  writer.put('c/a/p/1', bytes('one'));
  writer.put('c/a/q/1', bytes('one'));
  writer.put('d/a/q/1', bytes('one'));
  writer.confirm('c/a/nobody', '2026-11-02T10:00:00.000Z');
  writer.drop('c/a/p/1');
  writer.dropUnder('c/a/q/');
  writer.settle();
  expect([existsSync(at('c/a/p/1')), existsSync(at('c/a/q')), existsSync(at('c/a/nobody')), existsSync(at('d/a/q/1'))]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a folder that another program removed is made again; a disk that refuses is told, and no half of a file is left', () => {
  const { folder, writer, faults, at } = setUp();
  writer.put('c/a/p/0', bytes('zero'));
  writer.settle();
  rmSync(at('c'), { recursive: true });
  writer.put('c/a/p/1', bytes('one'));
  writeFileSync(join(folder, 'd'), 'a file in the place of a folder');
  writer.put('d/a/p/1', bytes('one'));
  writer.settle();
  expect([readFileSync(at('c/a/p/1'), 'utf8'), faults]).toEqual(['one', ['d/a/p/1']]);
});

test('no more than a few megabytes wait', () => {
  const { writer, at } = setUp();
  const large = new Uint8Array(2 ** 20);
  for (let index = 1; index <= 9; index += 1) writer.put(`c/a/p/${index}`, large);
  expect(statSync(at('c/a/p/1')).size).toBe(2 ** 20);
  writer.settle();
});
