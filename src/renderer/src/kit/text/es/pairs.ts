import type { ParcelPairKind } from '#geo/index.ts';
import type { NotFetched } from '#host/groups/registered/contract.ts';

/** Why a registered project was not compared. */
type NotComparedProject = NotFetched | 'collection' | 'no-land';

const kind: Record<ParcelPairKind, string> = {
  'exact-copy': 'copia exacta',
  'near-copy': 'casi copia',
  inside: 'dentro',
  overlap: 'solape',
};
export const pairs = {
  kind,
  kindHint: {
    'exact-copy': 'Los mismos vértices, empiece donde empiece el contorno.',
    'near-copy': 'El mismo terreno a menos de 5 m, o el mismo contorno desplazado.',
    inside: 'El 99 % de una está en la otra.',
    overlap: 'Comparten al menos 1 m².',
  } satisfies Record<ParcelPairKind, string>,
  moved: 'desplazada {n} m',
  apart: 'a {n} m',
  columns: {
    kind: 'Clase',
    first: 'Primera forma',
    second: 'Segunda forma',
    shared: 'En común, ha',
    firstShare: '% de la primera',
    secondShare: '% de la segunda',
    accepted: 'Aceptado',
  },
  find: 'Buscar por nombre, archivo o proveedor',
  anyKind: 'todas las clases',
  hideAccepted: 'Ocultar los aceptados',
  count: '{n} par | {n} pares',
  countOf: '{n} de {all} pares',
  running: 'Buscando terreno en común…',
  stopped: 'La búsqueda se detuvo.',
  failed: 'La búsqueda falló: {fault}',
  again: 'Buscar de nuevo',
  none: 'No hay dos formas con terreno en común.',
  noneFound: 'Ningún par es así.',
  nothing: 'Aquí aparecen los pares de formas abiertas que tienen terreno en común.',
  incomplete: 'Hay más pares de los que se guardan; faltan algunos.',
  notCompared:
    '{n} forma no se comparó (una línea, o ningún lugar de la Tierra) | {n} formas no se compararon (líneas, o ningún lugar de la Tierra)',
  accept: 'Aceptar…',
  withdraw: 'Retirar',
  save: 'Guardar tabla…',
  acceptTitle: 'Aceptar este par',
  acceptIntro: '{first} y {second} comparten {ha} ha. El motivo se guarda con el borrador, y caduca cuando cambia el terreno en común.',
  reason: 'Motivo',
  reasonHint: 'Por ejemplo: dos familias cultivan este terreno por turnos.',
  scope: { label: 'Qué se busca', open: 'Formas abiertas', registered: 'Proyectos de {name}', gaps: 'Huecos entre formas' },
  projectOf: 'proyecto · {connection}',
  registered: {
    compare: 'Comparar con los proyectos de esta conexión',
    again: 'Comparar de nuevo',
    fetching: 'Pidiendo los límites nuevos o cambiados…',
    running: 'Comparando con los proyectos registrados…',
    stopped: 'La comparación se detuvo. Lo recibido se conserva.',
    failed: 'La comparación falló: {fault}',
    nothing:
      '¿Se registró ya este terreno? Compare las formas abiertas con todos los proyectos de {name}. Cada límite se pide una vez; las formas no salen de este equipo.',
    none: 'Ninguna forma abierta tiene terreno en común con los {n} proyectos comparados.',
    old: 'Las formas cambiaron desde entonces: compare de nuevo.',
    compared: 'comparado con {n} de {all} proyecto | comparado con {n} de {all} proyectos',
    missing: {
      'no-boundary': '{n} no tiene un límite legible | {n} no tienen un límite legible',
      'no-land': '{n} no tiene área | {n} no tienen área',
      gone: '{n} ya no existe | {n} ya no existen',
      'too-many': '{n} sin comparar: el servicio pide menos consultas',
      unreachable: '{n} sin comparar: no se pudo llegar al servicio',
      refused: '{n} que el servicio rechazó',
      collection: '{n} colección se compara por sus miembros | {n} colecciones se comparan por sus miembros',
    } satisfies Record<NotComparedProject, string>,
    unlisted: '{n} más que el servicio no lista | {n} más que el servicio no lista',
  },
  step: { accept: 'aceptar terreno en común', withdraw: 'retirar una aceptación' },
};
