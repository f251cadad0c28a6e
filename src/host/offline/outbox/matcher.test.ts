import { describe, expect, test } from 'vitest';
import { order, place } from '#test/host/outbox-order.ts';
import { ApiFault, type CallAnswer } from '#client/index.ts';
import { newEntry, type OutboxEntry } from './entry.ts';
import { findProject, verdictOn, type AskService } from './matcher.ts';

const entry: OutboxEntry = {
  ...newEntry(order, place, 0),
  unsure: true,
  firstSentAt: '2026-01-01T00:00:00.000Z',
};
const { signal } = new AbortController();
const answer = (value: unknown): CallAnswer => ({ value, deviations: [], raw: false, fetchedAt: '' });

/** A service with this list, and a record for each id; a fault is thrown. */
const serviceWith =
  (list: unknown, records: Record<string, unknown> = {}): AskService =>
  async (operation, { params }) => {
    const value = operation === 'listProjects' ? list : records[String(params?.['project_id'])];
    if (value instanceof Error) throw value;
    return answer(value);
  };

describe('searching the list', () => {
  test('finds the project with the same name and geometry hash', async () => {
    const list = [
      { id: 'x', project_name: 'South field' },
      { id: 'y', project_name: ' North  field' },
    ];
    expect(await findProject(entry, serviceWith(list, { y: { geometry_hash: 'a1' } }), signal)).toEqual({ likeness: 'same', id: 'y' });
  });

  test('never finds the project that an edit replaces', async () => {
    const edit: OutboxEntry = { ...entry, kind: 'edit', projectId: 'y' };
    const list = [{ id: 'y', project_name: 'North field', geometry_hash: 'a1' }];
    expect(await findProject(edit, serviceWith(list, { y: list[0] }), signal)).toEqual({ likeness: 'none' });
  });

  test('says so when the list cannot be read, and passes a lost connection on', async () => {
    expect(await findProject(entry, serviceWith('busy'), signal)).toEqual({ likeness: 'unknown' });
    const lost = new ApiFault('network', 'No network.');
    await expect(findProject(entry, serviceWith(lost), signal)).rejects.toBe(lost);
  });

  test('goes by the list where the service refuses the record', async () => {
    const refused = new ApiFault('forbidden', 'No.', { status: 403 });
    const list = [{ id: 'y', project_name: 'North field', area_hectares: 3 }];
    expect(await findProject(entry, serviceWith(list, { y: refused }), signal)).toEqual({ likeness: 'maybe' });
  });
});

describe('the verdict', () => {
  const kindOf = (...input: Parameters<typeof verdictOn>) => verdictOn(...input).kind;
  const unsure = { unsure: true, fault: null };

  test('sends what surely did not arrive, whatever the list has under its name', () => {
    for (const likeness of ['none', 'maybe', 'unknown'] as const) expect(kindOf({ unsure: false, fault: null }, { likeness })).toBe('send');
  });
  test('takes the project that is there', () => {
    expect(verdictOn(unsure, { likeness: 'same', id: 'y' })).toEqual({ kind: 'there', id: 'y' });
  });
  test('asks a person where nobody else can tell', () => {
    expect(kindOf(unsure, { likeness: 'maybe' })).toBe('hold');
    expect(kindOf(unsure, { likeness: 'unknown' })).toBe('hold');
    expect(kindOf({ unsure: true, fault: { code: 'shape', message: '', details: null } }, { likeness: 'none' })).toBe('hold');
  });
  test('sends again what the list does not have', () => {
    expect(kindOf(unsure, { likeness: 'none' })).toBe('send');
  });
});
