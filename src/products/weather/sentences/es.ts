import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Reanálisis horario en el centroide del proyecto, agregado por día local (de medianoche a medianoche, hora local); los periodos son sumas, extremos y medias de sus horas.',
  'snow-as-water':
    'El espesor de nieve se convierte en agua con {density} kg/m³; donde la fuente no lo da, los días que no bajan de 5 °C no tienen nieve.',
  'whole-days':
    'Un día cuenta si tiene al menos 20 de sus horas; un periodo con un día incompleto queda sin valor. El primer y el último periodo contienen solo los días dentro de las fechas.',
  'power-cell': 'La celda de NASA POWER mide 0,5 × 0,625 grados (MERRA-2).',
  'power-hours':
    'NASA POWER no dice si una hora lleva el nombre de su comienzo o de su fin; se toma por su fin, así que un día puede contener una hora del vecino. Si su respuesta no indica la unidad, se toma la de su documentación (espesor de nieve en cm: de memoria, sin comprobar).',
  'start-too-early': 'La fecha inicial debe ser {date} o posterior, diez años antes de hoy',
};
