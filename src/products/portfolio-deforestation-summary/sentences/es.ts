import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Hectáreas de cobertura arbórea perdidas desde 2018, sumadas por proyectos enteros, de bosque con un dosel de {canopy} % o más en todos ellos; un proyecto cuenta para el país y el estado de su centroide. El porcentaje es la suma de hectáreas entre la suma de áreas.',
  provisional:
    'Los años que el mapa anual aún no recoge son provisionales: las alertas confirmadas están en las hectáreas y se dan aparte; las alertas no son una estimación de superficie.',
  borders: 'Las fronteras siguen a Natural Earth: según el control efectivo, no según las reclamaciones.',
};
