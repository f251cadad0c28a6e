export type { EditAnswer } from './answer.ts';
export { splitByLine, type Pieces } from './split.ts';
export { mergeShapes, type Merged } from './merge.ts';
export { cutHole, type Cut } from './hole.ts';
export { cutLand, type CutLand } from './cut-land.ts';
export { bufferMetres, type Buffered } from './buffer.ts';
export { prepareSimplify, prepareSimplifyTogether, type SimplifiedTogether } from './simplify-live.ts';
export { trackToPolygon, type TrackPolygon } from './track.ts';
export { snapToNeighbours } from './snap.ts';
