import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where a Chromium may be: the environment first, then Debian's, then others. null when there is none. Debian's headless shell is the same engine without the browser's own
 * window, and a window of the tests costs an eighth less processor time in it.
 */
export const chromiumProgram =
  [
    process.env['CHROMIUM'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((path) => path && existsSync(path)) ?? null;

if (!chromiumProgram)
  console.log('skipped: no Chromium here (Debian: sudo apt-get install chromium-headless-shell; or set CHROMIUM to its program)');

/**
 * No GPU is emulated: a page composed by software OpenGL takes two and a half times the processor time of one painted straight. The pages that Chromium loads for the
 * popup of its address bar cost 0.7 s in each new context, and nobody sees them.
 */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-accelerated-2d-canvas',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // As Chromium with a window does on Debian; the shell would lay letters on whole pixels.
  '--font-render-hinting=slight',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

export const freshFolder = (name: string) => mkdtempSync(join(tmpdir(), `hectare-${name}-`));
