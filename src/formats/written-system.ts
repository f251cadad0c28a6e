import { type WriteOptions, type FeatureWalk, type WrittenSystem } from './format.ts';
import { walkAt180 } from './written-at-180.ts';
import type { FormatFacts } from './list.ts';
import { formatPhrase, listed, rangeFault, say } from './phrases/index.ts';

/** The column of a table that says the coordinate system of its row. */
export const systemColumn = 'crs';
/** What stands in it: "EPSG:32636"; null where places are on WGS 84, which needs no word. */
export const systemCell = (written: WrittenSystem | undefined): string | null =>
  written?.code ? `${written.code.authority}:${written.code.number}` : null;

/** Formats that name their system by a code alone. */
const byCode = ['csv', 'spreadsheet', 'wkt'];

/**
 * Features and options for a writer: in the coordinate system that was asked for, which the options say from there on; in degrees, within ±180 and cut there. Throws
 * RangeError, with words, where the format is in WGS 84 always, or the system is not known.
 */
export async function inAskedSystem(
  format: FormatFacts,
  walk: FeatureWalk,
  { system, ...options }: WriteOptions,
  formats: readonly FormatFacts[],
): Promise<{ walk: FeatureWalk; options: WriteOptions }> {
  if (system === undefined) return { walk: walkAt180(walk, format.id, options.notes), options };
  if (!format.inAnySystem)
    throw rangeFault(
      say('file.to-crs.always-wgs84', {
        format: formatPhrase(format.id),
        formats: listed(formats.filter(({ writes, inAnySystem }) => writes && inAnySystem).map(({ id }) => formatPhrase(id))),
      }),
    );
  // The register of systems is a megabyte: it is read where somebody asks.
  const { targetSystem } = await import('./projection/target-system.ts');
  const target = await targetSystem(system, walk);
  if (target.code === null && byCode.includes(format.id))
    throw rangeFault(say('file.to-crs.no-code', { format: formatPhrase(format.id), system: target.name }));
  const { code, name, wkt, isGeographic, decimals } = target;
  const placed = target.walkIn(walk, options.notes);
  return {
    walk: target.isInDegrees ? walkAt180(placed, format.id, options.notes) : placed,
    options: { ...options, precision: options.precision ?? decimals, written: { code, name, wkt, isGeographic, decimals } },
  };
}
