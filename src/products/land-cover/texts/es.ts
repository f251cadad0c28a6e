import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

const classes = {
  tree_cover: 'Cobertura arbórea',
  shrubland: 'Matorral',
  grassland: 'Pastizal',
  cropland: 'Cultivos',
  built_up: 'Zona construida',
  bare: 'Suelo desnudo o vegetación escasa',
  snow_and_ice: 'Nieve y hielo',
  permanent_water: 'Agua permanente',
  herbaceous_wetland: 'Humedal herbáceo',
  mangroves: 'Manglares',
  moss_and_lichen: 'Musgos y líquenes',
};

export const es: ProductTexts = {
  name: 'Cobertura del suelo',
  about: 'Lo que cubría el suelo en 2021, en hectáreas por clase de un mapa con celdas de 10 m.',
  panel: {
    landCover: {
      class: classes,
      unknown: 'Desconocido para el mapa',
      accuracy:
        'En todo el mundo, el {n} % de las muestras de prueba del mapa tiene la clase correcta; no se sabe cuántas celdas son correctas aquí.',
    },
  },
};

export const report: typeof english = {
  title: 'Cobertura del suelo en {year}',
  class: 'Clase',
  hectares: 'Hectáreas',
  percent: 'Porcentaje del terreno conocido',
  unknown: 'Desconocido para el mapa',
  total: 'Todo el terreno',
  row: '{hectares} ha ({percent} % del terreno conocido)',
  unknownRow: '{hectares} ha',
  note: 'Es la cobertura del suelo, no su uso: los cultivos arbóreos y las plantaciones son cobertura arbórea. En todo el mundo, el {n} % de las muestras de prueba del mapa tiene la clase correcta; no se sabe cuántas celdas son correctas aquí.',
  alt: 'Cobertura del suelo de {name}',
  plain: 'La cobertura del suelo procede de un mapa mundial hecho con imágenes de radar y de color de un año, en cuadrados de 10 m.',
  classes,
};
