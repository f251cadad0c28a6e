import type { LayerStyle } from '#styling/layer-style.ts';
import { text } from '#window/kit/text/index.ts';
import type { LayerColour, OpenFile, OpenShapes } from './open-shapes.ts';

/** A style that has not changed for so long is one step of the history. */
const styleRestMilliseconds = 400;
interface StyleState {
  style: LayerStyle | undefined;
  colour: LayerColour | undefined;
}

/** The style of a file, kept with it in the draft. */
export function createFileStyles({ files, history }: OpenShapes) {
  const stepOf = (file: OpenFile) => text('edit.step.style', { name: file.name });
  /** a style on its way: a slider, a colour that is looked for */
  let styling: { file: OpenFile; before: StyleState; label: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const putStyle = (file: OpenFile, { style, colour }: StyleState) => {
    if (style === undefined) delete file.style;
    else file.style = style;
    if (colour !== undefined) file.colour = colour;
    files.value = [...files.value];
  };
  const stateOf = ({ style, colour }: OpenFile): StyleState => ({ style, colour });
  function finishStyle(): void {
    clearTimeout(timer);
    if (!styling) return;
    const { file, before, label } = styling;
    styling = null;
    const now = stateOf(file);
    history.run({ label, redo: () => putStyle(file, now), undo: () => putStyle(file, before) });
  }
  /** Shows a file in a style at once; the pause after some changes is one step. `undefined`: in one colour and by its names. */
  function setStyle(fileId: string, style: LayerStyle | undefined, colour?: LayerColour): void {
    const file = files.value.find(({ id }) => id === fileId);
    if (!file) return;
    if (styling?.file !== file) {
      history.settle();
      finishStyle();
      styling = { file, before: stateOf(file), label: stepOf(file) };
    }
    putStyle(file, { style, colour });
    history.gather({ label: stepOf(file), finish: finishStyle });
    clearTimeout(timer);
    timer = setTimeout(() => {
      history.settle();
      finishStyle();
    }, styleRestMilliseconds);
  }
  return setStyle;
}
