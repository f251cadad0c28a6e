import type { PictureCase } from '../../picture-case.ts';
import light from '../world-light/case.ts';

export default { title: 'The same at night', scene: { ...light.scene, dark: true } } satisfies PictureCase;
