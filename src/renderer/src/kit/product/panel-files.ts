import { fileNameOf } from '#domain/file-name.ts';

/** A file that a panel offers: its ending, and its bytes when it is wanted. */
export interface PanelFile {
  ending: 'csv' | 'png' | 'svg' | 'tif';
  make: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** What a panel's file is called: its parts, as far as there are any, and an ending. */
export const panelFileName = (parts: (string | null | undefined | false)[], ending: string): string =>
  `${fileNameOf(parts.filter(Boolean).join(' - '), 180)}.${ending}`;
