import { proxy } from 'comlink';
import { markRaw, ref, shallowRef } from 'vue';
import { formatOf, gatherParts } from '#formats/index.ts';
import { phrased, text, whole } from '#window/kit/text/index.ts';
import { prepareForFiles, reading as startReading } from '#window/kit/workers/index.ts';
import { GrowingPace } from '#window/kit/growing-pace.ts';
import { unpackMeasured } from '#window/kit/packed-features.ts';
import type { SharedTexts } from '#window/kit/packed-records.ts';
import { readingFailed, type FileContent, type ShapeBatch } from '#window/kit/workers/reading.ts';
import type { FileSources } from './file-sources.ts';
import type { Command } from './history.ts';
import { nextFileColour } from '#window/kit/file-colours.ts';
import { hasOwnLook } from '#window/kit/file-style.ts';
import { guessLabelField, shapeName } from '#formats/label-field.ts';
import type { IncomingFile, OpenFile, OpenShapes, Reading, SaidOfFile, Shape, Stopped, Unmapped, Unplaced } from './open-shapes.ts';
import { createTableQuestions, isWithoutPlaces } from './table-questions.ts';
import { bytesOf, roomForShapesBytes } from './window-room.ts';

/** What the list of files calls it: photos that were opened at once are one file without a place of its own. */
const listed = (incoming: IncomingFile, companions: Record<string, IncomingFile>): IncomingFile => {
  const n = Object.keys(companions).length + 1;
  return n > 1 && formatOf(incoming.name)?.gathers
    ? { ...incoming, name: text('importing.photos', { n: whole(n) }, n), path: undefined }
    : incoming;
};

/** A file of which nothing was read yet. */
const openFileOf = (
  { name, path }: IncomingFile,
  { system, labelField }: SaidOfFile,
  id: string,
  colour: OpenFile['colour'],
): OpenFile => ({
  id,
  name,
  format: '',
  notes: [],
  shapeCount: 0,
  path,
  colour,
  ...(system === undefined ? {} : { system }),
  ...(labelField === undefined ? {} : { labelField }),
});

/** Files that are being read, and the shapes of them that are there already. `isReady` resolves when files may be added. */
export function createFileReading({ files, shapes, history, newId }: OpenShapes, sources: FileSources, isReady: () => Promise<void>) {
  const reading = ref<Reading[]>([]);
  /** shapes of files that are still being read: shown, and not edited before all of them are there */
  const arriving = shallowRef<Shape[]>([]);
  const stopped = markRaw<Stopped[]>([]);
  /** files that wait for somebody to say their coordinate system */
  const unplaced = shallowRef<Unplaced[]>([]);
  const tables = createTableQuestions();
  const faults = ref<{ name: string; message: string }[]>([]);

  async function open(incoming: IncomingFile[]): Promise<void> {
    await isReady();
    const group: NonNullable<Command['group']> = { name: (n) => text('edit.step.openAll', { n: whole(n) }, n) };
    // The parts of a shapefile belong together, however they were chosen or dropped.
    for (const { file, companions } of gatherParts(incoming)) await openOne(file, companions, group);
  }

  const arrivals = new Map<string, Shape[]>();
  const showArrivals = () => {
    const [first = [], ...others] = arrivals.values();
    arriving.value = first.concat(...others);
  };

  /** One file, in batches that are shown as they come; it becomes a step that can be taken back when all of it is there. */
  async function openOne(
    incoming: IncomingFile,
    companions: Record<string, IncomingFile>,
    group: NonNullable<Command['group']> | undefined,
    said: SaidOfFile = {},
    replaces?: string,
  ): Promise<void> {
    const contentOf = ({ name, bytes, file }: IncomingFile): FileContent => ({ name, content: file ?? bytes });
    const shownAs = listed(incoming, companions);
    const { name } = shownAs;
    const file = openFileOf(shownAs, said, newId('f'), nextFileColour(files.value.map(({ colour }) => colour)));
    const made: Shape[] = [];
    const worker = startReading();
    const { promise: stop, resolve: stopBecause } = Promise.withResolvers<Stopped['why']>();
    reading.value.push({
      id: file.id,
      name,
      bytesRead: 0,
      sizeBytes: incoming.file?.size ?? incoming.bytes.length,
      shapeCount: 0,
      cancel: () => stopBecause('asked'),
    });
    let room = roomForShapesBytes();
    for (const held of [shapes.value, ...arrivals.values()]) for (const shape of held) room -= bytesOf(shape);
    const shown = reading.value.at(-1)!;
    const texts: SharedTexts = new Map();
    let isStyled = false;
    let ended = false;
    const pace = new GrowingPace();
    const take = (batch: ShapeBatch) => {
      if (ended) return;
      const arrived = unpackMeasured(batch.shapes, texts);
      file.format = batch.format;
      file.notes.push(...batch.notes);
      // What the first shapes are called decides for all of them: names that are on the screen do not change while others arrive.
      if (file.labelField === undefined && arrived.length > 0) file.labelField = guessLabelField(arrived.map(({ feature }) => feature));
      if (batch.style) file.style = batch.style;
      if (batch.folders) file.folders = [...(file.folders ?? []), ...batch.folders];
      isStyled ||= arrived.some(({ feature }) => hasOwnLook(feature)) || batch.late.length > 0;
      for (const { feature, summary } of arrived) {
        if ((room -= bytesOf({ feature, summary })) < 0) {
          stopBecause('full');
          return;
        }
        made.push({
          id: newId('s'),
          fileId: file.id,
          feature,
          source: made.length,
          summary,
          repairedFrom: null,
          name: shapeName(feature.properties, file.labelField ?? null, name, made.length + 1),
          folder: String(feature.properties?.['folder'] ?? ''),
        });
      }
      for (const { feature, properties } of batch.late) {
        const shape = made[feature];
        if (shape) made[feature] = { ...shape, feature: { ...shape.feature, properties: { ...shape.feature.properties, ...properties } } };
      }
      Object.assign(shown, { bytesRead: batch.bytesRead, shapeCount: made.length });
      if (made.length > 0 && pace.isDue(made.length)) {
        arrivals.set(file.id, made.slice());
        showArrivals();
        pace.looked(made.length);
      }
    };
    try {
      const answer = await Promise.race([
        worker.work.read(
          contentOf(incoming),
          Object.fromEntries(Object.entries(companions).map(([ending, part]) => [ending, contentOf(part)])),
          proxy(take),
          said,
        ),
        worker.failed,
        stop,
      ]);
      ended = true;
      arrivals.delete(file.id);
      file.shapeCount = made.length;
      // A file that has colours is shown as other programs show it.
      if (isStyled && made.some(({ feature }) => hasOwnLook(feature))) file.colour = 'own';
      if (typeof answer === 'string') stopped.push({ file, shapes: made, why: answer });
      else if (answer.ok) {
        // What the file holds is in another system than the shapes: it is saved as a new one.
        if (said.system === undefined) sources.keep(file, incoming);
        tables.keep(file, incoming);
        if (replaces === undefined) add(file, made, group);
        else takePlaceOf(replaces, file, made);
      } else if (answer.numbers && said.system === undefined)
        unplaced.value = [
          ...unplaced.value,
          { incoming, companions, numbers: answer.numbers, said, ...(replaces === undefined ? {} : { replaces }) },
        ];
      else if (isWithoutPlaces(answer.code)) tables.ask({ incoming, companions, reason: phrased(answer.phrase, answer.message) });
      else faults.value.push({ name, message: phrased(answer.phrase, answer.message) });
    } catch (error) {
      const { phrase, message } = readingFailed(error as Error);
      faults.value.push({ name, message: phrased(phrase, message) });
    } finally {
      ended = true;
      worker.end();
      prepareForFiles();
      arrivals.delete(file.id);
      showArrivals();
      reading.value = reading.value.filter((other) => other !== shown);
    }
  }
  /** Answers the question of a file that waits: reads it in a system; null leaves it closed. */
  async function place(waiting: Unplaced, system: string | null): Promise<void> {
    unplaced.value = unplaced.value.filter((other) => other !== waiting);
    if (system !== null) await openOne(waiting.incoming, waiting.companions, undefined, { ...waiting.said, system }, waiting.replaces);
  }
  /** Answers the question of a table that waits; null leaves it as it is. */
  async function mapTable(waiting: Unmapped, said: SaidOfFile | null): Promise<void> {
    tables.leave(waiting);
    if (said !== null) await openOne(waiting.incoming, waiting.companions, undefined, said, waiting.replaces);
  }
  /** A file that was read in another way stands where it stood before, as a step that can be taken back. */
  function takePlaceOf(fileId: string, file: OpenFile, made: Shape[]): void {
    const [beforeFiles, beforeShapes] = [files.value, shapes.value];
    history.run({
      label: text('edit.step.columns', { name: file.name }),
      redo: () => {
        files.value = beforeFiles.map((other) => (other.id === fileId ? file : other));
        shapes.value = [...beforeShapes.filter((shape) => shape.fileId !== fileId), ...made];
      },
      undo: () => {
        files.value = beforeFiles;
        shapes.value = beforeShapes;
      },
    });
  }
  function add(file: OpenFile, made: Shape[], group?: Command['group']): void {
    history.run({
      ...(group ? { group } : {}),
      label: text('edit.step.open', { name: file.name }),
      redo: () => {
        files.value = [...files.value, file];
        shapes.value = [...shapes.value, ...made];
      },
      undo: () => {
        files.value = files.value.filter((other) => other !== file);
        shapes.value = shapes.value.filter((shape) => shape.fileId !== file.id);
      },
    });
  }
  /** What had been read of a file when it was stopped, as a file that says so. */
  function keepStopped({ file, shapes: made, why }: Stopped): void {
    add(
      {
        ...file,
        isPartial: true,
        notes: [
          {
            code: 'reading-stopped',
            severity: 'warning',
            message: text(why === 'full' ? 'importing.fullNote' : 'importing.stoppedNote', { n: whole(made.length) }),
          },
          ...file.notes,
        ],
      },
      made,
    );
  }
  /** Shows shapes that arrive under a key; null: none of them any more. */
  function show(key: string, arrived: Shape[] | null): void {
    if (arrived) arrivals.set(key, arrived);
    else arrivals.delete(key);
    showArrivals();
  }
  const questions = { unplaced, place, unmapped: tables.unmapped, mapTable, canAskColumns: tables.canAsk, askColumns: tables.askAgain };
  return { reading, arriving, stopped, questions, faults, open, keepStopped, show };
}
