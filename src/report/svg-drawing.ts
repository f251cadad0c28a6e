import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

const resolve = createRequire(import.meta.url).resolve;
let ready: Promise<void> | null = null;

/** Loads the engine that draws SVG (resvg, WebAssembly), once a thread. It refuses a second time, whoever asked for the first. */
export const openSvgDrawing = (): Promise<void> =>
  (ready ??= initWasm(new Uint8Array(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))).catch((error: Error) => {
    if (!error.message.startsWith('Already initialized')) throw error;
  }));
