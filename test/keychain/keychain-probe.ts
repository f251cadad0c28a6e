// Asks the key store of this computer what it is told to, and prints the answers as one JSON line. Run by keychain.test.ts in a session of its own.
import { openKeys } from '#host/keys/keychain.ts';

const [, , ...steps] = process.argv;
const keys = await openKeys();
const answers: unknown[] = [];
// The secret comes over standard input: command lines are for everybody to see.
let secret = '';
for await (const chunk of process.stdin) secret += String(chunk);
for (const step of steps) {
  const [what, account] = step.split(':') as [string, string];
  if (what === 'write') await keys.write(account, secret);
  else if (what === 'remove') await keys.remove(account);
  answers.push(await keys.read(account));
}
console.log(JSON.stringify({ kind: keys.kind, why: keys.why ?? null, answers }));
