import { boundingBox } from '#geo/index.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { projectMaskGeoTiff } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';

const method =
  'Project boundary on the ESA WorldCover grid (1/12000 degree, coarser by whole multiples above 4096 cells a side); 1 where the cell centre is inside, 0 outside.';
const fileName = 'project_mask.tif';

export const service: Product = {
  ...identityOf(facts),
  async collect(project, _variant, context) {
    if (!boundingBox(project.geometry)) throw new PermanentFault({ code: 'no-shape-for-mask' });
    const bytes = projectMaskGeoTiff(project.geometry, method);
    return {
      data: null,
      files: { [fileName]: { mediaType: 'image/tiff', bytes } },
      provenance: {
        source: 'the project’s own boundary',
        fetched_at: context.now().toISOString(),
        method,
        assumptions: ['A part smaller than a cell takes the cell of its first vertex.'],
        attribution: '',
        synthetic: false,
        no_data: null,
      },
    };
  },
  answer: () => ({ kind: 'file', name: fileName }),
};
