import type { ParcelGapKind } from '#geo/index.ts';

export const gaps = {
  kind: { enclosed: 'encerrado', sliver: 'franja' } satisfies Record<ParcelGapKind, string>,
  kindHint: {
    enclosed: 'Hay formas todo alrededor.',
    sliver: 'Una franja estrecha entre dos que casi se tocan.',
  } satisfies Record<ParcelGapKind, string>,
  columns: { kind: 'Clase', hectares: 'Hectáreas', width: 'Ancho, m', beside: 'Entre', accepted: 'Aceptado' },
  limit: { widthMetres: 'Franjas hasta', mostHectares: 'encerrado hasta' },
  limitHint: {
    widthMetres: 'El terreno entre dos formas que no es más ancho cuenta como franja; 0 para ninguna.',
    mostHectares: 'Un terreno mayor entre formas no es un hueco: un camino, o un campo que se dejó fuera a propósito.',
  },
  besideMore: '{names} y {n} más',
  count: '{n} hueco | {n} huecos',
  countOf: '{n} de {all} huecos',
  look: 'Buscar huecos',
  again: 'Buscar de nuevo',
  running: 'Buscando terreno de nadie…',
  old: 'Las formas o los límites cambiaron: busque de nuevo.',
  none: 'No hay terreno de nadie dentro de estos límites.',
  noneFound: 'Ningún hueco es así.',
  nothing:
    'Terreno entre las formas abiertas que no es de nadie: encerrado por ellas, o una franja estrecha. Se busca cuando usted lo pide.',
  incomplete: 'En algún lugar no se pudieron superponer las formas, o hay más huecos de los que se guardan; faltan algunos.',
  notSearched: '{n} formas se cruzan o quedan una junto a otra tantas veces que no se miró la tierra entre ellas; puede tener huecos.',
  acceptTitle: 'Aceptar este hueco',
  acceptIntro: '{ha} ha entre {names}. El motivo se guarda con el borrador, y caduca cuando cambia el hueco.',
  reasonHint: 'Por ejemplo: un sendero.',
  step: { accept: 'Aceptar un hueco', withdraw: 'Retirar una aceptación' },
};
