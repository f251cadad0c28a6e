import type { PlainPhrase } from '#sentences/phrases/index.ts';
import type { Logo } from '#report/logo.ts';
import type { SheetFacts } from '../sheet.ts';
import type { PrintTemplate } from '../template.ts';
import type { PictureKind } from './picture.ts';

type PrintFormatName = 'pdf' | PictureKind;

/** What the thread is asked for. The land stays there, so that a preview after each choice does not send it again. */
export type PrintTask =
  /** JSON of layers, as UTF-8 */
  | { kind: 'land'; layers: Uint8Array }
  | { kind: 'preview'; template: PrintTemplate; logo: Logo | null; sheet: number; date: Date }
  /** `name` is that of the file, without its ending */
  | {
      kind: 'file';
      format: PrintFormatName;
      name: string;
      template: PrintTemplate;
      logo: Logo | null;
      ground: GroundFile | null;
      date: Date;
    };

/** A GeoTIFF of this computer below the map. */
export interface GroundFile {
  path: string;
  /** who must be named on the map, '' for nobody */
  attribution: string;
}

export interface LandTaken {
  plotCount: number;
}
export interface PreviewedSheet {
  svg: string;
  sheetCount: number;
  name: string;
  scale: number;
  facts: SheetFacts;
}
export interface WrittenMap {
  /** of a PNG a ZIP with the picture, its world file and its coordinate system */
  bytes: Uint8Array;
  picture: { width: number; height: number; dotsPerInch: number } | null;
  pageCount: number;
  missingLetters: string[];
  labelsLeftOut: number;
}
export interface PrintResults {
  land: LandTaken;
  preview: PreviewedSheet;
  file: WrittenMap;
}
export type PrintReply =
  | { share: number }
  | { result: PrintResults[keyof PrintResults] }
  /** a fault of what was asked for has a phrase; any other is ours */
  | { fault: { message: string; phrase: PlainPhrase | null } };
