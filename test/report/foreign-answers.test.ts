import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Route } from '#api/index.ts';
import { readAnswer } from '#client/read-answer.ts';
import { settled } from '#client/answers/settle.ts';
import { api, type Operation } from '#operations/index.ts';
import { foreignLosses, lossAreaHectares } from '../helpers/foreign-losses.ts';
import { projectOf } from './given.ts';
import { file, made, textOf } from './made.ts';

/** What the client hands on of what a service sent. */
const read = (operation: Operation, sent: string) => {
  const route = api[operation] as Route;
  return settled(route, readAnswer(route, new TextEncoder().encode(sent), 'application/json'));
};
const project = { ...projectOf(0, 'North block'), area_hectares: lossAreaHectares };

describe('loss of forest in a report, however a service writes it: 5.62 ha, 4.29 %, since 2018', () => {
  test.each(Object.entries(foreignLosses))('%s', async (_name, sent) => {
    const { value } = read('deforestationSummary', sent);
    const { report } = await made({
      changed: { getProject: project, deforestationSummary: value },
      options: { sections: ['summary', 'forest'] },
    });
    const text = textOf(report);
    expect(text).toContain('of tree cover lost, 2018–2025: 5.62 ha');
    expect(text).toContain('of the land lost its tree cover, 2018–2025: 4.3 %');
    expect(text).toContain('Lost since 2018, ha');
    expect(text).not.toContain('cannot be');
    expect(text).not.toContain('NaN');
  });
});

const nairobi = { project_id: 'p', lat: -1.3, lon: 36.8 };
const month = {
  ...nairobi,
  avg_temperature_degC: 18.5,
  min_temperature_degC: 9,
  max_temperature_degC: 28,
  avg_wind_speed_m_per_s: 2,
  sum_total_precipitation_mm_of_water_equivalent: 80,
  avg_relative_humidity_0_1: 0.7,
};
const climateOf = (changed: object, period = '2029-12-31T21:00:00Z') =>
  JSON.stringify([
    { ...month, period: '2028-12-31T21:00:00Z' },
    { ...month, ...changed, period },
  ]);

test('years of a climate answer written in UTC are those of Kenya', async () => {
  const { value } = read('climate', climateOf({ avg_temperature_degC: 21.25 }));
  const { report } = await made({ changed: { climate: value }, options: { sections: ['climate'] } });
  const [table] = report.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.table.name === 'climate' ? [block.table] : []));
  expect(table!.rows.map(({ when }) => when)).toEqual(['2029', '2030']);
});

describe('a figure that cannot be stands in the report with the reason', () => {
  test.each<[string, object, string]>([
    ['humidity in per cent', { avg_relative_humidity_0_1: 65 }, 'it looks like per cent'],
    ['kelvin', { avg_temperature_degC: 291 }, 'it looks like kelvin, which would be 17.9 °C'],
    ['rain below nothing', { sum_total_precipitation_mm_of_water_equivalent: -3 }, 'it lies outside 0 to 30000'],
  ])('%s', async (_name, changed, said) => {
    const { value } = read('climate', climateOf(changed));
    const wanted = { changed: { climate: value }, options: { sections: ['climate' as const] } };
    const { report } = await made(wanted);
    const text = textOf(report);
    expect(text).toContain('Figures that cannot be, as the service sent them: 2030, ');
    expect(text).toContain(said);
    // A mean over years with such a figure is not known: 291 °C beside 18.5 °C made 154.8 °C.
    const [spans] = report.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && block.table.name === 'spans' ? [block.table] : []));
    for (const [field, value] of Object.entries({ ...month, ...changed }))
      if (field in spans!.rows[0]!) expect(spans!.rows[0]![field], field).toBe(field in changed ? null : value);
  });

  test('a sum that falls, and more than the whole project', async () => {
    const sums = [3, 5, 4.8, 200].map((hectares, at) => ({
      year: 2018 + at,
      deforested_ha: hectares,
      deforested_pct: null,
      deforested_in_year_ha: null,
    }));
    const { value } = read('deforestationSummary', JSON.stringify(sums));
    const text = textOf(
      (await made({ changed: { getProject: project, deforestationSummary: value }, options: { sections: ['forest'] } })).report,
    );
    expect(text).toContain('2020, Lost since 2018, ha: 4.8 cannot be: a sum does not fall, and it stood at 5 before.');
    expect(text).toContain('2021, Lost since 2018, ha: 200 cannot be: the whole project has 131 ha.');
  });

  test('CSV of a bundle says it beside the figure', async () => {
    const { value } = read('climate', climateOf({ avg_relative_humidity_0_1: 65 }));
    const { bytes } = await file('zip', { changed: { climate: value }, options: { sections: ['climate'] } });
    const [csv] = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith('climate.csv'));
    expect(strFromU8(csv![1])).toMatch(/2030.*a share from 0 to 1 is asked for, and it looks like per cent/);
  });
});

test('answers of our own service hold no such figure', async () => {
  expect(textOf((await made()).report)).not.toContain('cannot be');
});
