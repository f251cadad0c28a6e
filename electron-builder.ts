import process from 'node:process';
import type { Configuration } from 'electron-builder';
import { desktopActions, menuTexts } from './scripts/linux-packages/desktop-entry.ts';
import { appId, appName, linuxProgram } from './scripts/packing/names.ts';
import { releaseValues } from './scripts/packing/release-values.ts';
import { fileAssociations } from './src/formats/endings.ts';

const { homepage, updateFeed } = releaseValues(process.env);
const launchers = (system: string, to: string) => ({ from: `resources/launchers/${system}`, to });

/** electron-builder finds this file by its name. `npm run dist` (scripts/dist.mjs) makes what it packs: docs/releasing.md. */
export default {
  appId,
  productName: appName,
  copyright: 'MIT licence; the licences of libraries and data are in Help, Licences',
  // scripts/packing/stage.ts makes `app` hold exactly what ships; icons are drawn into `build`.
  directories: { app: 'dist/app', output: 'dist', buildResources: 'dist/build' },
  files: ['**/*', { from: 'node_modules', to: 'node_modules', filter: ['**/*'] }],
  // The libraries are in `app` already, native ones as their makers built them.
  beforeBuild: async () => false,
  // Native libraries cannot be loaded from the archive; GEOS (LGPL) stays a file that can be replaced.
  asarUnpack: ['**/*.node', '**/geos-wasm/**'],
  afterPack: 'scripts/after-pack.mjs',
  fileAssociations,
  protocols: [{ name: appName, schemes: ['hectare'] }],
  publish: updateFeed === null ? null : { provider: 'generic', url: updateFeed },
  extraMetadata: homepage === null ? {} : { homepage },
  toolsets: { appimage: '1.0.3' },
  linux: {
    target: ['AppImage'],
    category: 'Science',
    executableName: linuxProgram,
    icon: 'icons',
    synopsis: 'Boundaries, areas, and what satellites and climate archives say about land',
    extraFiles: [launchers('linux', 'bin')],
    // Of the AppImage; deb and rpm have an entry of their own.
    desktop: {
      entry: menuTexts,
      desktopActions: Object.fromEntries(
        desktopActions.map(({ id, name, spanish, link }) => [id, { Name: name, 'Name[es]': spanish, Exec: `AppRun ${link}` }]),
      ),
    },
  },
  mac: {
    target: ['dmg'],
    category: 'public.app-category.productivity',
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: 'resources/build/entitlements.mac.plist',
    entitlementsInherit: 'resources/build/entitlements.mac.inherit.plist',
    extendInfo: { NSLocationUsageDescription: 'Hectare shows where you are on the map when you ask for it.' },
    extraResources: [launchers('macos', 'bin')],
  },
  win: { target: ['nsis', 'portable'], extraFiles: [launchers('windows', 'bin')] },
  nsis: {
    artifactName: '${productName}-${version}-${arch}-setup.${ext}',
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    license: 'LICENSE',
    include: 'resources/build/installer.nsh',
    // A workspace is the user's: it stays until `hectare erase` or File, Erase all my data.
    deleteAppDataOnUninstall: false,
  },
  portable: { artifactName: '${productName}-${version}-${arch}-portable.${ext}' },
  appx: {
    identityName: 'Hectare',
    applicationId: 'Hectare',
    publisher: process.env['HECTARE_STORE_PUBLISHER'] ?? 'CN=Hectare contributors',
    publisherDisplayName: 'Hectare contributors',
    backgroundColor: '#1c6b58',
    languages: ['en-US', 'es-ES'],
    showNameOnTiles: false,
  },
} satisfies Configuration;
