import type { Option } from './file-options.ts';

export const pack: Option = { value: 'DIR', several: true, text: 'a data pack that answers without a network' };
export const use = {
  'non-commercial': { text: 'the use is non-commercial, so Open-Meteo’s free weather may be taken; said once, it is kept' },
  commercial: { text: 'the use is commercial, so NASA POWER’s weather is taken' },
} satisfies Record<string, Option>;
const database: Option = {
  value: 'URL',
  text: 'the PostgreSQL database of a team (postgres://user@host/name), without a password: that comes from PGPASSFILE (~/.pgpass) or PGPASSWORD',
};

const objects = {
  objects: {
    value: 'ADDRESS',
    text: 'with --database: keeps contents of files there in place of the database, the same for all servers and workers: s3://bucket/prefix, or file:///folder',
  },
  'objects-endpoint': { value: 'URL', text: 'with --objects: the address of a store that is not Amazon’s; default AWS_ENDPOINT_URL' },
  'objects-region': { value: 'NAME', text: 'with --objects: its region; default AWS_REGION, or us-east-1' },
} satisfies Record<string, Option>;

/** Commands that run a service of one's own. */
export const serviceCommands = {
  serve: {
    use: 'serve',
    short: 'the monitoring API on this computer, or for a team on PostgreSQL',
    about: `The monitoring API on this computer, until Ctrl-C. Prints one JSON line {"url":…,"pid":…} when it is ready; its documentation is at /docs.
With --database it keeps everything in PostgreSQL with PostGIS, beside any number of other servers; hectare worker collects the data then.`,
    options: {
      host: { value: 'ADDRESS', text: '127.0.0.1 (default), ::1 or localhost; another one with --database and --other-computers alone' },
      port: { value: 'PORT', text: '0 (default) for any free one' },
      data: { value: 'DIR', text: 'where the workspace lies, or with --database the log; default command-line in Hectare’s folder' },
      database,
      ...objects,
      'other-computers': { text: 'with --database: other computers may connect, through a proxy that speaks TLS' },
      proxy: {
        value: 'ADDRESS',
        several: true,
        text: 'with --database: the address (or network) of the proxy in front, whose X-Forwarded-For is then believed; the audit log says from where a change came',
      },
      'quota-hectares': { value: 'N', text: 'how many hectares may be registered; a new workspace has 100000, a database no limit' },
      metrics: { text: 'figures for Prometheus at /metrics, without a key and without names; a proxy should not pass them on' },
      drain: { value: 'SECONDS', text: 'when it is stopped, /ready says 503 for so long while all else is answered; 0 by default' },
      pack,
      ...use,
      'sample-data': { text: 'answers with the made-up sample landscape where there is no other data, marked SYNTHETIC' },
    },
    after: `The key comes from HECTARE_API_KEY, the user-group token from HECTARE_USER_GROUP_TOKEN; without them they are made once and kept in the keychain.
With --database the token is needed, the same for all servers; a key too, unless accounts have keys of their own (hectare admin).`,
  },
  admin: {
    use: 'admin account|group|key|audit|objects|schema … --database URL',
    short: 'accounts, keys and audit log of a team',
    about: `Accounts and keys of a team’s database. A key is told once, when it is issued; the database keeps its SHA-256 alone.
  account list | add ID | quota ID | group ID | disable ID | enable ID
  group list | quota NUMBER       user groups, whose accounts share hectares
  key list [ACCOUNT] | issue ACCOUNT | revoke NUMBER
  audit             who changed what, when and from where, the oldest first; exit code 1 where an entry is damaged;
                    --verify: whether all entries are there, with the last of each account
  objects           contents in the object store that no row names, and rows whose content is gone (exit code 1);
                    changes nothing without --remove
  schema            as the owner of the database: brings its tables to this version, and lets --service-role work with them`,
    options: {
      database,
      name: { value: 'TEXT', text: 'account add: the name for people; default the ID' },
      'quota-hectares': {
        value: 'N',
        text: 'account add, quota, group quota: how many hectares the account, or all accounts of the group, may register',
      },
      'no-limit': { text: 'account add, quota, group quota: any number of hectares' },
      group: { value: 'NUMBER', text: 'account group: the user group to which the account belongs' },
      'no-group': { text: 'account group: it belongs to none' },
      verify: { text: 'audit: looks at every entry; exit code 1 where one is missing or was changed' },
      label: { value: 'TEXT', text: 'key issue: whose key it is, or for what' },
      scope: { value: 'SCOPE', text: 'key issue: read (default) changes nothing, write changes projects, admin what holds for everybody' },
      collection: {
        value: 'ID',
        several: true,
        text: 'key issue: for this collection alone, or those that are named; ID:read reads there what other collections may write',
      },
      account: { value: 'ID', text: 'audit: what this account changed' },
      action: { value: 'NAME', text: 'audit: such as project-deleted, settings-changed, key-issued' },
      object: { value: 'ID', text: 'audit: what happened to this project, account, group or key' },
      since: { value: 'DATE', text: 'audit: from this day on (UTC), such as 2026-11-01' },
      limit: { value: 'N', text: 'audit: the newest N entries; default 100' },
      ...objects,
      remove: { text: 'objects: removes contents that no row names; never with a copy of the database that servers use' },
      'service-role': { value: 'NAME', text: 'schema: the user of the database as whom servers and workers connect, which owns nothing' },
      days: { value: 'N', text: 'key issue: how long the key is good; without it until it is revoked' },
      json: { text: 'one JSON document on standard output' },
    },
  },
  migrate: {
    use: 'migrate to-database|to-workspace --database URL --data DIR',
    short: 'copies a workspace into a team’s database, or back',
    about: `Copies everything of a workspace into the empty database of a team, or of a database into a new workspace: projects with their shapes, notes, results, jobs and bin.
Every table is counted and hashed, read back and compared before anything is kept; what it is copied from stays as it is. Keys are not copied.`,
    options: {
      database,
      ...objects,
      data: { value: 'DIR', text: 'the folder of the workspace' },
      json: { text: 'one JSON document on standard output: each table with rows and sha256' },
    },
  },
  worker: {
    use: 'worker --database URL',
    short: 'collects the data of a team',
    about: `Takes collections from the queue of a team’s database and runs them, until Ctrl-C; any number of workers, on any computers.
Prints one JSON line {"pid":…} when it is ready, with --status-port {"pid":…,"status":…}. What a killed worker ran is taken over by another after ten seconds.`,
    options: {
      database,
      ...objects,
      data: { value: 'DIR', text: 'where its log and the cache of open data lie, one folder a worker; default worker in Hectare’s folder' },
      product: { value: 'SLUG', several: true, text: 'takes this product alone, or those that are named; without one, all' },
      'at-once': { value: 'N', text: 'how many collections run at a time, 6 by default' },
      'status-port': { value: 'PORT', text: 'answers /health, /ready and /metrics to programs of this computer; 0 for any free port' },
      pack,
      ...use,
      'sample-data': { text: 'collects from the made-up sample landscape where there is no other data, marked SYNTHETIC' },
    },
  },
} as const;
