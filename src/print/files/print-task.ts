import type { TileAt, TileGrid } from '#remote/tile-grid.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import type { Logo } from '#report/logo.ts';
import type { SheetFacts } from '../sheet.ts';
import type { PrintTemplate } from '../template.ts';
import type { TilesHere } from './ground.ts';
import type { PictureKind } from './picture.ts';

type PrintFormatName = 'pdf' | PictureKind;

/** What the thread is asked for. The land stays there, so that a preview after each choice does not send it again. */
export type PrintTask =
  /** JSON of layers, as UTF-8 */
  | { kind: 'land'; layers: Uint8Array }
  | { kind: 'preview'; template: PrintTemplate; logo: Logo | null; ground: GroundGiven | null; sheet: number; date: Date }
  /** `name` is that of the file, without its ending */
  | {
      kind: 'file';
      format: PrintFormatName;
      name: string;
      template: PrintTemplate;
      logo: Logo | null;
      ground: GroundGiven | null;
      date: Date;
    };

/** What lies below the map. `attribution` names who must be named on it, '' for nobody but whom the file itself names. */
export type GroundGiven =
  /** a GeoTIFF, MBTiles or PMTiles file of this computer */
  | { kind: 'file'; path: string; attribution: string }
  /** a map whose tiles are asked for, at most so many of a print */
  | { kind: 'tiles'; grid: TileGrid; maxTiles: number; attribution: string }
  /** an MBTiles or PMTiles file whose parts are asked for */
  | { kind: 'archive'; name: string; attribution: string };

/** What the thread asks back for while it draws: a tile, or a part of a file. */
export type GroundQuestion = TileAt | { offset: number; length: number };
/** Answers what is asked for; rejects as its source does. null: there is no such tile. */
export type AnswerGround = (question: GroundQuestion, signal: AbortSignal) => Promise<Uint8Array | null>;
export type GroundAnswer =
  | { answer: number; bytes: Uint8Array | null }
  | { answer: number; fault: { message: string; phrase: PlainPhrase | null } };

export interface LandTaken {
  plotCount: number;
}
export interface PreviewedSheet {
  svg: string;
  sheetCount: number;
  name: string;
  scale: number;
  facts: SheetFacts;
  tiles: TilesHere | null;
}
export interface WrittenMap {
  /** of a PNG a ZIP with the picture, its world file and its coordinate system */
  bytes: Uint8Array;
  picture: { width: number; height: number; dotsPerInch: number } | null;
  pageCount: number;
  missingLetters: string[];
  labelsLeftOut: number;
  /** null without a ground of tiles */
  tiles: TilesHere | null;
}
export interface PrintResults {
  land: LandTaken;
  preview: PreviewedSheet;
  file: WrittenMap;
}
export type PrintReply =
  | { share: number }
  | { number: number; question: GroundQuestion }
  | { result: PrintResults[keyof PrintResults] }
  /** a fault of what was asked for has a phrase; any other is ours */
  | { fault: { message: string; phrase: PlainPhrase | null } };
