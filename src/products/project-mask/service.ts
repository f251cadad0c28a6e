import { boundingBox } from '#geo/index.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { describedBy } from '#sentences/phrases/described-by.ts';
import { linePart, provenanceFrom } from '#products/shared/provenance.ts';
import { sentenceOf, sentencesOf } from '#sentences/phrases/index.ts';
import { projectMaskGeoTiff } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const fileName = 'project_mask.tif';

export const service: Product = {
  ...identityOf(facts),
  async collect(project, _variant, context) {
    if (!boundingBox(project.geometry)) throw new PermanentFault({ code: 'no-shape-for-mask' });
    const bytes = projectMaskGeoTiff(project.geometry, describedBy([say('method')]));
    return {
      data: null,
      files: { [fileName]: { mediaType: 'image/tiff', bytes } },
      provenance: provenanceFrom(
        { sources: [linePart(sentenceOf({ code: 'own-boundary' }))], attributions: [], fetchedAt: undefined, synthetic: false },
        context.now(),
        say('method'),
        [say('small-parts')],
      ),
    };
  },
  answer: () => ({ kind: 'file', name: fileName }),
};
