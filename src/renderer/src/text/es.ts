import type { Texts } from './en.ts';
import { problem } from './es/checks.ts';
import { edit, quality } from './es/edit.ts';
import { groups } from './es/groups.ts';
import { importing } from './es/importing.ts';
import { answer, portfolio } from './es/portfolio.ts';
import { basemaps, direction, find, layers, timeline } from './es/map.ts';
import { offline, outbox, storage, takeAlong } from './es/offline.ts';
import { report } from './es/report.ts';
import { zones } from './es/zones.ts';
import { start } from './es/start.ts';
import { about_product, availability, carbon, chart, classes, climate, collection, dates, forest, panel, period, product, risk, satellite, soil, tab, texture, weather, zone } from './es/products.ts';

/** Los textos de la ventana en español, con las mismas claves que en inglés: un texto que falta no compila. */
export const es: Texts = {
  app: { title: 'Hectare', search: 'Buscar proyectos, lugares y comandos', nothingUploaded: 'No se ha subido nada', draftSaved: 'Borrador guardado {time}', basemap: 'Mapa base sin red: Natural Earth', skip: 'Saltar al mapa' },
  menu: {
    file: 'Archivo', edit: 'Edición', view: 'Ver', project: 'Proyecto', help: 'Ayuda', open: 'Abrir…', sample: 'Abrir las parcelas de muestra', closeFiles: 'Cerrar los archivos', export: 'Exportar como {format}…', report: 'Informe…', connections: 'Conexiones…',
    undo: 'Deshacer {what}', redo: 'Rehacer {what}', undoPlain: 'Deshacer', redoPlain: 'Rehacer', find: 'Buscar un proyecto', palette: 'Paleta de comandos', fit: 'Ver todo', nextProblem: 'Problema siguiente', theme: 'Tema: {theme}', create: 'Crear proyecto…',
    zoomProject: 'Acercar al proyecto', closeProject: 'Cerrar el proyecto', deleteProject: 'Eliminar proyecto…', refresh: 'Actualizar', shortcuts: 'Atajos de teclado', about: 'Acerca de Hectare', collection: 'Recopilación en segundo plano…', portfolio: 'Cartera…', again: 'Recopilar todo de nuevo', recent: 'Reciente: {name}', guide: 'Guía del usuario', measureLength: 'Medir longitud y área', print: 'Guardar el mapa como imagen…', place: 'Ir a un lugar…', basemaps: 'Mapas base…', contrast: 'Alto contraste: {state}', language: 'Idioma: {name}', on: 'sí', off: 'no', draw: 'Dibujar', defects: 'Pequeños defectos…', neighbours: 'Ajustar parcelas vecinas…', verdict: 'Comprobar para un destino…', exportShapes: 'Guardar las formas como {format}…', storage: 'Almacenamiento…', outbox: 'Bandeja de salida…', groups: 'Grupos de usuarios…', takeAlong: 'Llevar al campo…', measureArea: 'Medir un área', zoomIn: 'Acercar', drawer: 'Cajón de tablas', zoomOut: 'Alejar', nothing: 'Ningún comando, proyecto o lugar se llama así.', close: 'Cerrar',
  },
  needs: {
    file: 'Abra primero un archivo (Ctrl O)', project: 'Abra primero un proyecto', projects: 'Cree primero un proyecto', shape: 'Elija primero una forma en el mapa o en la tabla', area: 'Elija primero una forma con área', track: 'Elija primero una línea o un recorrido', shapes: 'Abra primero un archivo con formas, o dibuje alguna', twoShapes: 'Elija primero dos o más formas', parcels: 'Abra primero un archivo con dos o más formas',
    tool: 'Tome primero una herramienta de dibujo', noTool: 'Suelte primero la herramienta de dibujo (Esc)', problems: 'Ninguna forma tiene problemas', undo: 'No hay nada que deshacer', redo: 'No hay nada que rehacer', filesClosed: 'Cierre primero los archivos', dialog: 'Cierre primero el diálogo', ownShape: 'Una colección no tiene límite propio: edite sus miembros',
  },
  key: { Ctrl: 'Ctrl', Shift: 'Mayús', Alt: 'Alt', Enter: 'Intro', Esc: 'Esc', Del: 'Supr' },
  theme: { light: 'claro', dark: 'oscuro', system: 'como el sistema' },
  projects: {
    title: 'Proyectos', filter: 'Filtrar por nombre', none: 'Todavía no hay proyectos', noneHint: 'Abra un archivo con límites, compruébelo y cree un proyecto a partir de él. Se queda en este equipo a menos que elija otra conexión.', noMatch: 'Ningún proyecto se llama «{text}».',
    loading: 'Leyendo los proyectos …', hectares: '{n} ha', parcels: '{n} miembros', retry: 'Reintentar', offline: 'No se puede alcanzar el servicio', refused: 'El servicio no aceptó la clave', failed: 'El servicio no mostró sus proyectos', opening: 'abriendo …', state: { ready: 'listo', working: 'en curso', failed: 'incompleto' },
  },
  layers, basemaps, direction, find, timeline, edit, quality, problem, importing, report, offline, outbox, storage, takeAlong, zones,
  about_product, availability, carbon, chart, classes, climate, collection, dates, forest, panel, period, product, risk, satellite, soil, tab, texture, weather, zone,
  files: {
    title: 'Archivos', drop: 'Suelte aquí archivos KML, KMZ, GeoJSON, GeoPackage o shapefiles', dropHint: 'o pulse Ctrl O. Las formas se comprueban y se miden en este equipo; no se sube nada hasta que cree un proyecto.', open: 'Abrir archivos', sample: 'Probar las parcelas de muestra', reading: 'Leyendo {name} …',
    features: '{n} forma | {n} formas', notes: '{n} nota | {n} notas', close: 'Cerrar {name}', notesTitle: 'Notas de la lectura', recent: 'Archivos recientes', swap: 'Intercambiar longitud y latitud',
  },
  table: { name: 'Nombre', folder: 'Carpeta', kind: 'Tipo', vertices: 'Vértices', area: 'Área, ha', perimeter: 'Perímetro, m', status: 'Estado', choose: 'Elegir', shapes: 'Formas', issues: 'Problemas de geometría', attributes: 'Atributos', jobs: 'Tareas', data: 'Datos', valid: 'válida', chooseAll: 'Elegir todas', noShape: 'sin forma', empty: 'Abra un archivo (Ctrl O) o dibuje en el mapa (Alt 1) para ver aquí las formas.', emptyProject: 'No hay ningún archivo abierto. Proyecto, Cambiar nombre y límite… trae aquí el límite de este proyecto.', noIssues: 'Aquí aparecen los fallos de los archivos abiertos, cada uno con su lugar y su remedio.', noJobs: 'No se está calculando nada.' },
  check: {
    none: 'Sin problemas', noneHint: 'Todas las formas son válidas.', count: '{n} problema | {n} problemas', blocks: 'impide la subida', warningsOnly: 'solo avisos', repairOne: 'Reparar', repairAll: 'Reparar todas ({n})', show: 'Mostrar', before: 'antes', after: 'después', effect: 'Efecto en el área', total: 'Total, la tierra compartida contada una vez', next: 'Problema siguiente',
    repaired: 'reparar {name}', allRepaired: 'reparar {n} forma | reparar {n} formas',
  },
  create: {
    title: 'Crear proyecto', name: 'Nombre del proyecto', from: 'A partir de', whole: 'La única forma | Las {n} formas', chosen: 'Las formas elegidas ({n})', collection: 'Una colección: cada forma es un proyecto miembro', controlPool: 'Un grupo de control', takes: 'Ocupa {n} ha de la cuota', remains: 'quedan {n} ha', unknownQuota: 'Esta conexión no informa de su cuota.', notEnough: 'La cuota no alcanza.', submit: 'Crear proyecto', busy: 'Creando …', fixFirst: 'Repare primero las formas: {n} no es válida. | Repare primero las formas: {n} no son válidas.', on: 'En {name}', done: 'Se creó «{name}»', needName: 'Dé un nombre al proyecto.',
  },
  project: {
    area: 'Área geodésica', perimeter: 'Perímetro', members: 'Miembros', centroid: 'Centroide', geometry: 'Geometría', hash: 'Huella de la geometría', created: 'Creado', quota: 'Cuota usada', connection: 'Conexión', data: 'Datos', whereFrom: 'De dónde viene',
    areaSource: 'Área: polígono geodésico sobre WGS 84 (Karney 2013), la tierra compartida contada una vez. La máscara es el límite en la cuadrícula de ESA WorldCover.', export: 'Exportar', report: 'Informe', delete: 'Eliminar', deleteTitle: '¿Eliminar «{name}»?', deleteText: '{what} se eliminan de {connection}. Sus {ha} ha vuelven a la cuota. Se puede recuperar durante unos segundos, después no; expórtelo antes si puede necesitarlo.', deleteWhat: 'El proyecto y todo lo calculado para él | El proyecto, su {n} miembro y todo lo calculado para él | El proyecto, sus {n} miembros y todo lo calculado para él', deleting: 'Se elimina «{name}» …', saved: 'Guardado como {name}', downloaded: 'Descargado {name}', copy: 'Copiar', copied: 'Copiado', ofQuota: '{used} de {limit} ha', collection: 'colección', controlPool: 'grupo de control', vertices: 'vértices',
  },
  shapeKind: { Point: 'Punto', MultiPoint: 'Multipunto', LineString: 'Línea', MultiLineString: 'Multilínea', Polygon: 'Polígono', MultiPolygon: 'Multipolígono', GeometryCollection: 'Colección de geometrías' },
  state: { ready: 'listo', queued: 'en espera', running: 'en curso', failed: 'falló', cancelled: 'cancelado', not_available: 'aún no' },
  format: { geojson: 'GeoJSON', kml: 'KML', kmz: 'KMZ', geopackage: 'GeoPackage', shapefile: 'Shapefile (zip)', flatgeobuf: 'FlatGeobuf', csv: 'CSV con WKT', gpx: 'GPX', wkt: 'WKT' },
  portfolio, answer, groups, start,
  connections: {
    title: 'Conexiones', intro: 'El servicio integrado funciona en este equipo y no necesita nada. Los demás son servicios de un proveedor.', add: 'Añadir una conexión', name: 'Nombre', baseUrl: 'Dirección (https://…)', userGroupUrl: 'Dirección de grupos de usuarios', apiKey: 'Clave de API', token: 'Token del grupo de usuarios', save: 'Guardar', test: 'Probar', use: 'Usar', inUse: 'en uso', remove: 'Quitar', rotate: 'Renovar', edit: 'Editar', close: 'Cerrar', keychain: 'Las claves se guardan en el llavero de este equipo.', memory: 'Este equipo no tiene llavero: las claves se guardan en memoria hasta que se cierre Hectare.', ending: 'termina en {last}', noKey: 'sin clave', set: 'Asignar', saveKey: 'Guardar clave', tested: '{message} {n} proyectos, {ms} ms', cancel: 'Cancelar', removeTitle: '¿Quitar «{name}»?', removeText: 'La dirección y sus claves se quitan de este equipo. Los proyectos del proveedor se conservan.',
  },
  status: { starting: 'iniciando …', ready: 'Servicio integrado', stopped: 'detenido', failed: 'el servicio falló', jobs: '{n} tarea en curso | {n} tareas en curso', showJobs: 'Mostrar lo que se calcula y lo que espera', offline: 'Sin red' },
  actions: { cancel: 'Cancelar', close: 'Cerrar', delete: 'Eliminar' },
  faults: { unreadable: 'No se pudo leer {name}', title: 'Eso no funcionó', restored: 'Se restauró lo que tenía abierto.' },
  about: { text: 'Un SIG de escritorio para quienes cuidan la tierra. Hecho con Natural Earth.', version: 'Versión {version}' },
};
