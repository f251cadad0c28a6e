import type { overview as english } from '../en/overview.ts';

export const overview: typeof english = {
  here: 'Qué hay aquí',
  changed: 'Qué ha cambiado',
  worry: 'Qué requiere atención',
  missing: 'Qué falta',
  reading: 'Leyendo las respuestas guardadas…',
  empty: {
    here: 'La cobertura, el suelo y el clima aparecerán aquí cuando se hayan recopilado.',
    changed: 'La pérdida de bosque, las alertas, el verdor y la lluvia aparecerán aquí cuando se hayan recopilado.',
    worry: 'Nada llama la atención en lo que se conoce.',
    notYet: 'Aquí se dirá qué llama la atención cuando se hayan recopilado datos.',
  },
  level: { high: 'Importante:', medium: 'Notable:', low: 'Menor:' },
  more: 'Mostrar {n} más',
  fewer: 'Mostrar menos',
  go: 'Abrir {product}',
  show: 'Mostrar',
  collectSeries: 'Recopilar',
  collectingSeries: 'Recopilando…',
  series: '{sentence} Por año: {values}.',
  notMeasured: '{label}: sin medir todavía',
  data: 'Datos por producto',
  details: 'Detalles',
};
