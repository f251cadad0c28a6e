import type { PictureCase } from '../../picture-case.ts';
import light from '../shapes-light/case.ts';

export default {
  title: 'The same shapes at night, every line and label readable on dark land',
  scene: { ...light.scene, dark: true, shown: { basemap: true, graticule: true } },
} satisfies PictureCase;
