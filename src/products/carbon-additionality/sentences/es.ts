import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Desde el inicio, en el terreno que pasó a tener árboles desde entonces: por área, absorciones × (1 − referencia de rendimiento) − pérdidas propias; por censo, absorciones − línea base del mismo terreno − pérdidas propias. No se leyó el texto de ningún programa, así que ninguna cifra es la de un programa.',
  'observed-removals':
    'Las absorciones son observadas: parte del terreno abierto de las parcelas que pasó a tener árboles (índice por encima de la dispersión de los controles desde el inicio) × hectáreas × crecimiento de árboles jóvenes (como en la línea base) × años desde que se ve. Sin terreno nuevo con árboles son 0, sea cual sea la referencia.',
  'declared-plan':
    'Las absorciones son las del plan de plantación del usuario: hectáreas × crecimiento de árboles jóvenes × años desde la plantación. Un plan no es una observación.',
  'declared-measured':
    'Las absorciones son las mediciones del usuario; entre ellas, en línea recta desde el inicio, y después de la última, tal como se midió.',
  'planted-before': 'El plan tiene {hectares:1} ha plantadas antes del inicio; no se cuentan.',
  losses:
    'Las pérdidas son las emisiones por pérdida de cobertura arbórea desde el inicio hasta {year}, el último año del mapa de pérdidas; se descuentan enteras y no se les oponen las de los controles.',
  'benchmark-unknown':
    'Un año sin referencia cuenta como si los controles hubieran crecido igual de rápido; su límite superior toma una referencia de 0.',
  'bounds-worst': 'Los límites toman cada cifra en su peor y en su mejor valor, así que son más amplios que el 95 %.',
  'unseen-land':
    '{hectares:1} ha de terreno abierto tienen otra cobertura que las parcelas; lo que se plantó allí no se ve y solo está en el límite superior.',
  'needs-removals': 'Años sin cifra: no se pudo observar nada ni se declaró nada. Introduzca un plan de plantación o absorciones medidas.',
  'no-rate': 'La zona ecológica no tiene tasa de crecimiento para árboles jóvenes.',
  'losses-unknown': 'Una pérdida desde el inicio no tiene biomasa conocida, así que no se sabe cuánto descontar.',
  'newly-wooded': 'crecimiento del terreno nuevo con árboles',
};
