/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Daily values of five CMIP6 models, bias-corrected to 0.25 degrees; per model the value of the period, then the mean over models, then the sum over scenarios weighted as asked.',
  'model-calendars':
    'Days of a model count as local days. UKESM1-0-LL has years of 360 days and GFDL-ESM4 no 29 February: their months and years are their own. A sum is brought to the real days of its period.',
  clipped: 'Wind below 0 and humidity outside 0..1, which the bias correction leaves, are clipped.',
  'model-years': '{done} of {all} model years',
  'archive-lacks': 'The archive lacks {names}: those periods are means over the other models.',
  'archive-lacks-more': 'The archive lacks {names} and {count} more: those periods are means over the other models.',
  preview:
    'PREVIEW: observed monthly normals 1995-2014 at the place plus the median change of the whole country (change factors: IPCC-TGICA 2007; Navarro-Racines et al. 2020), until the models’ daily values are in.',
  'preview-limits':
    'PREVIEW, climate_source cckp-delta: no wind and no humidity; every year of a month has the same weather but for the change.',
  'preview-change':
    'The change is interpolated between the windows’ middle years 2030, 2050, 2070 and 2090; 2005 is no change. That of rain is the portal’s prpercnt, taken for percent of the normal (public code names its unit so; no answer was seen).',
  'preview-extremes':
    'Lowest and highest temperature are those of the single days, as of the models: the extreme day of the period in each year 1995-2014, shifted by the change of its month’s mean daily minimum or maximum, then the mean over these years.',
  'no-weeks-yet': 'Not available yet by week: until the models’ daily values are in, there are months and years',
  'weights-sum': 'The four weights should sum to 1, they sum to {sum}',
} as const;
