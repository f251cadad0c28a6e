import { scopes, type Scope } from '#service/storage/caller.ts';
import { serversLabel, type KeyCollection } from '#service/storage/administration.ts';
import type { AdminAction, ObjectsAction, SchemaAction } from './admin.ts';
import type { Arguments } from './arguments.ts';
import { teamDatabase } from './database-url.ts';
import { objectPlace } from './object-place.ts';
import { given, type Runner } from './runner.ts';

const maxDays = 3650;
const maxEntries = 100_000;
const maxHectares = 1e12;
const maxCharacters = 100;

/** A name as people give one, on one line. */
function textOf(read: Arguments, option: string, fallback?: string): string {
  const text = read.text(option) ?? fallback;
  if (text === undefined) throw read.fault(`Say --${option}.`);
  if (Array.from(text).length > maxCharacters || /\p{Cc}/u.test(text))
    throw read.fault(`--${option} should have at most ${maxCharacters} characters on one line.`);
  return text;
}

/** So many hectares, or null for no limit; one of both is said. */
function quotaOf(read: Arguments): number | null {
  const hectares = read.number('quota-hectares', { from: 0, to: maxHectares });
  if ((hectares === undefined) === !read.isGiven('no-limit')) throw read.fault('Say --quota-hectares N, or --no-limit.');
  return hectares ?? null;
}

/** The number of a user group, or null for none; one of both is said. */
function groupOf(read: Arguments): number | null {
  const group = read.number('group', { from: 1, to: 2 ** 31 - 1, whole: true });
  if ((group === undefined) === !read.isGiven('no-group'))
    throw read.fault('Say --group NUMBER (hectare admin group list), or --no-group.');
  return group ?? null;
}

function groupAction(read: Arguments, action: string | undefined, group: string | undefined): AdminAction | null {
  if (action === 'list' && group === undefined) return { kind: 'group list' };
  if (action !== 'quota' || group === undefined) return null;
  if (!/^\d{1,9}$/.test(group)) throw read.fault(`Groups go by their number, not by “${group}”: hectare admin group list.`);
  return { kind: 'group quota', teamId: Number(group), quotaHectares: quotaOf(read) };
}

function accountAction(read: Arguments, action: string | undefined, id: string | undefined): AdminAction | null {
  if (action === 'list') return { kind: 'account list' };
  if (id === undefined) return null;
  if (action === 'disable' || action === 'enable') return { kind: `account ${action}`, userId: id };
  if (action === 'quota') return { kind: 'account quota', userId: id, quotaHectares: quotaOf(read) };
  if (action === 'group') return { kind: 'account group', userId: id, teamId: groupOf(read) };
  if (action !== 'add') return null;
  if (!/^[a-z0-9][a-z0-9._-]{0,62}$/.test(id))
    throw read.fault(`An account is named by a–z, 0–9, dots, hyphens and underscores (at most 63), not “${id}”.`);
  return { kind: 'account add', userId: id, name: textOf(read, 'name', id), quotaHectares: quotaOf(read) };
}

const maxCollections = 100;
/** The collections of a new key as ID or ID:ROLE; null where none is named. */
function collectionsOf(read: Arguments, scope: Scope): KeyCollection[] | null {
  const given = read.texts('collection');
  if (given.length === 0) return null;
  if (scope === 'admin') throw read.fault('A key with --scope admin is for the whole account: leave out --collection.');
  if (given.length > maxCollections) throw read.fault(`--collection is said at most ${maxCollections} times.`);
  return given.map((text) => {
    const [, id = '', , role = scope] = /^([^:]+)(:(read|write))?$/.exec(text) ?? [];
    if (id === '' || (role !== 'read' && role !== 'write'))
      throw read.fault(`--collection should be the id of a collection, or ID:read or ID:write, not “${text}”.`);
    return { id, role };
  });
}

function keyAction(read: Arguments, action: string | undefined, what: string | undefined): AdminAction | null {
  if (action === 'list') return { kind: 'key list', userId: what ?? null };
  if (what === undefined) return null;
  if (action === 'revoke') {
    if (!/^\d{1,15}$/.test(what)) throw read.fault(`Keys are revoked by their number, not by “${what}”: hectare admin key list.`);
    return { kind: 'key revoke', id: Number(what) };
  }
  if (action !== 'issue') return null;
  const scope = scopes.find((one) => one === (read.text('scope') ?? 'read'));
  if (!scope) throw read.fault(`--scope should be ${scopes.join(', ')}.`);
  const label = textOf(read, 'label');
  if (label === serversLabel) throw read.fault(`--label ${serversLabel} stands for the key of HECTARE_API_KEY. Choose another one.`);
  return {
    kind: 'key issue',
    userId: what,
    label,
    scope,
    collections: collectionsOf(read, scope),
    days: read.number('days', { from: 1, to: maxDays, whole: true }) ?? null,
  };
}

function auditAction(read: Arguments): AdminAction {
  if (read.isGiven('verify')) {
    read.refuse(['account', 'action', 'object', 'since', 'limit'], 'chooses entries; --verify looks at all of them');
    return { kind: 'audit verify' };
  }
  const since = read.text('since');
  if (since !== undefined && !/^\d{4}-\d\d-\d\d$/.test(since))
    throw read.fault(`--since should be a day such as 2026-11-01, not “${since}”.`);
  return {
    kind: 'audit',
    filter: {
      ...given('userId', read.text('account')),
      ...given('action', read.text('action')),
      ...given('object', read.text('object')),
      ...given('since', since),
      limit: read.number('limit', { from: 1, to: maxEntries, whole: true }) ?? 100,
    },
  };
}

function objectsAction(read: Arguments): ObjectsAction {
  const place = objectPlace(read);
  if (!place) throw read.fault('Name the store of the servers: --objects s3://bucket/prefix.');
  return { kind: 'objects', place, removes: read.isGiven('remove') };
}

function actionOf(read: Arguments): AdminAction | SchemaAction | ObjectsAction | null {
  const [subject, verb, what, ...more] = read.positionals;
  if (more.length > 0) return null;
  if (subject === 'account') return accountAction(read, verb, what);
  if (subject === 'group') return groupAction(read, verb, what);
  if (subject === 'key') return keyAction(read, verb, what);
  if (verb !== undefined) return null;
  if (subject === 'objects') return objectsAction(read);
  if (subject === 'schema') return { kind: 'schema', serviceRole: read.text('service-role') ?? null };
  return subject === 'audit' ? auditAction(read) : null;
}

export const admin: Runner = async (read, output) => {
  const database = teamDatabase(read);
  const action = actionOf(read);
  if (!action)
    throw read.fault(
      'Say what: account list|add|quota|group|disable|enable [ID], group list|quota [NUMBER], key list|issue [ACCOUNT], key revoke NUMBER, audit, objects, or schema.',
    );
  return (await import('./admin.ts')).admin(database, action, read.isGiven('json'), output);
};
