import { noteOf, type FolderState, type Note } from '../format.ts';
import type { XmlText } from '../text/xml-events.ts';
import { say } from '../phrases/index.ts';

const maxStates = 10_000;
/** of all descriptions of folders together, in letters */
const maxDescriptions = 1 << 20;

interface OpenFolder {
  depth: number;
  name: string;
  state: Omit<FolderState, 'path'>;
  hasRegion: boolean;
}

/** The folders that are open while a document is read, and what it says of each: hidden, open, described. */
export class KmlFolders {
  readonly #open: OpenFolder[] = [];
  #states: FolderState[] = [];
  #count = 0;
  #letters = 0;
  #isBeyond = false;

  open(depth: number): void {
    this.#open.push({ depth, name: '', state: {}, hasRegion: this.hasRegion });
  }
  /** Whether what stands here is shown in a region alone: a folder's own or that of one around it. */
  get hasRegion(): boolean {
    return this.#open.at(-1)?.hasRegion ?? false;
  }
  /** The innermost folder has a region. */
  takeRegion(): void {
    const folder = this.#open.at(-1);
    if (folder) folder.hasRegion = true;
  }
  get isInside(): boolean {
    return this.#open.length > 0;
  }
  /** The path of where a feature stands, without the document around it. */
  get path(): string {
    return this.#open
      .slice(this.#open[0]?.depth === 2 || this.#open.length > 1 ? 1 : 0)
      .map(({ name }) => name)
      .filter(Boolean)
      .join('/');
  }
  /** A child of the innermost folder that says something of it. */
  take(name: string, text: XmlText): void {
    const folder = this.#open.at(-1);
    if (!folder) return;
    if (name === 'name') folder.name = text.trimmed();
    else if (name === 'visibility' && /^(0|false)$/.test(text.trimmed())) folder.state.isHidden = true;
    else if (name === 'open' && /^(1|true)$/.test(text.trimmed())) folder.state.isOpen = true;
    else if (name === 'description' && !text.isBlank) folder.state.description = text.trimmed();
  }
  /** Whether an element that ends is the innermost folder. */
  close(depth: number): boolean {
    const folder = this.#open.at(-1);
    if (folder?.depth !== depth) return false;
    if (Object.keys(folder.state).length > 0) this.#keep({ path: this.path, ...folder.state });
    this.#open.pop();
    return true;
  }
  /** What was said since the last time. */
  taken(): { folders?: FolderState[] } {
    const folders = this.#states;
    this.#states = [];
    return folders.length > 0 ? { folders } : {};
  }
  get notes(): Note[] {
    return this.#isBeyond ? [noteOf('kml-folder-states', 'info', say('file.kml.many-folders'))] : [];
  }

  #keep(state: FolderState): void {
    this.#count += 1;
    this.#letters += state.description?.length ?? 0;
    if (this.#count > maxStates || this.#letters > maxDescriptions) this.#isBeyond = true;
    else this.#states.push(state);
  }
}
