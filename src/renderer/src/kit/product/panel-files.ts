import { fileNameOf } from '#domain/file-name.ts';
import { text } from '../text/index.ts';
import { rasters } from '../workers/index.ts';

/** A file that a panel offers: its ending, and its bytes when it is wanted. */
export interface PanelFile {
  ending: 'csv' | 'png' | 'svg' | 'tif' | 'qml';
  make: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A GeoTIFF, and a style for QGIS to lie beside it; a picture that names neither classes nor colours has none, and says so. */
export const geoTiffFiles = (bytes: () => Uint8Array<ArrayBuffer>): PanelFile[] => [
  { ending: 'tif', make: async () => bytes() },
  {
    ending: 'qml',
    make: async () => {
      const style = await rasters().qgisStyleOf(bytes());
      if (style === null) throw new Error(text('panel.noStyle'));
      return new TextEncoder().encode(style);
    },
  },
];

/** What a panel's file is called: its parts, as far as there are any, and an ending. */
export const panelFileName = (parts: (string | null | undefined | false)[], ending: string): string =>
  `${fileNameOf(parts.filter(Boolean).join(' - '), 180)}.${ending}`;
