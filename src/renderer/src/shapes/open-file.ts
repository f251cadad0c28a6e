import type { FolderState, Note } from '#formats/index.ts';
import type { Feature, Summary } from '#geo/index.ts';
import type { LayerStyle } from '#styling/layer-style.ts';
import type { FileColour } from '#window/kit/file-colours.ts';

export interface Shape {
  id: string;
  fileId: string;
  name: string;
  folder: string;
  feature: Feature;
  /** its place among the features of the opened file; null for a shape that the file does not have */
  source: number | null;
  summary: Summary | null;
  /** hectares before a repair, for the before/after table */
  repairedFrom: number | null;
}
/** A pair that somebody looked at and accepts, with the reason. It stands with the file of its first shape, and so in the draft. */
export interface AcceptedPair {
  ids: [string, string];
  reason: string;
  /** the day on which it was accepted, YYYY-MM-DD; an earlier version kept none */
  day?: string;
  /** what was shared then; where it is something else now, nobody has accepted it */
  sharedHectares: number;
}

/** A gap that somebody looked at and accepts, with the reason. It stands with the file of the first shape beside it. */
export interface AcceptedGap {
  /** a place in it: longitude, latitude */
  location: [number, number];
  /** as it was then; where it is something else now, nobody has accepted it */
  hectares: number;
  reason: string;
}

/** That somebody gave the land which two shapes share to the first of them. It stands with the file of that one. */
interface KeptLand {
  ids: [keeper: string, other: string];
}

/** How a file lies on the map; `own`: with the colours that it has in itself. */
export type LayerColour = FileColour | 'own';

/** What a person shows of what a KML file hides. The file's own word stays as it is, also where it is saved. */
export interface ShownInSpite {
  /** paths of folders */
  folders: readonly string[];
  /** shapes that are hidden one by one */
  isSingle: boolean;
}
/** What people decided about shapes. It stands with their files, and so in the draft. */
export interface FileDecisions {
  /** pairs of shapes with land in common that somebody accepts */
  acceptedPairs: AcceptedPair[];
  /** land of nobody between shapes that somebody accepts */
  acceptedGaps: AcceptedGap[];
  keptLand: KeptLand[];
}
export interface OpenFile extends Partial<FileDecisions> {
  id: string;
  name: string;
  format: string;
  notes: Note[];
  shapeCount: number;
  /** where the host opened it; a browser does not say */
  path?: string | undefined;
  /** Reading was stopped: the file holds more than is shown. */
  isPartial?: boolean;
  /** the attribute that names its shapes, null where none does; `name` where nothing else was found or chosen */
  labelField?: string | null;
  /** not on the map, in no table and in no sum */
  isHidden?: boolean;
  colour?: LayerColour;
  /** how its shapes are coloured and named, where that is not in one colour and by their names */
  style?: LayerStyle;
  /** what the file says of its folders */
  folders?: FolderState[];
  /** the pictures that it lays on the ground are not on the map */
  arePicturesHidden?: boolean;
  /** what is shown though the file hides it */
  shown?: ShownInSpite;
  /** the coordinate system that the user gave, in place of what the file says */
  system?: string;
  /** what Hectare last wrote at its path */
  savedSha256?: string;
}
