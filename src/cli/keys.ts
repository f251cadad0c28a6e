import { checkedAddress } from '#host/base-address.ts';
import { Connections, embeddedId } from '#host/connections.ts';
import { openKeys } from '#host/keys/keychain.ts';
import { KnownSecrets } from '#host/known-secrets.ts';
import type { KeyStore } from '#host/ports.ts';
import { profileFolder } from '#host/profile-folder.ts';
import { Refused } from '#host/refused.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export type SecretKind = 'api-key' | 'user-group-token';
/** The account of `hectare serve`; its keys open whatever answers on this computer at an address that the user names. */
export const serveAccount = 'serve';

/** The keychain of this computer, with the same accounts as the app's. Throws CommandFault when there is none: a key is never put into a plain file instead. */
async function keychain(): Promise<KeyStore> {
  const keys = await openKeys();
  if (keys.kind === 'system') return keys;
  throw new CommandFault(
    'This computer has no keychain that answers. Give keys by HECTARE_API_KEY and HECTARE_USER_GROUP_TOKEN instead; Hectare writes none to a plain file.',
  );
}

/** The app's list of connections with the keychain behind it. It starts no service. */
export async function appConnections(output: Output): Promise<Connections> {
  const noService = () =>
    Promise.reject(new CommandFault('The embedded service belongs to the app. Leave --connection out to use one of your own.'));
  return new Connections(
    { keys: await openKeys(), dataFolder: profileFolder(), serviceAddress: noService },
    new KnownSecrets(),
    ({ path, keptAs }) => output.err(`${path} was damaged and is kept as ${keptAs}.`),
  );
}

/** A refusal of the host in the words of the command line. */
export function inWords(error: unknown): unknown {
  return error instanceof Refused ? new CommandFault(error.message) : error;
}

/** The stored secret, or a new one from `make`, stored; null when there is no keychain. */
export async function storedOrNew(kind: SecretKind, make: () => string): Promise<string | null> {
  const keys = await openKeys();
  if (keys.kind !== 'system') return null;
  const account = `${serveAccount}/${kind}`;
  const stored = await keys.read(account);
  if (stored) return stored;
  const made = make();
  await keys.write(account, made);
  return made;
}

/** The key that was added for an address, or that `hectare serve` keeps when the address is this computer's; null without one or without a keychain. */
export async function storedFor(address: string, kind: SecretKind): Promise<string | null> {
  const keys = await openKeys();
  if (keys.kind !== 'system') return null;
  const own = await keys.read(`${address}/${kind}`);
  return own ?? (address.startsWith('https:') ? null : keys.read(`${serveAccount}/${kind}`));
}

async function secretFromInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Paste the key, then end the input (Ctrl-D): ');
  let text = '';
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.length > 8192) throw new CommandFault('That is too long for a key.');
  }
  const secret = text.trim();
  if (!/^[\x21-\x7e]{1,4096}$/.test(secret)) throw new CommandFault('Send the key on standard input, as one word.');
  return secret;
}

/** `serve`, a connection of the app by id or name, or an address with its account. */
async function targetOf(text: string, connections: Connections): Promise<{ id: string } | { account: string }> {
  if (text === serveAccount) return { account: serveAccount };
  const found = (await connections.list()).find(({ id, name }) => id === text || name === text);
  if (found) return { id: found.id };
  if (!/^https?:/i.test(text))
    throw new CommandFault(
      `The app has no connection "${text}". Name one of its list (hectare keys list), an address like https://api.example.org, or serve.`,
    );
  return { account: checkedAddress(text) };
}

async function list(json: boolean, output: Output): Promise<number> {
  const keys = await keychain();
  const names = new Map((await (await appConnections(output)).list()).map(({ id, name }) => [id, name]));
  const rows: { account: string; kind: string; connection: string | null; last_four: string }[] = [];
  for (const full of (await keys.accounts?.()) ?? []) {
    const at = full.lastIndexOf('/');
    const secret = (await keys.read(full)) ?? '';
    rows.push({
      account: full.slice(0, at),
      kind: full.slice(at + 1),
      connection: names.get(full.slice(0, at)) ?? null,
      last_four: secret.length >= 12 ? secret.slice(-4) : '',
    });
  }
  if (json) output.out(JSON.stringify({ keys: rows }, null, 2));
  else for (const { account, kind, connection, last_four: end } of rows) output.out(`${account}\t${kind}\t${connection ?? ''}\t…${end}`);
  return exitCodes.done;
}

/** `hectare keys`: accounts with the last four characters of their keys, never the keys. App and command line share them. */
export async function keys(
  [action, account, ...rest]: string[],
  options: { token: boolean; json: boolean },
  output: Output,
): Promise<number> {
  if (rest.length > 0)
    throw new CommandFault('A key is never given on the command line, where others can see it. Send it on standard input.');
  if (action === 'list' && !account) return list(options.json, output);
  if ((action !== 'add' && action !== 'remove') || !account)
    throw new CommandFault('Use: hectare keys list, hectare keys add ACCOUNT, or hectare keys remove ACCOUNT.');
  const kind: SecretKind = options.token ? 'user-group-token' : 'api-key';
  const store = await keychain();
  const connections = await appConnections(output);
  try {
    const target = await targetOf(account, connections);
    if ('id' in target && target.id === embeddedId)
      throw new CommandFault('The embedded service makes its own keys; there is nothing to add or remove.');
    const full = `${'id' in target ? target.id : target.account}/${kind}`;
    if (action === 'add') {
      const secret = await secretFromInput();
      if ('id' in target) await connections.saveSecret(target.id, kind, 'from the command line', secret);
      else await store.write(full, secret);
      output.err(`The key of ${account} is in the keychain.`);
      return exitCodes.done;
    }
    if ((await store.read(full)) === null)
      throw new CommandFault(`There is no key of ${account}. See: hectare keys list`, exitCodes.problems);
    if ('id' in target) await connections.removeSecret(target.id, kind);
    else await store.remove(full);
    output.err(`The key of ${account} is removed.`);
    return exitCodes.done;
  } catch (error) {
    throw inWords(error);
  } finally {
    await connections.close();
  }
}
