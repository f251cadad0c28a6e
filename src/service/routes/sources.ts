import { api } from '#operations/index.ts';
import type { Serve, Services } from '../serve.ts';

/** The open data that the service reads, and the check of it. */
export function sourceRoutes(serve: Serve, { sources }: Services): void {
  serve(api.sources, () => sources.state());
  serve(api.checkSources, () => {
    sources.begin();
    return sources.state();
  });
  serve(api.stopSourceCheck, () => {
    sources.stop();
    return sources.state();
  });
}
