// Draws printed maps, so that a large one holds up neither the host nor its window.
import { basename } from 'node:path';
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
import { printPdf, seriesOf, type Printing } from './create.ts';
import { Ground } from './ground.ts';
import { printPicture } from './picture.ts';
import type { GroundFile, LandTaken, PreviewedSheet, PrintReply, PrintTask, WrittenMap } from './print-task.ts';
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

async function preview({ template, logo, sheet, date }: Extract<PrintTask, { kind: 'preview' }>): Promise<PreviewedSheet> {
  await openShaping();
  const measure = measureWith(new TextSetter(new PDFDocument({ autoFirstPage: false, font: null as never })));
  const { count, sheetAt } = seriesOf({ subject: landOrFault(), template, logo, ground: null, date }, measure);
  const shown = sheetAt(Math.min(sheet, count - 1)) ?? sheetAt(0)!;
  const address = logo ? `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}` : undefined;
  return {
    svg: svgOf(shown, address === undefined ? {} : { logo: address }),
    sheetCount: count,
    name: shown.name,
    scale: shown.view.scale,
    facts: shown.facts,
  };
}

/** The ground is open while its file is made. Rejects with PrintFault where it cannot be read. */
async function withGround<T>(given: GroundFile | null, work: (ground: Ground | null) => Promise<T>): Promise<T> {
  if (!given) return work(null);
  const ground = await Ground.open({ path: given.path }).catch((error: unknown) => {
    throw error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined
      ? new PrintFault(sentence('print.ground-unreadable', { name: basename(given.path) }))
      : error;
  });
  try {
    return await work(ground);
  } finally {
    await ground.close();
  }
}

const file = (task: Extract<PrintTask, { kind: 'file' }>): Promise<WrittenMap> =>
  withGround(task.ground, (ground) => written(task, ground));

async function written(
  { format, name, ground: given, ...wanted }: Extract<PrintTask, { kind: 'file' }>,
  ground: Ground | null,
): Promise<WrittenMap> {
  const printing: Printing = {
    ...wanted,
    subject: { ...landOrFault(), attribution: given?.attribution ?? '' },
    ground,
    progress: (share) => {
      parentPort!.postMessage({ share } satisfies PrintReply);
    },
  };
  if (format === 'pdf') {
    const { bytes, pageCount, missingLetters, facts } = await printPdf(printing);
    const labelsLeftOut = facts.reduce((sum, one) => sum + one.labelsLeftOut, 0);
    return { bytes, pageCount, missingLetters, labelsLeftOut, picture: null };
  }
  const { files, width, height, dotsPerInch, missingLetters, facts } = await printPicture(printing, format);
  const bytes =
    files.length === 1
      ? files[0]!.bytes
      : // A picture is packed already.
        zipSync(Object.fromEntries(files.map((one) => [`${name}${one.ending}`, one.bytes])), { level: 0 });
  return { bytes, pageCount: 1, missingLetters, labelsLeftOut: facts.labelsLeftOut, picture: { width, height, dotsPerInch } };
}

parentPort!.on('message', (task: PrintTask) => {
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
