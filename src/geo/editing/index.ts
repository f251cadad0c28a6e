export type { EditAnswer, EditRefusal, EditRefusalCode } from './answer.ts';
export { splitByLine, type Pieces } from './split.ts';
export { mergeShapes, type Merged } from './merge.ts';
export { cutHole, type Cut } from './hole.ts';
export { bufferMetres, type Buffered, type BufferOptions } from './buffer.ts';
export { prepareSimplify, prepareSimplifyTogether, type Simplified, type SimplifiedTogether } from './simplify-live.ts';
export { trackToPolygon, walkMetres, type TrackOptions, type TrackPolygon } from './track.ts';
export { snapToNeighbours, type Snapped } from './snap.ts';
