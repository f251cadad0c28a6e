/** A file that a panel offers: its ending, and its bytes when it is wanted. */
export interface PanelFile {
  ending: 'csv' | 'png' | 'svg' | 'tif';
  make: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Names that every system takes: without separators and signs that some refuse. */
export const fileNameOf = (parts: (string | null | undefined | false)[], ending: string): string =>
  `${parts
    .filter(Boolean)
    .join(' - ')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .slice(0, 180)}.${ending}`;
