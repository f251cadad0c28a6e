import { wrap, type Remote } from 'comlink';
import type { GeometryWork } from './geometry.ts';

let remote: Remote<GeometryWork> | null = null;

/** The geometry worker, started at first use. */
export function geometry(): Remote<GeometryWork> {
  remote ??= wrap<GeometryWork>(new Worker(new URL('./geometry.worker.ts', import.meta.url), { type: 'module' }));
  return remote;
}
