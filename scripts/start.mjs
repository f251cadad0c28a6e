// npm start: set up what is missing, then open Hectare in Electron, or in the browser host with one line that says why.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { build, environment, fail, install, nodeProgram, root, sampleLandscapeInBackground, say } from './prepare.mjs';

try {
  install();
  build();
  const { fetchElectron, findElectron } = await import('./electron-program.mjs');
  const files = process.argv.slice(2);
  const why = findElectron() ? null : fetchElectron();
  const program = why === null ? findElectron() : null;
  const display = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const inElectron = program !== null && Boolean(display);
  if (!inElectron) say(`Opening in the browser: ${why === null ? 'there is no display for Electron' : `no Electron, ${why}`}`);
  const child = inElectron
    ? spawn(program, [root, ...files], { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit', env: environment() })
    : spawn(nodeProgram(), [join(root, 'out', 'main', 'web.js'), ...files], {
        cwd: process.env.INIT_CWD ?? process.cwd(),
        stdio: 'inherit',
        env: environment(),
      });
  // After the window: a new clone is open while this runs.
  sampleLandscapeInBackground();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  fail(error);
}
