import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a Chromium may be: the environment first, then Debian's, then others. null when there is none. */
export const chromiumProgram =
  [
    process.env['CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((path) => path && existsSync(path)) ?? null;

if (!chromiumProgram) console.log('skipped: no Chromium here (Debian: sudo apt-get install chromium; or set CHROMIUM to its program)');

/** Without the canvas switch, software graphics draw 10 to 50 times slower. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-accelerated-2d-canvas',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export const freshFolder = (name: string) => mkdtempSync(join(tmpdir(), `hectare-${name}-`));
