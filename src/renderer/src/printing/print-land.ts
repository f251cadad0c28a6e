import { FormulaFault } from '#formats/attribute-formula.ts';
import { ownLooks, plainLook, singleLook, sortedLooks, type LayerLooks, type OwnLook } from '#print/layer-looks.ts';
import type { PrintLayer } from '#print/subject-of.ts';
import { singleColour } from '#styling/layer-style.ts';
import { fileColours } from '#window/kit/colours.ts';
import { styleColours, styleLabel } from '#window/kit/file-style.ts';
import { iconsOf } from '#window/kit/point-icon.ts';
import { useFiles, type Shape } from '#window/shapes/files.ts';
import { hiddenInFile } from '#window/shapes/hidden-in-file.ts';
import { labelWriter } from '#window/shapes/label-formula.ts';
import type { OpenFile } from '#window/shapes/open-shapes.ts';
import { featuresOfProject } from '#window/shapes/project-saving.ts';
import { styledValue } from '#window/shapes/styled-values.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { printIcons } from './print-icons.ts';

type FilePictures = Parameters<typeof iconsOf>[1];

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '');

/** How the shapes of a file look where they are not in one colour as it comes; undefined where they are. */
function looksOf({ id, name, colour, style }: OpenFile, shapes: readonly Shape[], pictures: FilePictures): LayerLooks | undefined {
  const title = withoutEnding(name);
  if (style && style.drawing.kind !== 'plain') {
    const { drawing } = style;
    return sortedLooks(
      title,
      style,
      drawing,
      shapes.map((shape) => styledValue(drawing.by, shape)),
    );
  }
  const single = style ? singleColour(style) : null;
  if (style && single !== null) return singleLook(title, style, single, shapes.length);
  if (colour === 'own') {
    const [iconOf, printed] = [iconsOf(id, pictures), printIcons()];
    const own = shapes.map(({ feature }): OwnLook | null => {
      const [colours, label, icon] = [styleColours(feature), styleLabel(feature), printed(iconOf(feature))];
      return colours || label || icon ? { ...colours, label, icon } : null;
    });
    return ownLooks(title, own, plainLook(fileColours.amber.light, style), style);
  }
  if (!style) return undefined;
  const look = plainLook(fileColours[colour ?? 'amber'].light, style);
  return { looks: [look], lookOf: shapes.map(() => 0), legend: [{ kind: 'layer', title, looks: [0] }] };
}

/** No sheet has room for more. */
const longestLabel = 200;
/** What is written at each shape by the style, or by what its file says of it; null, and undefined for all, for its name. */
function labelsOf({ style, colour }: OpenFile, shapes: readonly Shape[]): (string | null)[] | undefined {
  const wording = style?.labels.wording;
  if (!wording || wording.kind === 'name') {
    const isHidden = ({ feature }: Shape) => colour === 'own' && feature.properties?.['label-scale'] === 0;
    return shapes.some(isHidden) ? shapes.map((shape) => (isHidden(shape) ? '' : null)) : undefined;
  }
  if (wording.kind === 'none') return shapes.map(() => '');
  try {
    const write = labelWriter(wording.formula);
    return shapes.map((shape, at) => write(shape, at + 1).slice(0, longestLabel));
  } catch (error) {
    // As on the map: the panel of the style says what is wrong with the formula.
    if (error instanceof FormulaFault) return shapes.map(() => '');
    throw error;
  }
}

/** What a printed map shows: the shapes of open files that are neither hidden nor filtered out, in the style of their file; else the parcels of the open project, without those that a filter hides. */
export function landToPrint(): PrintLayer[] {
  const files = useFiles();
  const { current } = useWorkspace();
  if (!files.isOpen)
    return current ? [{ title: current.record.project_name, nameField: 'name', features: featuresOfProject('all', false) }] : [];
  return files.files.flatMap((file): PrintLayer[] => {
    const { id, name, labelField, colour } = file;
    const isHidden = hiddenInFile(file);
    const shapes = files.withGeometry.filter((shape) => shape.fileId === id && !isHidden?.(shape));
    if (shapes.length === 0) return [];
    return [
      {
        title: withoutEnding(name),
        nameField: labelField ?? 'name',
        features: shapes.map(({ feature }) => ({ type: 'Feature' as const, geometry: feature.geometry, properties: feature.properties })),
        drawn: looksOf(file, shapes, files.icons.get(id)),
        labels: labelsOf(file, shapes),
        ...(colour && colour !== 'own' ? { colour: fileColours[colour].light } : {}),
      },
    ];
  });
}
