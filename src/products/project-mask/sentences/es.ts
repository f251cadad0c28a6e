import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Límite del proyecto en la cuadrícula de ESA WorldCover (1/12000 de grado, más gruesa por múltiplos enteros a partir de 4096 celdas por lado); 1 donde el centro de la celda queda dentro, 0 fuera.',
  'small-parts': 'Una parte menor que una celda toma la celda de su primer vértice.',
};
