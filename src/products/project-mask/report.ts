import { rasterBlocks } from '#report/kit/raster-blocks.ts';
import { defineReport } from '#report/kit/section.ts';
import { facts } from './facts.ts';
import { report as en } from './texts/en.ts';
import { report as es } from './texts/es.ts';

const wordsIn = { en, es };

/** The cells that the project covers. */
export const report = defineReport(facts, {
  blocks: (context) => {
    const words = wordsIn[context.language];
    return rasterBlocks(context, {
      name: 'projectMask',
      slug: facts.slug,
      title: words.title,
      colours: { 1: [124, 179, 155] },
      labels: { 0: words.outside, 1: words.inside },
    });
  },
});
