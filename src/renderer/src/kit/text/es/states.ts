/** En qué están las tareas, el servicio y la red. */
export const state = {
  ready: 'listo',
  working: 'en curso',
  queued: 'en cola',
  waiting: 'en espera',
  product: 'en espera',
  retry: 'se reintenta',
  network: 'necesita la red',
  answer: 'falta respuesta',
  paused: 'en pausa',
  failed: 'falló',
  cancelled: 'cancelado',
  absent: 'aún no',
};
export const jobs = {
  all: 'Todos los proyectos de este servicio',
  working: 'en curso',
  count: '{n} tarea | {n} tareas',
  countOf: '{jobs} de {projects}',
  projects: '{n} proyecto | {n} proyectos',
  next: 'La siguiente de la cola.',
  ahead: 'En cola, detrás de {n} tarea. | En cola, detrás de {n} tareas.',
  manyAhead: 'En cola, detrás de más de mil tareas.',
  paused: 'La recopilación en segundo plano está en pausa.',
  notTold: 'El servicio no dice a qué espera.',
  retry: 'Próximo intento a las {time}.',
  hint: {
    answer: '¿Su uso es no comercial? El archivo meteorológico se podrá usar cuando responda.',
    network: 'No se puede llegar a las fuentes de datos. Hectare lo intenta de nuevo cada pocos minutos.',
    paused: 'No se recopila nada hasta que la reanude.',
    failed: 'Abra un proyecto para ver el motivo y volver a intentarlo.',
    working: 'En marcha en este equipo.',
    queued: 'Empiezan solas, por turno.',
  },
  action: {
    again: 'Reintentar',
    allowNetwork: 'Usar la red',
    resume: 'Reanudar',
    answer: 'Responder…',
    portfolio: 'Mostrar los proyectos…',
    settings: 'Recopilación en segundo plano…',
    refresh: 'Actualizar',
  },
};
export const help = {
  title: 'Guía de uso',
  intro: 'La guía es parte de Hectare y no necesita red.',
  search: 'Buscar en la guía',
  sections: 'Apartados de la guía',
  nothing: 'En la guía no aparece «{text}».',
  back: 'Volver',
  inEnglish: 'Esta página todavía no está en español.',
};
export const messages = {
  fault: 'fallo',
  none: 'Todavía no hay mensajes.',
  whole: 'Leer',
  more: '{n} más | {n} más',
};
export const connectionState = {
  ready: 'El servicio responde',
  starting: 'El servicio está iniciando …',
  startingHint: 'El servicio integrado está iniciando.',
  restarting: 'El servicio se está reiniciando …',
  restartingHint: 'El servicio integrado terminó y se está iniciando de nuevo.',
  stopped: 'Servicio detenido',
  stoppedHint: 'El servicio integrado no está en marcha. Abrir, comprobar, medir y exportar archivos sigue funcionando.',
  unreachable: 'Necesita la red',
  unreachableHint:
    'No se puede alcanzar {name}. Lo que se vio antes se abre con su fecha; los proyectos que cree, cambie o elimine esperan en la bandeja de salida.',
  turnedAway: 'Abierto en otra parte',
  hostGone: 'Hectare ha terminado',
  hostGoneHint:
    'El programa detrás de esta ventana no responde. Inicie Hectare de nuevo y recargue; lo que escribió está guardado en su borrador.',
  action: { startAgain: 'Iniciar de nuevo', check: 'Comprobar otra vez', reload: 'Recargar' },
};
export const status = {
  starting: 'iniciando …',
  ready: 'Servicio integrado',
  show: 'Mostrar lo que está en marcha y lo que espera',
  answer: '{n} necesita una respuesta | {n} necesitan una respuesta',
  network: '{n} necesita la red | {n} necesitan la red',
  paused: '{n} en pausa | {n} en pausa',
  failed: '{n} falló | {n} fallaron',
  working: '{n} en curso | {n} en curso',
  queued: '{n} en espera | {n} en espera',
};
