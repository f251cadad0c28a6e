const aside = '.damaged-';

/** The name under which a damaged file is kept beside its place. */
export const keptAside = (path: string, now = new Date()): string => `${path}${aside}${now.toISOString().replaceAll(':', '-')}`;

/** When a file was put aside, by its name; null for a file that was not. Earlier versions wrote milliseconds since 1970. */
export function asideSince(name: string): string | null {
  const [, written] = new RegExp(`${aside}([\\dTZ.-]+)$`).exec(name) ?? [];
  if (written === undefined) return null;
  const text = /^\d+$/.test(written) ? Number(written) : written.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
