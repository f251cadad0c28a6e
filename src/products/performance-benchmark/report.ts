import { numberOf, textOf } from '#report/kit/answers.ts';
import { column } from '#report/kit/blocks.ts';
import { fill } from '#report/kit/texts/index.ts';
import { carbonReport } from '../shared/carbon/report.ts';
import { facts } from './facts.ts';
import { report as en, reportStates as statesEn } from './texts/en.ts';
import { report as es, reportStates as statesEs } from './texts/es.ts';

const wordsIn = { en, es };
const statesIn = { en: statesEn, es: statesEs };

/** The project beside its control plots. */
export const report = carbonReport(facts, 'benchmark', wordsIn, (words, { texts, language }) => ({
  leftTitle: words.index,
  rightTitle: words.ratio,
  columns: [
    column('project_si', words.projectIndex, 'index'),
    column('control_si', words.controlIndex, 'index'),
    column('performance_benchmark', words.ratio, 'ratio'),
    column('p_value', words.pValue, 'probability'),
  ],
  series: (of) => [
    { kind: 'line', label: words.project, colour: 'accent', values: of('project_si') },
    { kind: 'line', label: words.control, colour: 'grey', dashed: true, values: of('control_si') },
    { kind: 'bar', label: words.ratio, colour: 'cool', axis: 'right', values: of('performance_benchmark') },
  ],
  facts: ({ status, project_plots: project, control_plots: control }) => [
    ...(textOf(status) ? [{ label: words.status, text: texts.word(textOf(status), statesIn[language]) }] : []),
    ...(numberOf(project) !== null && numberOf(control) !== null
      ? [{ label: words.plots, text: fill(words.plotsText, { project: numberOf(project)!, control: numberOf(control)! }) }]
      : []),
  ],
}));
