import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { toast } from 'vue-sonner';
import { linesOf, perimeterMetres, type Geometry } from '#geo/index.ts';
import { decimal, text } from '#window/kit/text/index.ts';
import { geometry as worker } from '#window/kit/workers/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { answerOf } from './edit-answer.ts';
import { useEditing } from './editing.ts';
import { useFiles, type Shape } from './files.ts';

/** The straight edge that nobody walked, from the end of a track to its start. */
interface ClosingGap {
  metres: number;
  /** of the perimeter, 0 to 1 */
  share: number;
}
interface ClosedTrack {
  shape: Shape;
  geometry: Geometry;
  areaHectares: number;
  gap: ClosingGap;
}

/**
 * A receiver in the field is right to some 5 to 15 m under trees, at the start and at the end, and a person stops a few steps early. A gap of more than 50 m is
 * none of that: a stretch of boundary is missing. Around a small plot less than that is much, so 5 % of the perimeter asks as well.
 */
const maxGapMetres = 50;
const maxGapShare = 0.05;
/** Below the receiver's own error a walk ends where it began. */
const minShownMetres = 1;

const isLarge = ({ metres, share }: ClosingGap) => metres > maxGapMetres || share > maxGapShare;
/** Both figures as a person reads them. */
export const gapWords = ({ metres, share }: ClosingGap) => ({ n: decimal(metres, metres < 10 ? 1 : 0), share: decimal(share * 100, 1) });

/** GPS tracks (or the corners that somebody walked to) become the land they enclose. A large gap is asked about first. */
export const useTrackClosing = defineStore('trackClosing', () => {
  const files = useFiles();
  const editing = useEditing();
  const ui = useUi();
  const question = shallowRef<ClosedTrack | null>(null);

  async function apply({ shape, geometry, gap }: ClosedTrack): Promise<void> {
    await files.changeGeometries(text('edit.step.track', { name: shape.name }), [{ id: shape.id, geometry }]);
    if (gap.metres >= minShownMetres) toast(text('edit.gapClosed', gapWords(gap)));
  }
  /** Closes the selected track, or asks. Rejects with EditRefused. */
  async function close(): Promise<void> {
    const shape = editing.single;
    const source = shape?.feature.geometry;
    if (!source) return;
    const { geometry, areaHectares, gapMetres } = answerOf(await worker().track(source));
    const gap = { metres: gapMetres, share: gapMetres / perimeterMetres(geometry) };
    const closed = { shape, geometry, areaHectares, gap };
    // Corner points have no gap: from the last to the first is an edge like the others.
    if (linesOf(source).length === 0 || !isLarge(gap)) {
      await apply(closed);
      return;
    }
    question.value = closed;
    ui.open('closeTrack');
  }
  function leave(): void {
    question.value = null;
    ui.dialog = null;
  }
  /** The answer to the question: it is closed all the same. */
  async function goOn(): Promise<void> {
    const closed = question.value;
    leave();
    if (closed) await apply(closed);
  }
  return { question, close, leave, goOn };
});
