import { ref } from 'vue';
import { isOpenable } from '#formats/endings.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** What was dropped: files, and the names of what lay in a folder beside them and is nothing that is read here. */
export interface Dropped {
  files: File[];
  unknown: string[];
}
/** Deeper and larger is somebody's whole disk by mistake. */
const maxFolderDepth = 12;
const maxFilesOfFolders = 5000;
const isForUs = (name: string) => !name.startsWith('.') && isOpenable(name);

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((done, failed) => entry.file(done, failed));
/** A folder's reader answers a hundred entries at a time, and none at its end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return found;
    found.push(...some);
  }
}
async function gather(entry: FileSystemEntry, into: Dropped, depth: number): Promise<void> {
  if (into.files.length + into.unknown.length >= maxFilesOfFolders) return;
  if (entry.isFile) {
    if (isForUs(entry.name)) into.files.push(await fileOf(entry as FileSystemFileEntry));
    else if (!entry.name.startsWith('.')) into.unknown.push(entry.name);
  } else if (depth < maxFolderDepth) {
    const inside = await entriesOf(entry as FileSystemDirectoryEntry);
    for (const entry of inside.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })))
      await gather(entry, into, depth + 1);
  }
}
/** The files of a drop, with those of its folders. A file that was dropped by itself is taken whatever it is called: its bytes say what it is. */
async function droppedIn(data: DataTransfer): Promise<Dropped> {
  // Entries and files are there only until the event is over.
  const items = [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  const dropped: Dropped = { files: [], unknown: [] };
  for (const { entry, file } of items) {
    if (entry?.isDirectory) await gather(entry, dropped, 0);
    else if (file) dropped.files.push(file);
  }
  return dropped;
}

/**
 * Files and folders dropped on any part of the window, dialogs too: without an answer the browser would open them in place of the window.
 * `opens` is false while files cannot be opened; `refuse` then tells the user.
 */
export function useFileDrop({ opens, refuse, take }: { opens: () => boolean; refuse: () => void; take: (dropped: Dropped) => void }) {
  const isOver = ref(false);
  function over(event: DragEvent): void {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    isOver.value = opens();
  }
  // Only where the pointer leaves the window is there nothing that it goes to.
  function leave(event: DragEvent): void {
    if (!event.relatedTarget) isOver.value = false;
  }
  function drop(event: DragEvent): void {
    isOver.value = false;
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (opens()) void droppedIn(event.dataTransfer!).then(take, () => take({ files: [...(event.dataTransfer?.files ?? [])], unknown: [] }));
    else refuse();
  }
  /** Begins to listen; what it gives ends that. */
  function listen(): () => void {
    const ended = new AbortController();
    window.addEventListener('dragover', over, { signal: ended.signal });
    window.addEventListener('dragleave', leave, { signal: ended.signal });
    window.addEventListener('drop', drop, { signal: ended.signal });
    return () => ended.abort();
  }
  return { isOver, listen };
}
