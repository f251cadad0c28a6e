import { paragraph } from './kit/blocks.ts';
import { boundaryMap } from './kit/boundary-map.ts';
import type { Block } from './kit/model.ts';
import { pictureSize } from './kit/picture-type.ts';
import { fill } from './kit/texts/index.ts';
import { parcelLabels } from './parcels.ts';
import type { ReportContext } from './report-context.ts';

export function mapSection(context: ReportContext): Block[] {
  const {
    options: { mapPng },
    texts,
    data,
  } = context;
  const alt = fill(texts.mapSection.alt, { name: data.project.project_name });
  const size = mapPng ? pictureSize(mapPng) : null;
  if (mapPng && size) {
    const width = 495;
    const height = Math.min(420, (width * size.height) / size.width);
    const drawn = (height * size.width) / size.height;
    return [
      {
        kind: 'drawing',
        drawing: {
          width,
          height,
          alt,
          shapes: [{ kind: 'image', x: (width - drawn) / 2, y: 0, width: drawn, height, bytes: mapPng, type: size.type }],
        },
      },
      paragraph(texts.mapSection.window, 'quiet'),
    ];
  }
  return [...boundaryMap(context, { alt, labels: parcelLabels(data.shapes) }), paragraph(texts.mapSection.own, 'quiet')];
}
