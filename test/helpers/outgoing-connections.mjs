// Writes every connection that this process or one of its children begins to another computer into the file HECTARE_OUTGOING: node --import …
import { appendFileSync } from 'node:fs';
import { isIP, Socket } from 'node:net';

const local = /^(localhost|127\.|::1$|::ffff:127\.)/;
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...given) {
  const [first] = given.flat();
  const host = typeof first === 'object' && first !== null ? (first.path ? null : (first.host ?? 'localhost')) : null;
  const named = host ?? (typeof first === 'number' && typeof given[1] === 'string' ? given[1] : null);
  if (named !== null && !local.test(named)) appendFileSync(process.env.HECTARE_OUTGOING, `${named}${isIP(named) ? '' : ' (by name)'}\n`);
  return connect.apply(this, given);
};
