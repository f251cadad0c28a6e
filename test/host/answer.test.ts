import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Answerer, type Handlers } from '#host/answer.ts';
import { KnownSecrets } from '#host/known-secrets.ts';

const secret = 'hk_live_0123456789abcdef';

function answering(handlers: Partial<Handlers>) {
  const events: unknown[] = [];
  const secrets = new KnownSecrets();
  secrets.add(secret);
  return { bridge: new Answerer(handlers as Handlers, (name, payload) => events.push([name, payload]), secrets), events };
}

describe('an answer', () => {
  test('to a method that does not exist is an error, also for names of Object', async () => {
    const { bridge } = answering({});
    for (const name of ['files.erase', 'constructor', '__proto__', ''])
      expect(await bridge.answer(name, {})).toMatchObject({ ok: false, error: { code: 'unknown-method' } });
  });

  test('names the fields of an input that does not fit, and repeats no value', async () => {
    const answer = await answering({}).bridge.answer('keys.save', { connectionId: 'embedded', kind: secret, secret: '' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid-input', details: [{ loc: ['kind'] }, { loc: ['secret'] }] } });
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test('that does not fit the contract is not let through', async () => {
    const { bridge } = answering({ 'settings.load': async () => 'no record', 'files.recent': async () => ({ files: [{ name: 'a' }] }) });
    expect(await bridge.answer('settings.load', {})).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(await bridge.answer('files.recent', {})).toMatchObject({ ok: false, error: { code: 'internal' } });
  });

  test('has only the fields of the contract', async () => {
    const { bridge } = answering({ 'keys.save': async () => ({ kind: 'api-key', label: '', lastFour: 'cdef', savedAt: '', secret }) });
    const answer = await bridge.answer('keys.save', { connectionId: 'embedded', kind: 'api-key', secret });
    expect(answer).toEqual({ ok: true, value: { kind: 'api-key', label: '', lastFour: 'cdef', savedAt: '' } });
  });

  test('carries no secret: not in an error, not in its details, not in a value, whatever field it stands in', async () => {
    const { bridge } = answering({
      'api.quota': async () => {
        throw Object.assign(new Error(`Key ${secret} is not known`), {
          code: 'unauthorised',
          details: [{ msg: `bad ${encodeURIComponent(secret)}`, 'x-api-key': 'another-one' }],
        });
      },
      'api.call': async () => ({
        value: {
          owner: `via ${secret}`,
          nested: [{ access_token: 'unknown-to-us', note: [secret] }],
          positions: [
            [1, 2],
            [3, 4],
          ],
        },
        raw: true,
        deviations: [],
        fetchedAt: '',
        stale: false,
      }),
    });
    expect(await bridge.answer('api.quota', {})).toEqual({
      ok: false,
      error: { code: 'unauthorised', message: 'Key [removed] is not known', details: [{ msg: 'bad [removed]', 'x-api-key': '[removed]' }] },
    });
    expect(await bridge.answer('api.call', { operation: 'x' })).toMatchObject({
      ok: true,
      value: {
        value: {
          owner: 'via [removed]',
          nested: [{ access_token: '[removed]', note: ['[removed]'] }],
          positions: [
            [1, 2],
            [3, 4],
          ],
        },
      },
    });
  });

  test('gives a draft back as it was, also one with a column called token', async () => {
    const content = { columns: ['token'], rows: [{ token: 'plot 7' }] };
    const { bridge } = answering({
      'drafts.load': async () => ({ summary: { id: 'a', kind: 'import', title: '', savedAt: 'x', version: 1 }, content }),
    });
    expect(await bridge.answer('drafts.load', { id: 'a' })).toMatchObject({ ok: true, value: { content } });
  });

  test.each([
    [Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }), 'disk-full'],
    [new DOMException('This operation was aborted', 'AbortError'), 'cancelled'],
    [new TypeError('x is not a function'), 'internal'],
    ['a thrown string', 'internal'],
    [undefined, 'internal'],
  ])('to a failure %s has the code %s', async (thrown, code) => {
    const { bridge } = answering({ 'settings.load': () => Promise.reject(thrown) });
    expect(await bridge.answer('settings.load', {})).toMatchObject({ ok: false, error: { code } });
  });

  test('is cancelled by its call id, and tells its progress under it', async () => {
    const { bridge, events } = answering({
      'api.call': async (_input, { signal, progress }) => {
        progress(0.5, 'half');
        await wait(20_000, undefined, { signal });
      },
    });
    const running = bridge.answer('api.call', { operation: 'listProjects' }, 'call-1');
    expect(await bridge.answer('jobs.cancel', { callId: 'call-2' })).toEqual({ ok: true, value: { cancelled: false } });
    expect(await bridge.answer('jobs.cancel', { callId: 'call-1' })).toEqual({ ok: true, value: { cancelled: true } });
    expect(await running).toEqual({ ok: false, error: { code: 'cancelled', message: 'Cancelled.', phrase: { code: 'host.cancelled' } } });
    expect(events).toEqual([['progress', { callId: 'call-1', share: 0.5, message: 'half' }]]);
    expect(await bridge.answer('jobs.cancel', { callId: 'call-1' })).toEqual({ ok: true, value: { cancelled: false } });
  });
});
