import { NeedsNetwork } from '#datasets/data-access.ts';
import type { Product } from '#products/product.ts';
import { era5Days } from '#products/shared/era5-days.ts';
import { provenanceFrom, sourcesOfOrigins, sourcesOfResults, distinctParts } from '#products/shared/provenance.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { sentencesOf } from '#sentences/phrases/index.ts';
import { identityOf } from '../product-facts.ts';
import { referenceYears, waterBalance, waterMonths, type WaterBalance } from './compute.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);

export const service: Product = {
  ...identityOf(facts),
  restsOn: ['time_zone'],
  needs: ['weather'],
  freshDays: 7,
  async collect(project, _variant, context) {
    const weather = await context.resultOf('weather');
    if (!weather) throw new NeedsNetwork({ code: 'weather-missing' });
    const data = context.data.recording();
    const [longitude, latitude] = project.centroid;
    const days = await era5Days(data, [longitude, latitude], zoneOf(project), ...referenceYears, context.now(), context.signal, (share) =>
      context.progress(share, say('reading')),
    );
    const recentDays = weather.data as WeatherDays;
    const isOneSource = recentDays.source === days.source;
    const balance = waterBalance(waterMonths(days, latitude), waterMonths(recentDays, latitude), isOneSource);
    const [own, recent] = [sourcesOfOrigins(data.origins()), sourcesOfResults([weather.provenance])];
    const sources = {
      sources: distinctParts([...own.sources, ...recent.sources]),
      attributions: distinctParts([...own.attributions, ...recent.attributions]),
      fetchedAt: [own.fetchedAt, recent.fetchedAt].filter((time) => time !== undefined).sort()[0],
      synthetic: own.synthetic || recent.synthetic,
    };
    const [first, last] = referenceYears;
    const isWhole = balance.reference_years === last - first + 1;
    return {
      data: balance,
      provenance: provenanceFrom(sources, context.now(), say('method', { first, last }), [
        say('potential'),
        say('cell'),
        say('bounded'),
        ...(days.source === 'power' ? [say('power-days')] : []),
        ...(isWhole ? [] : [say('too-few-years', { years: balance.reference_years, first, last })]),
        ...(isOneSource ? [] : [say('two-sources', { first, last })]),
      ]),
    };
  },
  answer(project, collected) {
    const [lon, lat] = project.centroid;
    const value = { project_id: project.id, lat, lon, ...(collected.data as WaterBalance) };
    return { kind: 'json', value, provenance: collected.provenance };
  },
  covers: ({ data }) => {
    const { records } = data as WaterBalance;
    const known = records.filter(({ balance_mm: balance }) => balance !== null);
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return null;
    const [year, month] = last.period.split('-').map(Number) as [number, number];
    return { start: `${first.period}-01`, end: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
  },
};
