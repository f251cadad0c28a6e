import type { ProductTexts } from '../../product-facts.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Índice de vegetación',
  about: 'Índices de vegetación, humedad y quema de Sentinel-2.',
  panel: {
    satellite: {
      index: 'Índice',
      acquired: 'Tomada',
      scene: 'Escena',
      mean: 'Media',
      median: 'Mediana',
      p10: 'Percentil 10',
      p90: 'Percentil 90',
      clear: 'Despejado',
      legend: 'Colores de -0,2 a 0,9',
      latest: 'La imagen despejada más reciente.',
      range: 'La mediana de las imágenes despejadas entre las fechas.',
      scenes: '{n} imagen: | {n} imágenes:',
      moreDays: 'y {n} días más',
      about: {
        ndvi: 'Las hojas verdes dan valores altos.',
        evi: 'La vegetación densa da valores altos, y la bruma estorba menos.',
        ndmi: 'El agua en las hojas da valores altos.',
        nbr: 'El suelo quemado da valores bajos.',
        ndwi: 'El agua libre da valores altos.',
      },
      name: {
        ndvi: 'NDVI, verdor',
        evi: 'EVI, vegetación densa',
        ndmi: 'NDMI, humedad',
        nbr: 'NBR, quema',
        ndwi: 'NDWI, agua libre',
      },
      ends: {
        bare: 'desnudo',
        dense: 'denso',
        dry: 'seco',
        wet: 'húmedo',
      },
    },
  },
};

export const report: typeof english = {
  title: '{index}, {date}',
  acquired: 'Tomada',
  scene: 'Escena',
  clear: 'Parte despejada',
  mean: 'Media',
  median: 'Mediana',
  p10: 'Percentil 10',
  p90: 'Percentil 90',
  index: 'Índice',
  alt: '{index} de {name}',
  otherHost: 'el servicio nombra una imagen que no da por esta API',
  scenes: 'Escenas',
  indexMedian: 'mediana del NDVI, {date}',
};
