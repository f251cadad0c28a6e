import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

const resolve = createRequire(import.meta.url).resolve;
let ready: Promise<void> | null = null;

/** Loads the engine that draws SVG (resvg, WebAssembly), once a thread. */
export const openSvgDrawing = (): Promise<void> =>
  (ready ??= initWasm(new Uint8Array(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))));
