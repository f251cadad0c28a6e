import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  method:
    'Hectáreas de cobertura arbórea perdidas desde 2018, sumadas por proyectos enteros; un proyecto cuenta para el país y el estado de su centroide. El porcentaje es la suma de hectáreas entre la suma de áreas.',
  borders: 'Las fronteras siguen a Natural Earth: según el control efectivo, no según las reclamaciones.',
};
