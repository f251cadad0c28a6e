import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

/** Clases texturales del USDA. */
export const textures = {
  sand: 'arenosa',
  loamy_sand: 'arenosa franca',
  sandy_loam: 'franco arenosa',
  loam: 'franca',
  silt_loam: 'franco limosa',
  silt: 'limosa',
  sandy_clay_loam: 'franco arcillo arenosa',
  clay_loam: 'franco arcillosa',
  silty_clay_loam: 'franco arcillo limosa',
  sandy_clay: 'arcillo arenosa',
  silty_clay: 'arcillo limosa',
  clay: 'arcillosa',
};

export const es: ProductTexts = {
  name: 'Suelo',
  about: 'Propiedades del suelo por profundidad, según un modelo mundial.',
  panel: {
    soil: {
      property: 'Propiedad',
      unit: 'Unidad',
      depth: 'Profundidad',
      mean: 'Media',
      low: '5 %',
      high: '95 %',
      bounds: '5 a 95 %',
      depthAxis: 'Profundidad, cm',
      centimetres: '{from}–{to} cm',
      texture: 'Textura por profundidad',
      upper: '0–30 cm: {name}',
      triangle: 'Triángulo de texturas: {name}',
      axis: {
        clay: 'Arcilla, %',
        silt: 'Limo, %',
        sand: 'Arena, %',
      },
      name: {
        bdod: 'Densidad aparente',
        cec: 'Capacidad de intercambio catiónico',
        cfvo: 'Fragmentos gruesos',
        clay: 'Arcilla',
        sand: 'Arena',
        silt: 'Limo',
        nitrogen: 'Nitrógeno',
        phh2o: 'pH en agua',
        soc: 'Carbono orgánico',
        ocd: 'Densidad de carbono orgánico',
        ocs: 'Reserva de carbono orgánico',
      },
    },
    texture: textures,
  },
};

export const report: typeof english = {
  sheet: 'Suelo por profundidad',
  title: 'Propiedades del suelo por profundidad',
  meansTitle: 'Medias por profundidad',
  property: 'Propiedad',
  unit: 'Unidad',
  depth: 'Profundidad',
  mean: 'Media',
  low: 'Límite inferior (5 %)',
  high: 'Límite superior (95 %)',
  texture: 'Clase de suelo superficial (textura)',
  range: 'intervalo con un 90 % de probabilidad',
  read: 'Cada barra contiene el valor con un 90 % de probabilidad; la marca en ella es la media del modelo. No se tomaron muestras de este suelo.',
  remark: 'Cuán incierto es cada valor está en la tabla de todos los valores.',
  alt: '{what} por profundidad',
  textureFigure: 'clase de suelo superficial',
  plain:
    'Los valores del suelo son predicciones de un modelo mundial para celdas de 250 m, hechas con muestras de otros lugares; no se tomaron muestras de este suelo. Sus intervalos son amplios.',
};
