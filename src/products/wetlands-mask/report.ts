import { rasterBlocks } from '#report/kit/raster-blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** The wetlands of the project. */
export const report = defineReport(facts, {
  blocks: (context) => {
    const words = wordsIn[context.language];
    return rasterBlocks(context, {
      name: 'wetlandsMask',
      slug: facts.slug,
      title: words.title,
      colours: { 0: [226, 232, 222], 1: [42, 110, 166] },
      labels: { 0: words.other, 1: words.wetland },
    });
  },
});
