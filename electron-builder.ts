import type { Configuration } from 'electron-builder';
import { fileAssociations } from './src/formats/endings.ts';

/** electron-builder finds this file by its name. */
export default {
  appId: 'earth.hectare.desktop',
  productName: 'Hectare',
  directories: { output: 'dist', buildResources: 'resources' },
  files: [
    'out/**',
    'resources/**',
    'package.json',
    '!**/*.map',
    // Of each font family the weights that reports and window use.
    '!**/@expo-google-fonts/*/[12357-9]00*/**',
    '!**/@expo-google-fonts/*/*_Italic/**',
    '!**/@expo-google-fonts/*/*.png',
  ],
  asarUnpack: ['**/*.node', '**/*.wasm', '**/geos-wasm/**', 'resources/**'],
  afterPack: 'scripts/after-pack.mjs',
  fileAssociations,
  linux: { target: ['AppImage', 'deb'], category: 'Science' },
  mac: { target: ['dmg'], hardenedRuntime: true, category: 'public.app-category.productivity' },
  win: { target: ['nsis'] },
} satisfies Configuration;
