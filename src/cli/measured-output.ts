import { noCount, type CountedOnceReport } from './counted-once.ts';
import type { GapsReport } from './gaps.ts';
import type { FeatureReport, MeasuredFile } from './measured-file.ts';
import { overlayWords, type OverlaySource } from './plot-overlay.ts';
import type { PairsReport, RegisteredReport } from './parcel-pairs.ts';
import { riskLines } from './plot-risk-lines.ts';
import { noteLine } from './reading-fault.ts';
import { inOneLine, onOneLine } from './terminal-text.ts';

const chunkLength = 1 << 16;

/** Lines in chunks of some kilobytes, each of whole lines without the last line break. */
export function* inChunks(lines: Iterable<string>, between = '\n'): Generator<string> {
  let waiting: string[] = [];
  let length = 0;
  for (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (length < chunkLength) continue;
    yield waiting.join(between);
    waiting = [];
    length = 0;
  }
  if (waiting.length > 0) yield waiting.join(between);
}

/** How often codes were counted, the most frequent first: `self-intersection 200, spike 3`. */
class Tally {
  readonly #counts = new Map<string, number>();
  add(codes: Iterable<string>): void {
    for (const code of new Set(codes)) this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
  }
  get text(): string {
    return [...this.#counts]
      .sort((a, b) => b[1] - a[1])
      .map(([code, count]) => `${code} ${count}`)
      .join(', ');
  }
}

const errorCodes = (found: { code: string; severity: string }[]) =>
  found.filter(({ severity }) => severity === 'error').map(({ code }) => code);

const hectares = (value: number | null, unknown: string) => (value === null ? unknown : `${value.toFixed(4)} ha`);
const at = (location: [number, number] | null) => (location ? ` (at ${location[0].toFixed(6)}, ${location[1].toFixed(6)})` : '');

/** The files as a person reads them. */
export function* textLines(files: MeasuredFile[]): Generator<string> {
  for (const file of files) yield* linesOfFile(file);
}

function* linesOfFile({
  file,
  format,
  notes,
  features,
  invalidCount,
  total,
  destination,
  risk,
  overlays,
}: MeasuredFile): Generator<string> {
  yield `${file} (${format})`;
  const faults = new Tally();
  for (const { index, name, geo_id: geoId, geometry_type: type, area_hectares: area, valid, problems } of features) {
    yield `  ${index + 1}. ${name === null ? '(no name)' : inOneLine(name)}${geoId === undefined ? '' : `  GeoID ${geoId}`}  ${type ?? 'no shape'}  ${hectares(area, 'not measured')}${valid ? '' : '  INVALID'}`;
    for (const { message, location } of problems) yield `       ${onOneLine(message)}${at(location)}`;
    if (!valid) faults.add(errorCodes(problems));
  }
  for (const note of notes) yield `  ${noteLine(note)}`;
  if (total.feature_count > 1)
    yield `  ${total.feature_count} features, ${invalidCount === 0 ? 'all valid' : `${invalidCount} invalid: ${faults.text}`}`;
  const left = total.not_measured_count;
  if (left > 0 && left === total.feature_count) yield '  together not measured';
  else
    yield `  together ${hectares(total.area_hectares, 'unknown')} (sum of the features ${hectares(total.sum_area_hectares, 'unknown')})${left === 0 ? '' : `, without ${left === 1 ? 'one feature that is' : `${left} features that are`} not measured`}`;
  if (destination) yield* linesOfDestination(destination);
  if (risk) {
    yield '  risk by the decision trees of Whisp; what is missing is unknown, never low';
    for (const report of risk) yield* riskLines(report);
  }
  if (overlays) yield* linesOfOverlays(overlays);
}

function* linesOfOverlays(overlays: NonNullable<MeasuredFile['overlays']>): Generator<string> {
  yield '  in your own maps';
  for (const { index, overlays: own } of overlays) for (const one of own) yield `    ${index + 1}. ${overlayWords(one)}`;
}

function* linesOfDestination({ profile, accepted, refused, verdicts, file }: NonNullable<MeasuredFile['destination']>): Generator<string> {
  const reasons = new Tally();
  for (const verdict of verdicts) if (!verdict.accepted) reasons.add(errorCodes(verdict.findings));
  yield `  for ${profile}: ${accepted} accepted, ${refused} refused${reasons.text === '' ? '' : `: ${reasons.text}`}`;
  if (file) yield `    refused: ${onOneLine(file.message)}`;
  for (const { index, findings } of verdicts)
    for (const { severity, message, location } of findings)
      yield `    ${index + 1}. ${severity === 'error' ? 'refused' : 'note'}: ${onOneLine(message)}${at(location)}`;
}

const indented = (value: unknown, pad: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${pad}`);

/** Parts of an object or a list: a comma behind the last line of each but the last. */
function* separated(parts: Iterable<Iterable<string>>): Generator<string> {
  let held: string | null = null;
  for (const part of parts) {
    if (held !== null) held += ',';
    for (const line of part) {
      if (held !== null) yield held;
      held = line;
    }
  }
  if (held !== null) yield held;
}

/** Something between brackets; nothing is between them on one line. */
function* between(head: string, brackets: '{}' | '[]', pad: string, parts: Iterable<Iterable<string>>): Generator<string> {
  let isEmpty = true;
  for (const line of separated(parts)) {
    if (isEmpty) yield `${pad}${head}${brackets[0]}`;
    isEmpty = false;
    yield line;
  }
  yield isEmpty ? `${pad}${head}${brackets}` : `${pad}${brackets[1]}`;
}

const member = (key: string, value: unknown, pad: string) => [`${pad}"${key}": ${indented(value, pad)}`];
function* listMember(key: string, items: Iterable<unknown>, pad: string): Generator<string> {
  function* lines(): Generator<string[]> {
    for (const item of items) yield [`${pad}  ${indented(item, `${pad}  `)}`];
  }
  yield* between(`"${key}": `, '[]', pad, lines());
}

/** The report as JSON promises it: a problem there is a code, a message and a place. The lines of JSON.stringify with two blanks, never more than one feature at once. */
export function* jsonLines(files: MeasuredFile[], pairs?: PairsReport, overlays: readonly OverlaySource[] = []): Generator<string> {
  function* promised(features: Iterable<FeatureReport>): Generator<FeatureReport | object> {
    for (const feature of features)
      yield { ...feature, problems: feature.problems.map(({ code, message, location }) => ({ code, message, location })) };
  }
  const pad = ' '.repeat(6);
  const inner = ' '.repeat(8);
  const ofFile = ({ file, format, notes, features, total, destination, risk, overlays }: MeasuredFile) =>
    between('', '{}', ' '.repeat(4), [
      member('file', file, pad),
      member('format', format, pad),
      member('notes', notes, pad),
      listMember('features', promised(features), pad),
      member('total', total, pad),
      ...(destination
        ? [
            between('"destination": ', '{}', pad, [
              member('profile', destination.profile, inner),
              member('accepted', destination.accepted, inner),
              member('refused', destination.refused, inner),
              ...(destination.file ? [member('file', destination.file, inner)] : []),
              listMember('verdicts', destination.verdicts, inner),
            ]),
          ]
        : []),
      ...(risk ? [member('risk', risk, pad)] : []),
      ...(overlays ? [listMember('overlays', overlays, pad)] : []),
    ]);
  yield* between('', '{}', '', [
    between('"files": ', '[]', '  ', files.map(ofFile)),
    ...(overlays.length > 0 ? [listMember('overlay_sources', overlays, '  ')] : []),
    ...(pairs
      ? [
          listMember('pairs', pairs.pairs, '  '),
          member('pairs_complete', pairs.complete, '  '),
          member('not_compared', pairs.not_compared, '  '),
        ]
      : []),
    ...(pairs?.registered ? [registeredJson(pairs.registered)] : []),
    ...(pairs?.counted_once ? [countedJson(pairs.counted_once)] : []),
    ...(pairs?.gaps ? [gapsJson(pairs.gaps)] : []),
  ]);
}

function registeredJson({ pairs, ...others }: RegisteredReport): Iterable<string> {
  return between('"registered": ', '{}', '  ', [
    ...Object.entries(others).map(([key, value]) => member(key, value, '    ')),
    listMember('pairs', pairs, '    '),
  ]);
}

function gapsJson({ gaps, ...others }: GapsReport): Iterable<string> {
  return between('"gaps": ', '{}', '  ', [
    ...Object.entries(others).map(([key, value]) => member(key, value, '    ')),
    listMember('gaps', gaps, '    '),
  ]);
}

function countedJson({ figures, ...asked }: CountedOnceReport): Iterable<string> {
  const pad = '    ';
  return between('"counted_once": ', '{}', '  ', [
    ...Object.entries(asked).map(([key, value]) => member(key, value, pad)),
    member('area_hectares', figures?.area_hectares ?? null, pad),
    ...(figures
      ? [
          member('sum_area_hectares', figures.sum_area_hectares, pad),
          listMember('suppliers', figures.suppliers, pad),
          listMember('features', figures.features, pad),
        ]
      : [member('message', noCount, pad)]),
  ]);
}
