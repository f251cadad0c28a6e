import { describe, expect, test } from 'vitest';
import { NeedsDecision, NeedsNetwork } from '#datasets/data-access.ts';
import { PermanentFault } from '#products/product.ts';
import { sentenceOf } from '#sentences/phrases/index.ts';
import { WorkspaceBusy } from '../storage/database.ts';
import { DatabaseUnreachable } from '../storage/unreachable.ts';
import { ThreadFault } from './thread.ts';
import { maxAttempts, verdictOn } from './verdict.ts';

describe('what becomes of a job that failed', () => {
  test('a permanent fault ends it at the first attempt, with its code', () => {
    const fault = new PermanentFault({ code: 'no-area-for-loss' });
    expect(verdictOn(fault, 1, false)).toEqual({
      fault: { message: fault.message, phrase: { code: 'no-area-for-loss' } },
      pauseMilliseconds: null,
      counts: true,
    });
    expect(verdictOn(new ThreadFault('PermanentFault', 'never'), 1, false).pauseMilliseconds).toBeNull();
  });
  test('a native RangeError of a bug is tried again like any other fault, until the last attempt', () => {
    for (const error of [new RangeError('Invalid array length'), new ThreadFault('RangeError', 'Invalid array length'), new Error('x')]) {
      const pauses = Array.from({ length: maxAttempts }, (_, index) => verdictOn(error, index + 1, false).pauseMilliseconds);
      expect(pauses.slice(0, -1).every((pause) => pause !== null && pause > 0)).toBe(true);
      expect(pauses.at(-1)).toBeNull();
    }
  });
  test('what waits for the network or for a decision says so as data, and counts no attempt', () => {
    expect(verdictOn(new NeedsNetwork({ code: 'plots-not-readable' }), maxAttempts, false)).toMatchObject({
      fault: { waitsFor: 'network', phrase: { code: 'plots-not-readable' } },
      counts: false,
    });
    const decision = verdictOn(new NeedsDecision({ code: 'weather-needs-decision' }), 1, false);
    expect([decision.fault.waitsFor, decision.pauseMilliseconds === null]).toEqual(['decision', false]);
  });
  test('a full disk is nobody’s fault, ours or that of the database', () => {
    const ours = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    const ofDatabase = Object.assign(new Error('could not extend file'), { code: '53100' });
    for (const error of [ours, ofDatabase, new ThreadFault('Error', 'could not extend file "base/1": No space left on device')])
      expect(verdictOn(error, maxAttempts, false)).toMatchObject({ counts: false, pauseMilliseconds: 300_000 });
  });
  test('a workspace that another program holds and a database that starts again are nobody’s fault, also out of a thread', () => {
    const unreachable = new DatabaseUnreachable('ECONNREFUSED');
    for (const [code, error] of [
      ['workspace-busy', new WorkspaceBusy()],
      ['workspace-busy', new ThreadFault('Error', sentenceOf({ code: 'workspace-busy' }))],
      ['database-unreachable', unreachable],
      ['database-unreachable', new ThreadFault('Error', { ...unreachable.phrase!, detail: unreachable.message })],
    ] as const)
      expect(verdictOn(error, maxAttempts, false)).toMatchObject({
        fault: { phrase: { code } },
        counts: false,
        pauseMilliseconds: 5000,
      });
  });
  test('what was stopped goes back to the queue', () =>
    expect(verdictOn(new RangeError('x'), maxAttempts, true)).toMatchObject({ pauseMilliseconds: 0, counts: false }));
});
