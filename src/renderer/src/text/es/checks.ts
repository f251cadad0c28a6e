import type { ProblemCode } from '../../../../geo/index.ts';

export const problem: Record<ProblemCode, string> = {
  'ring-not-closed': 'anillo abierto', 'ring-too-short': 'anillo demasiado corto', 'wrong-orientation': 'sentido contrario', 'self-intersection': 'se cruza a sí misma', 'self-touch': 'se toca a sí misma', 'duplicate-vertex': 'punto repetido', spike: 'pico', 'out-of-range': 'fuera de rango',
  'swapped-coordinates': 'coordenadas intercambiadas', 'not-a-number': 'no es un número', 'parts-overlap': 'partes solapadas', 'empty-geometry': 'sin forma', 'hole-outside-shell': 'hueco afuera', 'nested-holes': 'hueco dentro de un hueco', 'hole-crosses-shell': 'hueco cruza el borde', 'nested-shells': 'parte dentro de una parte', 'duplicate-rings': 'anillo repetido',
  'disconnected-interior': 'se separa en piezas', 'zero-area': 'sin área', 'crosses-antimeridian': 'cruza los 180°', 'longitude-beyond-180': 'longitud más allá de 180°', 'too-few-points': 'muy pocos puntos', 'unsupported-geometry': 'no se puede comprobar',
};
