import { rename, writeFile as writeBytes } from 'node:fs/promises';
import { resolve } from 'node:path';
import { repair, simplify, type Feature } from '../geo/index.ts';
import { formatOf, formats, writeFile, type Note } from '../formats/index.ts';
import { open } from './measure.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

/** `hectare convert`: writes beside the target first, so that a failure leaves no half file. Everything changed or lost is said on standard error. */
export async function convert(from: string, to: string, options: { repair: boolean; simplifyMetres?: number; precision?: number }, output: Output): Promise<number> {
  const format = formatOf(to);
  if (!format?.write) throw new CommandFault(`${to}: Hectare writes ${formats.filter(({ write }) => write).flatMap(({ extensions }) => extensions).join(', ')}. Choose one of these endings.`);
  if (resolve(from) === resolve(to)) throw new CommandFault('The result would replace its source. Choose another name.');
  const file = await open(from);
  for (const { message, feature } of file.notes) output.err(`note${feature === undefined ? '' : ` on feature ${feature + 1}`}: ${message}`);
  const features: Feature[] = [];
  let lost = 0;
  for (const [index, feature] of file.features.entries()) {
    let { geometry } = feature;
    if (geometry && options.repair) {
      const result = await repair(geometry);
      for (const { message } of result.steps) output.err(`repaired feature ${index + 1}: ${message}`);
      if (result.changed) output.err(`feature ${index + 1}: ${result.areaBeforeHectares.toFixed(4)} ha before, ${result.areaAfterHectares.toFixed(4)} ha after`);
      if (!result.geometry) {
        lost += 1;
        output.err(`feature ${index + 1}: nothing with an area is left; it was left out`);
        continue;
      }
      geometry = result.geometry;
    }
    if (geometry && options.simplifyMetres !== undefined) geometry = simplify(geometry, options.simplifyMetres);
    features.push({ ...feature, geometry });
  }
  if (features.length === 0) throw new CommandFault('No feature is left to write.');
  const notes: Note[] = [];
  const bytes = await writeFile(format.id, features, { notes, ...(options.precision === undefined ? {} : { precision: options.precision }) });
  for (const { message } of notes) output.err(`note: ${message}`);
  const draft = `${to}.${process.pid}.part`;
  await writeBytes(draft, bytes);
  await rename(draft, to);
  output.err(`${features.length} feature${features.length === 1 ? '' : 's'} written to ${to}`);
  return lost > 0 ? exitCodes.problems : exitCodes.done;
}
