import type { ProductTexts } from '../../product-facts.ts';

const columns = {
  period: 'Month',
  precipitation: 'Rain, mm',
  pet: 'Potential evapotranspiration, mm',
  balance: 'Balance, mm',
  spei3: 'SPEI, 3 months',
  spei12: 'SPEI, 12 months',
};

export const en: ProductTexts = {
  name: 'Water balance and drought',
  about: 'Rain less what well-watered plants would use, by month, and how unusual that is for the place and the season.',
  inReport: 'Water balance',
  panel: {
    waterBalance: {
      columns,
      show: { index: 'Drought index', balance: 'Balance' },
      index: 'SPEI',
      millimetres: 'mm a month',
      newest: 'SPEI over 12 months to {month}',
      sum: 'mm balance of these 12 months',
      note: 'Below 0 is drier than usual for the season, against {reference}: −1 comes about one year in six, −2 about one in forty.',
      noIndex: 'Of the reference years only {n} are known whole, so there is no index.',
    },
  },
};

export const report = {
  title: 'Water balance and drought index',
  sheet: 'Water balance',
  alt: 'Drought index of {name}',
  columns,
  newest: 'SPEI over 12 months to {month}',
  sum: 'Balance of these 12 months',
  millimetres: '{n} mm',
  note: 'Rain less what well-watered plants would use, against the same months of {reference}. Below 0 is drier than usual: −1 comes about one year in six, −2 about one in forty.',
  plain:
    'The water balance takes what well-watered plants would use, reckoned from temperature and the sun’s height, off the rain. The drought index SPEI says how unusual it is for the season.',
};
