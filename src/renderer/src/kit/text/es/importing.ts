/** Lectura de archivos: cuánto va, detenerla, conservar lo leído. */
export const importing = {
  photos: '{n} foto | {n} fotos',
  soFar: '{read} de {size} · {n} formas',
  megabytes: '{n} MB',
  kilobytes: '{n} kB',
  stop: 'Detener la lectura de {name}',
  stopped: 'Se detuvo la lectura de {name}',
  nothingKept: 'Se habían leído {n} formas. No se conservó ninguna.',
  keep: 'Conservar {n} formas',
  stoppedNote: 'La lectura se detuvo después de {n} formas: el resto del archivo no está aquí. Ábralo de nuevo para tenerlo completo.',
  full: '{name} contiene más de lo que cabe en esta ventana',
  fullHint:
    'Hasta ahí se leyeron {n} formas; no se conservó ninguna. Todo el archivo se puede revisar y convertir desde la línea de comandos: hectare check, hectare convert.',
  fullNote:
    'La ventana se llenó después de {n} formas: el resto del archivo no está aquí. La línea de comandos lo admite entero: hectare check, hectare convert.',
  sumOnly: 'Esta es la suma: no se restó la tierra que las formas comparten.',
};
