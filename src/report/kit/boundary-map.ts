import { pointsOf, polygonsOf, type Geometry } from '#geo/index.ts';
import type { SectionData } from './answer.ts';
import { paragraph } from './blocks.ts';
import { drawMap, type MapContent } from './drawing/map.ts';
import type { Block } from './model.ts';
import type { SectionContext } from './section.ts';

export const geometryOf = ({ data }: { data: Pick<SectionData, 'project'> }): Geometry => data.project.geometry;

/** The boundary on a map, over a picture where there is one. */
export function boundaryMap(
  context: Pick<SectionContext, 'texts'> & { data: Pick<SectionData, 'project'> },
  content: Partial<MapContent> & { alt: string },
  height = 250,
): Block[] {
  const geometry = geometryOf(context);
  const { texts } = context;
  const drawing = drawMap(
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
    495,
    height,
  );
  return drawing ? [{ kind: 'drawing', drawing }] : [paragraph(texts.map.none, 'quiet')];
}
