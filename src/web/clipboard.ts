import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Clipboard } from '#host/ports.ts';
import { Refused } from '#host/refused.ts';
import { sentence } from '#host/phrases/sentence.ts';

interface Programs {
  write: [string, ...string[]];
  read: [string, ...string[]];
}
/** The programs that reach the clipboard of each system; text goes in by standard input, so that no command line shows it. */
export function clipboardPrograms(platform: string, environment: NodeJS.ProcessEnv): Programs[] {
  if (platform === 'darwin') return [{ write: ['pbcopy'], read: ['pbpaste'] }];
  if (platform === 'win32') return [{ write: ['clip.exe'], read: ['powershell.exe', '-NoProfile', '-Command', 'Get-Clipboard -Raw'] }];
  const wayland: Programs = { write: ['wl-copy'], read: ['wl-paste', '--no-newline'] };
  const x11: Programs[] = [
    { write: ['xclip', '-selection', 'clipboard', '-in'], read: ['xclip', '-selection', 'clipboard', '-out'] },
    { write: ['xsel', '--clipboard', '--input'], read: ['xsel', '--clipboard', '--output'] },
  ];
  return environment['WAYLAND_DISPLAY'] ? [wayland, ...x11] : environment['DISPLAY'] ? x11 : [];
}
const isThere = (program: string, environment: NodeJS.ProcessEnv) =>
  (environment['PATH'] ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)));

const waitMilliseconds = 5000;
function run([program, ...args]: [string, ...string[]], input: string | null): Promise<string> {
  return new Promise((done, failed) => {
    // A writer that stays behind to serve the clipboard would keep its output open.
    const child = spawn(program, args, { stdio: ['pipe', input === null ? 'pipe' : 'ignore', 'ignore'] });
    const timer = setTimeout(() => {
      child.kill();
      failed(new Error(`${program} does not answer`));
    }, waitMilliseconds);
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      failed(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) done(text);
      else failed(new Error(`${program} ended with ${code}`));
    });
    child.stdin!.on('error', () => {});
    child.stdin!.end(input ?? '');
  });
}

/** The clipboard of the computer that the browser host runs on, which is the one its window is on. `write` throws Refused `no-clipboard` where no program reaches it. */
export function systemClipboard(platform: string = process.platform, environment: NodeJS.ProcessEnv = process.env): Clipboard {
  const programs = () => {
    const found = clipboardPrograms(platform, environment).find(
      ({ write: [program] }) => platform === 'win32' || isThere(program, environment),
    );
    if (!found)
      throw new Refused(
        'no-clipboard',
        platform === 'linux' ? sentence('host.no-clipboard-program') : sentence('host.clipboard-unreachable'),
      );
    return found;
  };
  return {
    write: async (text) => {
      await run(programs().write, text);
    },
    // Windows ends what it gives back with a line break of its own.
    read: async () => {
      const text = await run(programs().read, null);
      return platform === 'win32' ? text.replace(/\r?\n$/, '') : text;
    },
  };
}
