import { pointsOf, polygonsOf, type Geometry } from '#geo/index.ts';
import type { SectionData } from './answer.ts';
import { besideWidth, paragraph } from './blocks.ts';
import type { Drawing } from './drawing/drawing.ts';
import { drawMap, type MapContent } from './drawing/map.ts';
import type { Block, Fact } from './model.ts';
import type { SectionContext } from './section.ts';

export const geometryOf = ({ data }: { data: Pick<SectionData, 'project'> }): Geometry => data.project.geometry;

type MapContext = Pick<SectionContext, 'texts'> & { data: Pick<SectionData, 'project'> };
type BoundaryContent = Partial<MapContent> & { alt: string };

/** The boundary, over a picture where there is one; null where the project has no position. */
export function boundaryDrawing(context: MapContext, content: BoundaryContent, width: number, height: number): Drawing | null {
  const geometry = geometryOf(context);
  const { texts } = context;
  return drawMap(
    {
      rings: polygonsOf(geometry).flat(),
      points: pointsOf(geometry),
      picture: null,
      legend: [],
      attribution: '',
      fillBoundary: !content.picture,
      words: { north: texts.map.north, directions: texts.map.directions },
      ...content,
    },
    width,
    height,
  );
}

/** The boundary over the whole width. */
export function boundaryMap(context: MapContext, content: BoundaryContent, height = 250): Block[] {
  const drawing = boundaryDrawing(context, content, 495, height);
  return drawing ? [{ kind: 'drawing', drawing }] : [paragraph(context.texts.map.none, 'quiet')];
}

/** The boundary with what there is to say of the picture at its side. */
export function mapBeside(
  context: MapContext,
  title: string,
  content: BoundaryContent,
  { facts = [], notes = [], height = 215 }: { facts?: Fact[]; notes?: string[]; height?: number },
): Block[] {
  const drawing = boundaryDrawing(context, content, besideWidth, height);
  if (drawing) return [{ kind: 'beside', title, drawing, facts, notes }];
  return [
    { kind: 'subtitle', text: title },
    paragraph(context.texts.map.none, 'quiet'),
    ...(facts.length > 0 ? [{ kind: 'facts', facts } satisfies Block] : []),
  ];
}
