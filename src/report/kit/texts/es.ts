import type { SharedWords } from './en.ts';

export const es: SharedWords = {
  state: {
    running: 'Todavía se recopilaba al hacer este informe ({reason}).',
    queued: 'Estaba en la cola al hacer este informe ({reason}).',
    missing: 'No disponible: {reason}',
    stale: 'Sin conexión cuando se hizo este informe: datos del {date}.',
    empty: 'El servicio no dio registros para esto.',
    unknown: 'El servicio describe esto a su manera; se muestra tal como llegó.',
    doubtful: 'Cifras que no pueden ser, tal como las envió el servicio',
    doubtfulStar: '* Esta cifra no puede ser.',
    moreDoubts: 'Y {n} más, con asterisco en la tabla.',
    notVerified: 'Una estimación a partir de mapas y tablas, no un resultado verificado.',
    partial: '* No es un periodo entero: solo los días que tenía el servicio.',
    partialPeriod: 'periodo incompleto',
    notReadable: 'La imagen no se puede mostrar aquí ({reason}).',
    fromSource: 'Fuente: {source}.',
    noSource: 'El servicio no nombra ninguna fuente.',
  },
  table: 'Tabla',
  map: {
    edition: 'Fronteras: Natural Earth 1:10m, de {year}',
    north: 'N',
    directions: { north: 'N', south: 'S', east: 'E', west: 'O' },
    none: 'Este proyecto no tiene ninguna posición que dibujar.',
  },
  period: { month: 'Mes', year: 'Año', remark: 'Observación' },
  hectares: 'ha',
  raster: {
    hectares: 'Superficie de las celdas, ha',
    cells: 'Celdas',
    class: 'Clase',
    sum: 'Las superficies son las de las celdas del mapa, {cells} ha en total; el límite encierra {area} ha.',
    grid: '{width} × {height} celdas, EPSG:{epsg}',
    alt: '{what} de {name}',
  },
};
