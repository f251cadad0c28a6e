// Ends this process as kill -9 does, right after the first commit that makes the question in the file HECTARE_END_WHEN true: node --import …
// A test that watches from outside sees the state of a moment ago, and on a busy machine the work is over before it kills.
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const file = process.env.HECTARE_END_WHEN;
const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (sql) {
  exec.call(this, sql);
  if (!sql.endsWith('COMMIT') || !existsSync(file)) return;
  const question = readFileSync(file, 'utf8');
  // Empty while it is being written.
  if (question !== '' && Object.values(this.prepare(`SELECT ${question}`).get())[0] === 1) process.kill(process.pid, 'SIGKILL');
};
