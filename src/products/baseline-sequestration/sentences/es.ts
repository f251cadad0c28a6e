import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Crecimiento de las celdas leñosas del mapa de cobertura del suelo (árboles, manglares, arbustos) por zona ecológica: Σ hectáreas × crecimiento × (1 + proporción de raíces) × fracción de carbono (0,47; manglares 0,45) × 44/12 (IPCC 2006, volumen 4, ecuación 2.9). Un rodal es joven si se perdió en los últimos {years} años o no era bosque en 2000.',
  'tier-1': 'Es una estimación de nivel 1 del crecimiento sin el proyecto, no un resultado verificado.',
  'table-cells':
    'El crecimiento procede de IPCC 2019, tabla 4.9; cada tasa dice si se cotejó con la publicación. Las parcelas de campo (GROA) acompañan a los rodales jóvenes solo como contraste.',
  primary:
    '{hectares:1} ha del bosque que existía en 2000 y no se perdió son bosque primario en el mapa de 2001 (Turubanova et al. 2018) y crecen a la tasa del bosque maduro; los errores de ese mapa no están en ningún límite.',
  'old-growth-said':
    'El usuario dice que el bosque que existía en 2000 y no se perdió es bosque maduro: {hectares:1} ha crecen a ese ritmo, diga lo que diga un mapa.',
  'old-growth-denied':
    'El usuario dice que el bosque que existía en 2000 y no se perdió no es bosque maduro: {hectares:1} ha crecen como bosque secundario de más edad, diga lo que diga un mapa. El límite inferior sigue siendo el del bosque maduro.',
  'not-primary':
    'El bosque que existía en 2000, no se perdió y no es primario en el mapa cuenta como bosque secundario viejo. El mapa puede omitir bosque maduro, por eso el límite inferior es el de este.',
  'age-unknown':
    'El bosque que existía en 2000 y no se perdió cuenta como bosque secundario viejo: allí no se pudo leer ningún mapa de bosque primario. Si es bosque maduro, el crecimiento está más cerca del límite inferior.',
  'root-shares':
    'Las proporciones de raíces son las de rodales de {young} t/ha (jóvenes) y {old} t/ha (viejos); los manglares crecen como los árboles de su zona, con proporciones de raíces propias. Son las de IPCC 2006 (tabla 4.4); el crecimiento es el de su refinamiento de 2019, cuyas otras proporciones de raíces no se leyeron (código público tiene de 0,53 a 0,83 en la selva africana, 0,22 en la americana y 0,21 en la asiática, donde aquí hay 0,37).',
  bounds:
    'Los límites inferior y superior son ±50 % de una tasa (±75 % de la de una zona vecina) y, en bosque maduro, llegan hasta la tasa del bosque primario: la dispersión de las tasas de crecimiento, no el error del mapa de cobertura.',
  'same-growth': 'El crecimiento es el mismo todos los años; los rodales no envejecen dentro de los registros.',
  'woody-cover': 'cobertura leñosa',
  'unknown-area': 'El mapa de cobertura del suelo no tiene datos en {hectares:1} ha del proyecto; allí no se cuenta el crecimiento.',
  groa: 'Base de datos GROA, CC BY 4.0 (Cook-Patton et al. 2020, Nature 585:545-550)',
  'stand.tree-young': 'árboles de hasta 20 años',
  'stand.tree-old': 'árboles de más de 20 años',
  'stand.tree-primary': 'bosque primario',
  'stand.mangrove-young': 'manglares de hasta 20 años',
  'stand.mangrove-old': 'manglares de más de 20 años',
  'stand.shrub-young': 'arbustos de hasta 20 años',
  'stand.shrub-old': 'arbustos de más de 20 años',
};
