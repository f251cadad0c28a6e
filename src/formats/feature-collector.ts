import type { Feature } from '#geo/types.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { noteOf, type FeatureBatch, type Note } from './format.ts';
import { say } from './phrases/index.ts';

const maxNotes = 500;

/** What a reader has read and noted, given away batch after batch. Indexes count from the first feature of the file; notes end at 500, and the rest are counted. */
export class FeatureCollector {
  features: Feature[] = [];
  notes: Note[] = [];
  #taken: number;
  #said = 0;

  /** `before` is how many features of the file stand before these */
  constructor(before = 0) {
    this.#taken = before;
  }

  /** features so far, those that were taken among them */
  get count(): number {
    return this.#taken + this.features.length;
  }
  /** notes so far, those that were too many among them */
  get said(): number {
    return this.#said;
  }

  note(code: string, phrase: PlainPhrase, severity: Note['severity'], feature?: number): void {
    this.#said += 1;
    if (this.#said <= maxNotes) this.notes.push(noteOf(code, severity, phrase, feature));
  }

  /** What was read since the last time. */
  take(): FeatureBatch {
    const batch = { features: this.features, notes: this.notes };
    this.#taken += this.features.length;
    this.features = [];
    this.notes = [];
    return batch;
  }

  /** Says how many notes were too many to list. */
  finish(): void {
    if (this.#said > maxNotes) this.notes.push(noteOf('more-notes', 'warning', say('file.more-notes', { n: this.#said - maxNotes })));
  }
}
