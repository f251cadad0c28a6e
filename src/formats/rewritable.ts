/** Formats whose files take changes and keep everything else that is in them: see rewriting.ts. */
const rewritableFormats = ['kml', 'kmz', 'geojson'] as const;
export type RewritableFormat = (typeof rewritableFormats)[number];

export const isRewritable = (formatId: string): formatId is RewritableFormat => rewritableFormats.some((id) => id === formatId);
