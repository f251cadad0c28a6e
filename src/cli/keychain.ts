import { CommandFault, exitCodes, type Output } from './usage.ts';

const service = 'hectare';

/** The system keychain. Throws CommandFault where there is none: a key is never put into a plain file instead. */
async function keychain() {
  try {
    const module = await import('@napi-rs/keyring/keytar.js');
    await module.findCredentials(service);
    return module;
  } catch {
    throw new CommandFault('This computer has no keychain that answers. Give keys by HECTARE_API_KEY and HECTARE_USER_GROUP_TOKEN instead; Hectare writes none to a plain file.');
  }
}

/** The stored secret, or one made by `make` and stored; null where there is no keychain. */
export async function storedOrNew(account: string, make: () => string): Promise<string | null> {
  try {
    const { getPassword, setPassword } = await keychain();
    const stored = await getPassword(service, account);
    if (stored) return stored;
    const made = make();
    await setPassword(service, account, made);
    return made;
  } catch (error) {
    if (error instanceof CommandFault) return null;
    throw error;
  }
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

/** `hectare keys`: accounts with the last four characters of their keys, never the keys. */
export async function keys([action, account, ...rest]: string[], output: Output): Promise<number> {
  if (rest.length > 0) throw new CommandFault('A key is never given on the command line, where others can see it. Send it on standard input.');
  if (action === 'list') {
    for (const { account: name, password } of await (await keychain()).findCredentials(service)) output.out(`${name}\t…${password.length > 8 ? password.slice(-4) : ''}`);
    return exitCodes.done;
  }
  if ((action !== 'add' && action !== 'remove') || !account) throw new CommandFault('Use: hectare keys list, hectare keys add ACCOUNT, or hectare keys remove ACCOUNT.');
  const { setPassword, deletePassword } = await keychain();
  if (action === 'add') {
    await setPassword(service, account, await secretFromInput());
    output.err(`The key of ${account} is in the keychain.`);
    return exitCodes.done;
  }
  if (!await deletePassword(service, account)) throw new CommandFault(`There is no key of ${account}. See: hectare keys list`, exitCodes.problems);
  output.err(`The key of ${account} is removed.`);
  return exitCodes.done;
}
