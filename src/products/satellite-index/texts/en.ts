import type { ProductTexts } from '../../product-facts.ts';

export const en: ProductTexts = {
  name: 'Vegetation index',
  about: 'Vegetation, moisture and burn indices from Sentinel-2.',
  panel: {
    satellite: {
      index: 'Index',
      acquired: 'Acquired',
      scene: 'Scene',
      mean: 'Mean',
      median: 'Median',
      p10: '10th percentile',
      p90: '90th percentile',
      clear: 'Clear',
      legend: 'Colours from -0.2 to 0.9',
      latest: 'The newest clear image.',
      range: 'The median of the clear images between the dates.',
      scenes: '{n} image: | {n} images:',
      moreDays: 'and {n} more days',
      about: {
        ndvi: 'High for green leaves.',
        evi: 'High for dense vegetation, and less affected by haze.',
        ndmi: 'High for water in leaves.',
        nbr: 'Low for burnt ground.',
        ndwi: 'High for open water.',
      },
      name: {
        ndvi: 'NDVI, greenness',
        evi: 'EVI, dense vegetation',
        ndmi: 'NDMI, moisture',
        nbr: 'NBR, burn',
        ndwi: 'NDWI, open water',
      },
      ends: {
        bare: 'bare',
        dense: 'dense',
        dry: 'dry',
        wet: 'wet',
      },
    },
  },
};

export const report = {
  title: '{index}, {date}',
  acquired: 'Acquired',
  scene: 'Scene',
  clear: 'Clear share',
  mean: 'Mean',
  median: 'Median',
  p10: '10th percentile',
  p90: '90th percentile',
  index: 'Index',
  alt: '{index} of {name}',
  otherHost: 'the service names a picture that it does not give by this API',
  scenes: 'Scenes',
  indexMedian: 'median NDVI, {date}',
};
