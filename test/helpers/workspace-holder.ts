import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const program = `
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[1], { timeout: 120000 });
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  database.exec(line);
  console.log('done');
});`;

/** Another program that has the workspace open and runs what it is told, as a GIS does that edits it. */
export async function workspaceHolder(path: string) {
  const child = spawn(process.execPath, ['-e', program, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const run = async (sql: string) => {
    child.stdin.write(`${sql}\n`);
    if ((await lines.next()).value !== 'done') throw new Error(`${sql} did not work`);
  };
  return {
    hold: (how: 'IMMEDIATE' | 'EXCLUSIVE') => run(`BEGIN ${how}`),
    letGo: () => run('ROLLBACK'),
    end: () => child.kill(),
  };
}
