import {
  AdministrationRefused,
  type Administration,
  type KeyCollection,
  type TeamAccount,
  type TeamGroup,
  type TeamKey,
} from '#service/storage/administration.ts';
import type { AuditEntry, AuditFault, AuditFilter } from '#service/storage/audit-log.ts';
import { actAs } from '#service/storage/acting.ts';
import type { Scope } from '#service/storage/caller.ts';
import type { ObjectPlace } from '#service/objects/objects.ts';
import { prepareDatabase, reviewObjects, withAdministration } from '#service/team.ts';
import { commandLineActor } from './command-line-actor.ts';
import { onOneLine } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

/** What is done; instants are ISO 8601, and null hectares are without limit. */
export type AdminAction =
  | { kind: 'account add'; userId: string; name: string; quotaHectares: number | null }
  | { kind: 'account list' }
  | { kind: 'account quota'; userId: string; quotaHectares: number | null }
  | { kind: 'account disable' | 'account enable'; userId: string }
  | { kind: 'key issue'; userId: string; label: string; scope: Scope; collections: KeyCollection[] | null; days: number | null }
  | { kind: 'key list'; userId: string | null }
  | { kind: 'key revoke'; id: number }
  | { kind: 'account group'; userId: string; teamId: number | null }
  | { kind: 'group list' }
  | { kind: 'group quota'; teamId: number; quotaHectares: number | null }
  | { kind: 'audit'; filter: AuditFilter }
  | { kind: 'audit verify' };

/** The schema of the database itself, before it has accounts; `serviceRole` is a user of the database. */
export type SchemaAction = { kind: 'schema'; serviceRole: string | null };
/** Contents of files in an object store, beside the rows. */
export type ObjectsAction = { kind: 'objects'; place: ObjectPlace; removes: boolean };

const refusals: Record<AdministrationRefused['code'], string> = {
  'account-taken': 'There is an account of this name already. See: hectare admin account list',
  'no-such-account': 'There is no such account. See: hectare admin account list',
  'no-such-key': 'There is no such key. See: hectare admin key list',
  'no-such-collection': 'The account has no such collection: name projects that have members, by their ids, each once.',
  'no-such-group': 'There is no such user group. See: hectare admin group list',
  'no-such-role': 'The database has no user of this name. Its administrator makes one: CREATE ROLE name LOGIN PASSWORD …',
  'not-its-objects': 'The database keeps no contents at this address. Name the one with which its servers run.',
  'role-above':
    'This user of the database is a superuser, passes row-level security or owns the tables: nothing would hold it. Choose another one.',
};

const usedOf = (used: number, limit: number | null) => `${used.toFixed(1)} of ${limit === null ? 'any number of' : limit} ha`;

const groupLine = ({ team_id: id, name, provided_id: providedId, environment_tag: tag, accounts, ...quota }: TeamGroup) =>
  [
    id,
    onOneLine(providedId),
    ...(tag === '' ? [] : [tag]),
    onOneLine(name ?? ''),
    usedOf(quota.quota_used_hectares, quota.quota_limit_hectares),
    accounts.join(', ') || 'no account',
  ].join('\t');

const faultWords: Record<AuditFault['kind'], string> = {
  changed: 'does not equal its digest',
  'missing-before': 'entries before it are missing',
  'replaced-before': 'the entry before it is another one',
  'missing-at-end': 'the last entry is missing or another one',
  'missing-head': 'its chain has no end, or an earlier one',
};
const chainName = (chain: string) => (chain === '' ? '(no account)' : chain);

const accountLine = ({
  user_id: id,
  name,
  quota_limit_hectares: limit,
  quota_used_hectares: used,
  disabled_at: disabled,
  team_id: group,
  keys,
}: TeamAccount) =>
  [
    id,
    onOneLine(name),
    usedOf(used, limit),
    `${keys} ${keys === 1 ? 'key' : 'keys'}`,
    ...(group === null ? [] : [`group ${group}`]),
    ...(disabled === null ? [] : [`disabled ${disabled}`]),
  ].join('\t');

function stateOf({ revoked_at: revoked, expires_at: expires, is_good: isGood }: TeamKey): string {
  if (revoked !== null) return `revoked ${revoked}`;
  if (isGood) return expires === null ? 'good' : `good until ${expires}`;
  return expires === null ? 'of a disabled account' : `refused; until ${expires}`;
}
const keyLine = (key: TeamKey) =>
  [
    key.id,
    key.user_id,
    onOneLine(key.label),
    key.scope,
    ...(key.collections === null ? [] : [`of ${key.collections.map(({ id, role }) => `${id}:${role}`).join(', ') || 'no collection'}`]),
    stateOf(key),
    `last used ${key.last_used_at ?? 'never'}`,
  ].join('\t');

const auditLine = (entry: AuditEntry) =>
  onOneLine(
    [
      entry.at,
      entry.user_id ?? entry.database_user,
      entry.key_label === null ? '' : `${entry.key_label}${entry.key_id === null ? '' : ` (key ${entry.key_id})`}`,
      entry.remote,
      entry.action,
      entry.object,
      JSON.stringify(entry.details),
      ...(entry.is_whole === 1 ? [] : ['DAMAGED']),
    ].join(' | '),
  );

type Said = { lines: string[]; json: object; note?: string; code?: number };

/** Done for everything but keys, which are told. */
const changed = async (userId: string, change: Promise<void>): Promise<Said> => {
  await change;
  return { lines: [], json: { account: userId, changed: true }, note: `Done: ${userId}` };
};

async function act(administration: Administration, action: AdminAction): Promise<Said> {
  switch (action.kind) {
    case 'account add':
      return changed(action.userId, administration.addAccount(action));
    case 'account quota':
      return changed(action.userId, administration.setQuota(action.userId, action.quotaHectares));
    case 'account disable':
    case 'account enable':
      return changed(action.userId, administration.setDisabled(action.userId, action.kind === 'account disable'));
    case 'account group':
      return changed(action.userId, administration.setGroup(action.userId, action.teamId));
    case 'group quota':
      await administration.setGroupQuota(action.teamId, action.quotaHectares);
      return { lines: [], json: { group: action.teamId, changed: true }, note: `Done: group ${action.teamId}` };
    case 'group list': {
      const groups = await administration.groups();
      return { lines: groups.map(groupLine), json: { groups } };
    }
    case 'audit verify': {
      const { chains, faults } = await administration.verifyAudit();
      const lines = [
        ...chains.map(({ chain, entries, digest }) => [chainName(chain), `${entries} entries`, digest].join('\t')),
        ...faults.map(({ chain, link, kind }) => [chainName(chain), `entry ${link}`, `FAULT: ${faultWords[kind]}`].join('\t')),
      ];
      return { lines, json: { chains, faults }, ...(faults.length === 0 ? {} : { code: exitCodes.problems }) };
    }
    case 'account list': {
      const accounts = await administration.accounts();
      return { lines: accounts.map(accountLine), json: { accounts } };
    }
    case 'key issue': {
      const { key, row } = await administration.issueKey(action);
      const note = `Key ${row.id} of ${row.user_id}. It is told this once: keep it where keys are kept.`;
      return { lines: [key], json: { key, ...row }, note };
    }
    case 'key list': {
      const keys = await administration.keys(action.userId);
      return { lines: keys.map(keyLine), json: { keys } };
    }
    case 'audit': {
      const entries = await administration.audit(action.filter);
      const isWhole = entries.every((entry) => entry.is_whole === 1);
      return { lines: entries.map(auditLine), json: { entries }, ...(isWhole ? {} : { code: exitCodes.problems }) };
    }
    case 'key revoke': {
      const row = await administration.revokeKey(action.id);
      return { lines: [], json: row, note: `Key ${row.id} of ${row.user_id} is revoked.` };
    }
  }
}

async function schema(database: string, { serviceRole }: SchemaAction): Promise<Said> {
  const { findsByBox } = await prepareDatabase(database, serviceRole);
  const notes = [
    'The schema of the database is that of this version.',
    ...(serviceRole === null ? [] : [`${serviceRole} may do what servers and workers need.`]),
    ...(findsByBox
      ? []
      : [
          'A superuser should say once, so that places are found by their index: ALTER FUNCTION geometry_overlaps(geometry, geometry) LEAKPROOF',
        ]),
  ];
  return { lines: [], json: { service_role: serviceRole, finds_by_box: findsByBox }, note: notes.join('\n') };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function objects(database: string, { place, removes }: ObjectsAction): Promise<Said> {
  const review = await reviewObjects(database, place, removes);
  const { unnamed, removed, young, lost, lostCount } = review;
  const notes = [
    `${review.objects} contents are in the object store.`,
    `${unnamed.objects} of them (${megabytes(unnamed.bytes)}) are named by no row: ${removes ? `${removed} were removed.` : 'nothing was removed; --remove removes them.'}`,
    ...(young > 0 ? [`${young} that no row names are younger than a day and were left alone.`] : []),
    lostCount === 0 ? 'Every row has its content.' : `${lostCount} rows have lost their content. Have their products collected again:`,
  ];
  const lines = lost.map(({ project_id: id, product, variant, name }) => [id, product, onOneLine(variant), onOneLine(name)].join('\t'));
  return { lines, json: review, note: notes.join('\n'), ...(lostCount > 0 ? { code: exitCodes.problems } : {}) };
}

/** `hectare admin`: accounts, keys and audit log of a team. A key goes to standard output once, and nowhere else. */
export async function admin(
  database: string,
  action: AdminAction | SchemaAction | ObjectsAction,
  json: boolean,
  output: Output,
): Promise<number> {
  const run = () => {
    if (action.kind === 'schema') return schema(database, action);
    if (action.kind === 'objects') return objects(database, action);
    return withAdministration(database, (administration) => act(administration, action));
  };
  const said = await actAs(commandLineActor(), run).catch((error: Error) => {
    throw error instanceof AdministrationRefused
      ? new CommandFault(refusals[error.code], exitCodes.problems)
      : new CommandFault(error.message);
  });
  if (json) output.out(JSON.stringify(said.json, null, 2));
  else for (const line of said.lines) output.out(line);
  if (said.note !== undefined && !json) output.err(said.note);
  return said.code ?? exitCodes.done;
}
