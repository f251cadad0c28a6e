import type { Arguments } from './arguments.ts';
import { CommandFault } from './usage.ts';

/** The address of a database as it was given by hand. A password in it is refused: every program of this computer reads command lines. */
export function databaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.pathname.length < 2)
    throw new CommandFault('--database should be an address such as postgres://user@host:5432/name.');
  if (url.password !== '' || url.searchParams.has('password'))
    throw new CommandFault(
      '--database has a password in it, which every program of this computer can read. Leave it out, and put it into the file that PGPASSFILE names (~/.pgpass), or into PGPASSWORD.',
    );
  return text;
}

/** The address of the database of a team, which has to be given. */
export function teamDatabase(read: Arguments): string {
  const database = read.text('database');
  if (database === undefined) throw read.fault('Name the database of the team: --database postgres://user@host/name.');
  return databaseUrl(database);
}
