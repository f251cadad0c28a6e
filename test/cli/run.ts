import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `bin/hectare.mjs` asks at every start whether the build is that of the sources, a quarter of the processor time of a short command. Here it is asked once. */
const { isBuilt } = (await import(new URL('../../scripts/prepare.mjs', import.meta.url).href)) as { isBuilt(): boolean };
export const program = isBuilt() ? 'out/main/cli.js' : 'bin/hectare.mjs';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}
export interface Running {
  child: ChildProcess;
  ended: Promise<Ran>;
  line(pattern: RegExp): Promise<string>;
}

/** The command line in a folder of its own, without the keychain and the profile of whoever runs the tests. */
export function commandLine() {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-cli-'));
  const environment = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    HOME: folder,
    HECTARE_PROFILE: join(folder, 'profile'),
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'no-bus')}`,
    XDG_RUNTIME_DIR: join(folder, 'run'),
  };
  const start = (args: string[], env: Record<string, string> = {}, input = ''): Running => {
    const child = spawn(process.execPath, [program, ...args], { env: { ...environment, ...env } });
    const ran: Ran = { code: null, out: '', err: '' };
    const waiting: { pattern: RegExp; resolve: (text: string) => void }[] = [];
    const heard = () => {
      for (const one of waiting) {
        const found = one.pattern.exec(`${ran.out}${ran.err}`);
        if (found) one.resolve(found[0]);
      }
    };
    child.stdout.on('data', (chunk) => {
      ran.out += String(chunk);
      heard();
    });
    child.stderr.on('data', (chunk) => {
      ran.err += String(chunk);
      heard();
    });
    child.stdin.end(input);
    const ended = new Promise<Ran>((done) => {
      child.on('close', (code) => done({ ...ran, code }));
    });
    const line = (pattern: RegExp) =>
      Promise.race([
        new Promise<string>((resolve) => {
          waiting.push({ pattern, resolve });
          heard();
        }),
        ended.then(({ code, out, err }) => {
          throw new Error(`It ended with ${code} before it said ${pattern}: ${out}${err}`);
        }),
      ]);
    return { child, ended, line };
  };
  return {
    folder,
    start,
    run: (args: string[], env: Record<string, string> = {}, input = '') => start(args, env, input).ended,
    file(name: string, content: unknown): string {
      const path = join(folder, name);
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
      return path;
    },
  };
}
