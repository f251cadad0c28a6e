/** Lectura de archivos: cuánto va, detenerla, conservar lo leído. */
export const importing = {
  soFar: '{read} de {size} · {n} formas',
  megabytes: '{n} MB',
  kilobytes: '{n} kB',
  stop: 'Detener la lectura de {name}',
  stopped: 'Se detuvo la lectura de {name}',
  nothingKept: 'Se habían leído {n} formas. No se conservó ninguna.',
  keep: 'Conservar {n} formas',
  stoppedNote: 'La lectura se detuvo después de {n} formas: el resto del archivo no está aquí. Ábralo de nuevo para tenerlo completo.',
  sumOnly: 'Con más de {n} formas, esta es su suma; la tierra que comparten se cuenta más de una vez.',
};
