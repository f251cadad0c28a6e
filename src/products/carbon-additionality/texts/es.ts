import type { ProductTexts } from '../../product-facts.ts';
import { es as carbon } from '../../shared/carbon/texts/es.ts';
import type { report as english } from './en.ts';

export const es: ProductTexts = {
  name: 'Adicionalidad de carbono',
  about: 'Absorciones del terreno nuevo con árboles más allá de lo que habría ocurrido de todos modos, menos las pérdidas.',
  panel: {
    ...carbon,
    additionality: {
      census: 'Adicionalidad por censo, tCO₂e',
      censusShort: 'por censo',
      censusLower: 'Por censo, límite inferior',
      censusUpper: 'Por censo, límite superior',
      areaBasedShort: 'por área',
      losses: 'Pérdidas, tCO₂e',
      lossesShort: 'pérdidas',
      baselineShort: 'línea base de este terreno',
      newWoody: 'Terreno nuevo con árboles, ha',
      basisTitle: 'Las absorciones son',
      basis: {
        observed: 'observadas',
        'planting-plan': 'del plan de plantación',
        measured: 'medidas',
      },
      similarShort: 'también en tierras parecidas (× {benchmark})',
      areaFormula: 'Absorciones − lo que también muestran tierras parecidas (absorciones × referencia) − pérdidas',
      censusFormula: 'Absorciones − línea base de este terreno − pérdidas',
      noBenchmark: 'Sin referencia en {year}: se supone que los controles crecieron igual de rápido; el límite superior lo deja abierto.',
      boundsHint: 'Los límites toman cada cifra en su peor y en su mejor valor.',
      status: {
        needs_removals: 'Aquí no se pudo observar nada. Declare abajo un plan de plantación o absorciones medidas.',
        no_growth_rate: 'La zona ecológica no tiene tasa de crecimiento para árboles jóvenes.',
        losses_unknown: 'Una pérdida no tiene biomasa conocida, así que no se sabe cuánto descontar.',
      },
      declare: {
        title: 'Declarar absorciones',
        intro:
          'Las imágenes tardan en mostrar los árboles nuevos. Introduzca lo que se plantó o se midió; contará en lugar de lo que muestran las imágenes.',
        unavailable: 'Esta conexión no admite absorciones declaradas.',
        kind: 'Qué se declara',
        kinds: {
          none: 'Nada: según las imágenes',
          'planting-plan': 'Un plan de plantación',
          measured: 'Absorciones medidas',
        },
        plantedYear: 'Año de plantación',
        measuredYear: 'Fin del año',
        hectares: 'Hectáreas',
        lower: 'Como mínimo',
        upper: 'Como máximo',
        removals: 'tCO₂e desde el inicio',
        row: 'Fila {n}',
        add: 'Añadir una fila',
        remove: 'Quitar la fila {n}',
        save: 'Guardar y calcular de nuevo',
        saved: 'Guardado; la adicionalidad se calcula de nuevo.',
        fault: {
          number: 'Fila {n}: todos los campos necesitan un número.',
          year: 'Fila {n}: el año debe ser un año entero de 1990 a 2100.',
          hectares: 'Fila {n}: las hectáreas deben ser más de 0.',
          order: 'Fila {n}: la cifra debe estar entre «como mínimo» y «como máximo», y ninguna puede ser menor que 0.',
          twice: 'El año {year} aparece dos veces.',
          area: 'El proyecto tiene {project} ha; se declaran {declared} ha.',
        },
      },
    },
  },
};

export const report: typeof english = {
  title: 'Absorciones más allá de lo que habría ocurrido de todos modos (adicionalidad)',
  removals: 'Absorciones, tCO₂e',
  losses: 'Pérdidas, tCO₂e',
  beyond: 'Adicionalidad, tCO₂e',
  census: 'Adicionalidad por censo, tCO₂e',
  since: 'Contado desde',
  basis: 'Cómo se conocen los árboles nuevos',
  note: 'Gris: lo que ha absorbido desde el inicio el terreno nuevo con árboles. Rojo: lo que emitieron las pérdidas. Verde: las absorciones más allá de la parte que también muestran las tierras parecidas (por área) o, por censo, de lo que el mismo terreno habría crecido de todos modos; menos las pérdidas. La marca toma cada cifra en su peor y en su mejor valor. El bosque antiguo que ya estaba al inicio no tiene absorciones. No se leyó el texto de ningún programa, así que no es la cifra de un programa.',
  plain:
    'La adicionalidad solo cuenta el terreno que pasó a tener árboles desde el inicio, según las imágenes de satélite o según lo declarado. De su crecimiento se quita la parte que también muestran las tierras parecidas (por área), o lo que el mismo terreno habría crecido de todos modos (por censo), y después las pérdidas propias del proyecto.',
};

export const reportBasis: Record<string, string> = {
  observed: 'vistos en imágenes',
  measured: 'medidos en el terreno',
  'planting-plan': 'del plan de plantación',
};
