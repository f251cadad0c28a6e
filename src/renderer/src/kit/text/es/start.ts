import type { start as english } from '../en/start.ts';

/** Lo que está a la derecha mientras no hay ningún proyecto abierto. */
export const start: typeof english = {
  title: 'De un archivo a un informe',
  open: 'Abra un archivo de límites',
  check: 'Compruebe y repare',
  create: 'Cree un proyecto',
  see: 'Vea tiempo, bosque, carbono y suelo',
  report: 'Escriba un informe',
  choose: 'Elija un proyecto',
  chooseHint: 'A la izquierda, por su nombre con Ctrl K, o todos a la vez en la cartera.',
  projects: 'Proyecto | Proyectos',
  latest: 'Cambiados recientemente',
  recent: 'Archivos recientes',
  clearRecent: 'Vaciar la lista',
  recentHint: '{path}, abierto el {time}',
  forgetRecent: 'Olvidar los archivos recientes',
  noRecent: 'No se abrió antes ningún archivo que se pueda abrir de nuevo',
  portfolio: 'Abrir la cartera',
  reportAll: 'Informe de todos',
};
