import type { Texts } from '../en.ts';

export const updates: Texts['updates'] = {
  title: 'Versiones nuevas',
  intro: 'Hectare pregunta por una versión nueva, la descarga y la instala solo cuando usted lo dice.',
  absent: {
    'no-feed':
      'Esta compilación no tiene actualizaciones: quien la hizo no indicó ningún lugar para ellas. Una versión nueva se obtiene donde se obtuvo esta.',
    development: 'Este Hectare se ejecuta desde su código fuente; una versión nueva llega con él.',
    browser: 'En un navegador no hay actualizaciones: Hectare se actualiza donde se instaló.',
  },
  server: 'Se pregunta a {server}. Averigua la dirección de internet de este equipo y la versión de Hectare, y nada más.',
  atStart: 'Buscar una versión nueva en cada inicio',
  show: 'Mostrar',
  check: 'Comprobar ahora',
  checking: 'Buscando una versión nueva …',
  newest: 'Esta es la versión más nueva.',
  available: 'Hay un Hectare {version}.',
  byHand:
    'Descárguelo de donde obtuvo Hectare y compare su suma de verificación: un paquete de este tipo no tiene una firma de la que este sistema pueda decir de quién es.',
  fetch: 'Descargar',
  fetching: 'Descargando Hectare {version}: {percent} % …',
  ready: 'Hectare {version} está descargado y su firma es la de este programa.',
  install: 'Reiniciar e instalar',
  failed: {
    unreachable: 'No se puede llegar al lugar de las versiones nuevas. Inténtelo de nuevo con red.',
    unreadable: 'El lugar de las versiones nuevas dio una respuesta que Hectare no entiende.',
    damaged: 'Lo descargado no es lo anunciado. No se usa; inténtelo de nuevo.',
    unsigned: 'Lo descargado no tiene la firma de este programa. No se usa.',
  },
};
