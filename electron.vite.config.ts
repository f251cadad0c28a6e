import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'electron-vite';
import vue from '@vitejs/plugin-vue';
import type { Plugin } from 'vite';
import { licencesOf } from './scripts/generate-licences.ts';
import { worldFile } from './scripts/world-file.ts';

/** A debug build keeps the lines of the sources: HECTARE_DEBUG=1 npm run build. */
const sourcemap = Boolean(process.env['HECTARE_DEBUG']);

/**
 * Libraries that every host and service loads: as files of their own, found and loaded one by one, they take a third of the processor time of a start. fflate stays outside: its
 * file for Node cannot be built in.
 */
const ofServers = ['fastify', '@fastify/compress', '@fastify/multipart', 'pino', 'pino-roll', 'undici', 'zod'];
const ofLand = [
  '@photostructure/tz-lookup',
  'flatbush',
  'geographiclib-geodesic',
  'kdbush',
  'mgrs',
  'proj4',
  'robust-predicates',
  'topojson-client',
];
const builtIn = [...ofServers, ...ofLand, '@noble/hashes', 'geotiff', 'pbf', 'saxes'];

/** `npm run dev` builds again at every change: there the build is what has to be quick, not the start. */
const isForDevelopment = process.env['NODE_ENV_ELECTRON_VITE'] === 'development';

/** The service needs what all products do at its start: fetched one by one, they and what they share become a hundred files, found and loaded each by itself. */
function productsAtOnce(): Plugin {
  const folder = resolve(import.meta.dirname, 'src/products');
  const fetched = 'await import(`./${slug}/service.ts`)';
  return {
    name: 'products-at-once',
    transform(code, id) {
      if (!id.endsWith('/src/products/services.ts')) return null;
      if (!code.includes(fetched)) throw new Error(`src/products/services.ts no longer has ${fetched}`);
      const slugs = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'service.ts')));
      const imports = slugs.map((slug, at) => `import * as product${at} from './${slug}/service.ts';`).join(' ');
      const all = `{ ${slugs.map((slug, at) => `'${slug}': product${at}`).join(', ')} }`;
      // All before the first line, so that lines stay what they are.
      return { code: `${imports} const loaded = ${all}; ${code.replace(fetched, 'loaded[slug]')}`, map: null };
    },
  };
}

/** The licences of everything that ships, as a file of the window. */
function licencesFile(): Plugin {
  const made = () => JSON.stringify(licencesOf(import.meta.dirname));
  return {
    name: 'licences',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: made() });
    },
    configureServer(server) {
      server.middlewares.use('/licences.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(made());
      });
    },
  };
}

export default defineConfig({
  main: {
    plugins: isForDevelopment ? [] : [productsAtOnce()],
    build: {
      outDir: 'out/main',
      sourcemap,
      externalizeDeps: { exclude: isForDevelopment ? [] : builtIn },
      rollupOptions: {
        input: {
          index: resolve('src/main/index.ts'),
          service: resolve('src/service/process.ts'),
          'compute.thread': resolve('src/service/compute.thread.ts'),
          'inspect.thread': resolve('src/backups/inspect.thread.ts'),
          'read-answer.thread': resolve('src/client/read-answer.thread.ts'),
          'print.thread': resolve('src/print/files/print.thread.ts'),
          'ground.thread': resolve('src/print/files/ground.thread.ts'),
          cli: resolve('src/cli/main.ts'),
          web: resolve('src/web/main.ts'),
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      sourcemap,
      rollupOptions: { input: resolve('src/preload/index.ts'), output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: './',
    server: {
      host: '127.0.0.1',
      // Panels and pure code lie outside of the renderer's folder; node_modules, or what is in it, may be a link.
      fs: { allow: [import.meta.dirname, resolve(realpathSync('node_modules/vite'), '..')] },
    },
    build: {
      outDir: 'out/renderer',
      sourcemap,
      rollupOptions: {
        input: resolve('src/renderer/index.html'),
        // Reports and products read the window's copy of these, so that an installed program holds each once: their names must be known.
        output: {
          assetFileNames: ({ names }) => (/\.(ttf|gz)$/.test(names[0] ?? '') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]'),
        },
      },
      assetsInlineLimit: 0,
      minify: true,
      chunkSizeWarningLimit: 3000,
    },
    worker: { format: 'es' },
    define: {
      __VUE_I18N_FULL_INSTALL__: true,
      __VUE_I18N_LEGACY_API__: false,
      __INTLIFY_PROD_DEVTOOLS__: false,
      __INTLIFY_JIT_COMPILATION__: true,
      __VUE_PROD_DEVTOOLS__: false,
    },
    plugins: [vue(), licencesFile(), worldFile(import.meta.dirname)],
  },
});
