import { joinedPieces } from '../written-pieces.ts';
import { say } from '../phrases/index.ts';
import { zippedFiles } from './zipped-pieces.ts';

/** Texts as the files of one archive. */
export const zippedTexts = (files: readonly { name: string; text: string }[]): Promise<Uint8Array> =>
  joinedPieces(
    zippedFiles(
      files.map(({ name, text }) => ({ name, content: [new TextEncoder().encode(text)] })),
      say('file.zip.archive-too-large'),
    ),
  );
