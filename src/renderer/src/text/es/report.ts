import type { report as english } from '../en/report.ts';

export const report: typeof english = {
  title: 'Informe', intro: 'Lo que dice el servicio sobre esta tierra, en un documento para entregar.', about: 'Acerca de', oneProject: 'Un proyecto: {name}', portfolio: 'Cartera: {n} proyecto | Cartera: {n} proyectos', heading: 'Título', headingHint: 'El nombre del proyecto', headingPortfolio: 'Cartera de proyectos',
  sections: 'Secciones y su orden', up: 'Subir «{name}»', down: 'Bajar «{name}»', orderHint: 'Alt con las flechas mueve una sección.', all: 'Todas', none: 'Ninguna', needSection: 'Elija al menos una sección.',
  section: {
    summary: 'Resumen y medidas', map: 'Mapa', weather: 'Tiempo atmosférico', climate: 'Clima hasta 2099', 'climate-risk': 'Riesgo climático', forest: 'Pérdida de bosque', carbon: 'Carbono', satellite: 'Satélite', soil: 'Suelo', masks: 'Máscaras', parts: 'Partes y miembros', notes: 'Notas', sources: 'Métodos y fuentes',
    projects: 'Tabla de proyectos', countries: 'Totales por país y estado', pages: 'Una página por proyecto',
  },
  language: 'Idioma', paper: 'Papel', letter: 'Carta', notes: 'Notas', notesHint: 'Lo que vio, quién estuvo. Una línea vacía empieza un párrafo.', windowMap: 'El mapa tal como está en la ventana',
  logo: 'Logotipo', chooseLogo: 'Elegir una imagen…', removeLogo: 'Quitar', logoHint: 'PNG, JPEG o SVG', preview: 'Vista previa del informe', making: 'Preparando la vista previa …', again: 'Preguntar de nuevo al servicio', faulty: 'No hay vista previa: {reason}', missing: 'No disponible, y así lo dice el informe:', moreMissing: '{n} más',
  kind: 'Archivo', kinds: { pdf: 'PDF', html: 'Página HTML', xlsx: 'Libro de cálculo', zip: 'Paquete ZIP' }, kindHint: { pdf: 'Etiquetado, con marcadores y fuentes incluidas.', html: 'Una sola página que no necesita nada de fuera.', xlsx: 'Una hoja por cada tabla.', zip: 'Todo lo anterior con geometrías, GeoTIFF, tablas CSV y un manifiesto.' },
  save: 'Guardar el informe', cancel: 'Detener', doing: { file: 'Escribiendo el archivo', saving: 'Guardando', bundle: 'Empaquetando', project: 'Proyecto', other: 'Consultando: {what}' },
  letters: 'Para algunas letras no hay fuente en este equipo; un signo ocupa su lugar: {letters}', pages: '{n} página | {n} páginas',
};
