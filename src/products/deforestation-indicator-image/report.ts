import { rasterBlocks } from '#report/kit/raster-blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** Where the evidence for deforestation is strong. */
export const report = defineReport(facts, {
  blocks: (context) => {
    const words = wordsIn[context.language];
    return rasterBlocks(context, {
      name: 'indicator',
      slug: facts.slug,
      title: words.title,
      colours: { 0: [226, 232, 222], 1: [179, 54, 43] },
      labels: { 0: words.rest, 1: words.lost },
    });
  },
});
