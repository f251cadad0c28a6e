import type { ProductTexts } from '../../product-facts.ts';

/** what the picture says of its classes too, whatever the language of the window */
export const classWords = {
  tree_cover: 'Tree cover',
  shrubland: 'Shrubland',
  grassland: 'Grassland',
  cropland: 'Cropland',
  built_up: 'Built-up',
  bare: 'Bare or sparse plants',
  snow_and_ice: 'Snow and ice',
  permanent_water: 'Permanent water',
  herbaceous_wetland: 'Herbaceous wetland',
  mangroves: 'Mangroves',
  moss_and_lichen: 'Moss and lichen',
};

export const unknownWords = 'Not known to the map';

export const en: ProductTexts = {
  name: 'Land cover',
  about: 'What covered the ground in 2021, in hectares by class of a map of 10 m cells.',
  panel: {
    landCover: {
      class: classWords,
      unknown: unknownWords,
      accuracy: 'Over the whole world, {n} % of the map’s test samples have the right class; how many cells are right here is not known.',
    },
  },
};

export const report = {
  title: 'Land cover of {year}',
  class: 'Class',
  hectares: 'Hectares',
  percent: 'Percent of the known land',
  unknown: 'Not known to the map',
  total: 'All land',
  row: '{hectares} ha ({percent} % of the known land)',
  unknownRow: '{hectares} ha',
  note: 'Cover of the ground, not its use: tree crops and plantations are tree cover. Over the whole world, {n} % of the map’s test samples have the right class; how many cells are right here is not known.',
  alt: 'Land cover of {name}',
  plain: 'Land cover comes from a world map made of radar and colour pictures of one year, in squares of 10 m.',
  classes: classWords,
};
