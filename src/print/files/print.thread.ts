// Draws printed maps, so that a large one holds up neither the host nor its window.
import { parentPort } from 'node:worker_threads';
import { zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { openShaping } from '#report/pdf/shaping.ts';
import { TextSetter } from '#report/pdf/text.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import { readLayers } from '../read-layers.ts';
import { subjectOf } from '../subject-of.ts';
import type { PrintSubject } from '../subject.ts';
import { svgOf } from '../svg.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { preparedSheet, printPdf, seriesOf, type Printing } from './create.ts';
import { openGiven } from './given-ground.ts';
import type { Ground } from './ground.ts';
import { previewDots, previewOfGround } from './ground-preview.ts';
import { printPicture } from './picture.ts';
import type {
  GroundAnswer,
  GroundGiven,
  GroundQuestion,
  LandTaken,
  PreviewedSheet,
  PrintReply,
  PrintTask,
  WrittenMap,
} from './print-task.ts';
import { measureWith } from './text-measure.ts';

let land: PrintSubject | null = null;

function landOrFault(): PrintSubject {
  if (!land) throw new PrintFault(sentence('print.no-place'));
  return land;
}

function take(layers: Uint8Array): LandTaken {
  land = subjectOf(readLayers(layers));
  return { plotCount: land.plots.length };
}

/** Questions to the owner of the ground that wait for their answer. */
const waiting = new Map<number, { resolve: (bytes: Uint8Array | null) => void; reject: (error: Error) => void }>();
let asked = 0;

/** What the source of a ground said, in its words. */
class GroundAnswerFault extends Error {
  override readonly name = 'GroundAnswerFault';
  readonly phrase: PlainPhrase | null;
  constructor({ message, phrase }: { message: string; phrase: PlainPhrase | null }) {
    super(message);
    this.phrase = phrase;
  }
}

const ask = (question: GroundQuestion): Promise<Uint8Array | null> =>
  new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject });
    parentPort!.postMessage({ number: asked, question } satisfies PrintReply);
  });
function hear(said: GroundAnswer): void {
  const one = waiting.get(said.answer);
  waiting.delete(said.answer);
  if ('fault' in said) one?.reject(new GroundAnswerFault(said.fault));
  else one?.resolve(said.bytes);
}

/** The ground is open while its map is made. Rejects with PrintFault where it cannot be read. */
async function withGround<T>(given: GroundGiven | null, work: (ground: Ground | null) => Promise<T>): Promise<T> {
  if (!given) return work(null);
  const ground = await openGiven(given, ask);
  try {
    return await work(ground);
  } finally {
    await ground.close();
  }
}

const subjectOver = (given: GroundGiven | null): PrintSubject => ({ ...landOrFault(), attribution: given?.attribution ?? '' });

const preview = ({ ground: given, ...task }: Extract<PrintTask, { kind: 'preview' }>): Promise<PreviewedSheet> =>
  withGround(given, (ground) => previewed({ ...task, subject: subjectOver(given), ground }, task.sheet));

async function previewed(printing: Printing, wanted: number): Promise<PreviewedSheet> {
  await openShaping();
  const measure = measureWith(new TextSetter(new PDFDocument({ autoFirstPage: false, font: null as never })));
  const series = seriesOf(printing, measure);
  const surroundings = { measure, dotsPerInch: previewDots, sheetCount: 1 };
  const shown =
    (await preparedSheet(printing, series, Math.min(wanted, series.count - 1), surroundings)) ??
    (await preparedSheet(printing, series, 0, surroundings))!;
  const { sheet, tiles } = shown;
  const { logo, ground } = printing;
  const pictures = {
    ...(logo ? { logo: `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}` } : {}),
    ...(ground ? await previewOfGround(ground, sheet) : {}),
  };
  return {
    svg: svgOf(sheet, pictures),
    sheetCount: series.count,
    name: sheet.name,
    scale: sheet.view.scale,
    facts: sheet.facts,
    tiles,
  };
}

const file = (task: Extract<PrintTask, { kind: 'file' }>): Promise<WrittenMap> =>
  withGround(task.ground, (ground) => written(task, ground));

async function written(
  { format, name, ground: given, ...wanted }: Extract<PrintTask, { kind: 'file' }>,
  ground: Ground | null,
): Promise<WrittenMap> {
  const printing: Printing = {
    ...wanted,
    subject: subjectOver(given),
    ground,
    progress: (share) => {
      parentPort!.postMessage({ share } satisfies PrintReply);
    },
  };
  if (format === 'pdf') {
    const { bytes, pageCount, missingLetters, facts, tiles } = await printPdf(printing);
    const labelsLeftOut = facts.reduce((sum, one) => sum + one.labelsLeftOut, 0);
    return { bytes, pageCount, missingLetters, labelsLeftOut, picture: null, tiles };
  }
  const { files, width, height, dotsPerInch, missingLetters, facts, tiles } = await printPicture(printing, format);
  const bytes =
    files.length === 1
      ? files[0]!.bytes
      : // A picture is packed already.
        zipSync(Object.fromEntries(files.map((one) => [`${name}${one.ending}`, one.bytes])), { level: 0 });
  return { bytes, pageCount: 1, missingLetters, labelsLeftOut: facts.labelsLeftOut, picture: { width, height, dotsPerInch }, tiles };
}

parentPort!.on('message', (task: PrintTask | GroundAnswer) => {
  if ('answer' in task) {
    hear(task);
    return;
  }
  const work = async () => {
    if (task.kind === 'land') return take(task.layers);
    return task.kind === 'preview' ? preview(task) : file(task);
  };
  work().then(
    (result) => {
      parentPort!.postMessage({ result } satisfies PrintReply);
    },
    (error: Error) => {
      const phrase = error instanceof PrintFault ? error.phrase : null;
      parentPort!.postMessage({ fault: { message: error.message, phrase } } satisfies PrintReply);
    },
  );
});
