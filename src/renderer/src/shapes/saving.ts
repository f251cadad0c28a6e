import { namedFor } from '#formats/named-features.ts';
import { defineStore } from 'pinia';
import { computed, reactive, ref, shallowRef } from 'vue';
import { fileNameOf } from '#domain/file-name.ts';
import { endingOf } from '#formats/endings.ts';
import { formatList, type FormatFacts, type FormatId } from '#formats/list.ts';
import type { Note } from '#formats/index.ts';
import type { Feature } from '#geo/index.ts';
import { saveFile } from '#window/kit/save-file.ts';
import { text } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { inColumnOrder } from './attribute-columns.ts';
import { useFiles, type Shape } from './files.ts';
import type { OpenFile } from './open-shapes.ts';
import { featuresOfProject, formatOfProject } from './project-saving.ts';
import { savedIcons } from './saved-icons.ts';
import { createSaveInPlace, savedFeature, withWriter, type WholeReason } from './save-in-place.ts';

/** Formats that Hectare writes, in the order of their names. */
export const writableFormats = formatList
  .filter(({ writes }) => writes)
  .map(({ id, label }) => ({ id, label }))
  .sort((a, b) => a.label.localeCompare(b.label));
const isWritable = (id: string): id is FormatId => writableFormats.some((known) => known.id === id);

/** The parts of the shapes that are open: all that are shown, all whatever a filter hides, the selected ones, or those of one file by its id. */
export type SaveScope = 'all' | 'unfiltered' | 'selected' | { fileId: string };

/** What the Save as dialog offers besides; each begins unticked. */
export interface SaveExtras {
  /** of a project: its parcels' figures become attributes */
  withFigures: boolean;
  /** CSV: cells that a spreadsheet would run are written as they are */
  keepFormulas: boolean;
  /** the coordinate system: longitude and latitude, the UTM zone of the place, or the one that `otherSystem` names */
  system: 'wgs84' | 'utm' | 'other';
  /** a code, a name, or the text of a .prj */
  otherSystem: string;
}
const noExtras: SaveExtras = { withFigures: false, keepFormulas: false, system: 'wgs84', otherSystem: '' };

/** Whether files of a format can say another coordinate system than WGS 84. */
export const isInAnySystem = (formatId: FormatId): boolean =>
  formatList.some(({ id, ...facts }) => id === formatId && 'inAnySystem' in facts);

/** The coordinate system that is asked for; null where longitude and latitude are. */
export function systemFor(formatId: FormatId, { system, otherSystem }: SaveExtras): string | null {
  if (!isInAnySystem(formatId) || system === 'wgs84') return null;
  return system === 'utm' ? 'utm' : otherSystem.trim();
}

function shapesOf(files: ReturnType<typeof useFiles>, scope: SaveScope): Shape[] {
  // A file that is asked for by name is saved as a whole, hidden or filtered or not.
  if (typeof scope === 'object') return files.shapes.filter(({ fileId, feature }) => fileId === scope.fileId && feature.geometry);
  const known = scope === 'unfiltered' ? files.layered : files.visible;
  return known.filter(({ id, feature }) => feature.geometry && (scope !== 'selected' || files.selectedIds.has(id)));
}

/** The opened KML with these shapes in it, so that balloons, regions, pictures, style maps and whatever else stands in it stay; null where only a new file holds everything. */
async function openedWith(
  files: ReturnType<typeof useFiles>,
  opened: OpenFile,
  formatId: FormatId,
  scope: SaveScope,
): Promise<{ bytes: Uint8Array; notes: Note[] } | null> {
  if (opened.format !== formatId || (formatId !== 'kml' && formatId !== 'kmz')) return null;
  // A style and an order of columns are of Hectare, and go into a new file.
  if (opened.isPartial || opened.style || files.layout.order.length > 0) return null;
  const shapes = shapesOf(files, scope);
  const source = shapes.every(({ fileId }) => fileId === opened.id) ? await files.sourceOf(opened) : null;
  if (!source) return null;
  const saved = shapes.map((shape) => ({ source: shape.source ?? null, feature: savedFeature(shape) }));
  const result = await withWriter((work) => work.rewrite(formatId, source, saved));
  return result && result.unwritten.length === 0 ? { bytes: result.bytes, notes: result.notes } : null;
}

/** A new file of some features, with what their opened file says of all of them. */
async function newFile(
  formatId: FormatId,
  features: Feature[],
  opened: OpenFile | null,
  icons: Awaited<ReturnType<typeof savedIcons>> | null,
  { system, ...options }: { name: string; keepFormulas: boolean; system: string | null },
): Promise<{ bytes: Uint8Array; notes: Note[] }> {
  const made = await withWriter((work) =>
    work.write(formatId, namedFor(formatId, features, opened?.labelField), {
      ...options,
      ...(system === null ? {} : { system }),
      ...(opened?.style ? { style: opened.style } : {}),
      ...(opened?.folders ? { folders: opened.folders } : {}),
      ...(icons ? { pictures: icons.pictures } : {}),
    }),
  );
  return icons ? { ...made, notes: [...icons.notes, ...made.notes] } : made;
}

/** The file that Save means: that of the selected shape, else the only one. */
function targetOf(files: ReturnType<typeof useFiles>): OpenFile | null {
  const lead = files.shapes.find(({ id }) => id === files.lead);
  const [only, ...others] = files.files;
  return files.files.find(({ id }) => id === lead?.fileId) ?? (others.length === 0 ? (only ?? null) : null);
}

/** Shapes go back into the file they came from, or out as a new one. */
export const useSaving = defineStore('saving', () => {
  const ui = useUi();
  const files = useFiles();
  const workspace = useWorkspace();
  const { question, saveInto, goOn } = createSaveInPlace();
  /** what the Save as dialog begins with */
  const format = ref<FormatId>('geojson');
  const reason = ref<WholeReason | null>(null);
  const extras = reactive<SaveExtras>({ ...noExtras });
  const file = shallowRef<OpenFile | null>(null);

  const target = () => targetOf(files);

  /** The open project's parcels are what leaves, where no file hides them. */
  const isOfProject = computed(() => !files.isOpen && workspace.current !== null);

  /** Asks where a new file goes. */
  function saveAs(wanted?: FormatId, why: WholeReason | null = null): void {
    file.value = isOfProject.value ? null : target();
    reason.value = why;
    Object.assign(extras, noExtras);
    const own = (isOfProject.value ? formatOfProject() : file.value?.format) ?? '';
    format.value = wanted ?? (isWritable(own) ? own : 'geojson');
    ui.open('saveAs');
  }

  /** Saves the file of the selected shape, or the only one, in its own format and place. What is not possible there is asked first. Rejects with HostFault. */
  async function save(): Promise<void> {
    if (isOfProject.value) {
      saveAs(undefined, 'project');
      return;
    }
    const opened = target();
    const why = opened ? await saveInto(opened) : 'several';
    if (why) saveAs(undefined, why);
  }

  /** Features of a part of what is open, with a geometry. */
  function featuresOf(scope: SaveScope, moved: ReadonlyMap<string, Feature> = new Map()): Feature[] {
    // Only a file has a part that is asked for by its file.
    if (isOfProject.value) return featuresOfProject(typeof scope === 'object' ? 'all' : scope, extras.withFigures);
    return shapesOf(files, scope).map((shape) =>
      inColumnOrder(savedFeature({ ...shape, feature: moved.get(shape.id) ?? shape.feature }), files.layout),
    );
  }

  const nameOf = () =>
    isOfProject.value
      ? fileNameOf(workspace.current!.record.project_name)
      : ((file.value ?? files.files[0])?.name.replace(/\.[^.]+$/, '') ?? text('edit.drawing'));

  /** A file of a part of what is open, and what its format could not hold. Rejects where it cannot be written. */
  async function prepare(formatId: FormatId, scope: SaveScope): Promise<{ bytes: Uint8Array; notes: Note[] }> {
    const kept = file.value && (await openedWith(files, file.value, formatId, scope));
    if (kept) return kept;
    const icons = formatId === 'kmz' && !isOfProject.value ? await savedIcons(shapesOf(files, scope), files.files, files.sourceOf) : null;
    return newFile(formatId, featuresOf(scope, icons?.moved), file.value, icons, {
      name: nameOf(),
      keepFormulas: extras.keepFormulas,
      system: systemFor(formatId, extras),
    });
  }

  async function saveNew(formatId: FormatId, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const facts: FormatFacts = formatList.find(({ id }) => id === formatId)!;
    const ending = formatId === file.value?.format ? endingOf(file.value.name) : '';
    await saveFile(`${nameOf()}${facts.extensions.includes(ending) ? ending : facts.extensions[0]!}`, formatId, bytes);
    ui.dialog = null;
  }

  return { question, format, reason, file, extras, isOfProject, target, save, saveAs, goOn, featuresOf, prepare, saveNew };
});
