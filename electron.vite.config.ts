import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';
import vue from '@vitejs/plugin-vue';

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rollupOptions: {
        input: {
          index: resolve('src/main/index.ts'),
          service: resolve('src/service/process.ts'),
          cli: resolve('src/cli/main.ts'),
          web: resolve('src/web/main.ts'),
        },
      },
    },
  },
  preload: {
    build: { outDir: 'out/preload', rollupOptions: { input: resolve('src/preload/index.ts'), output: { format: 'cjs', entryFileNames: '[name].cjs' } } },
  },
  renderer: {
    root: 'src/renderer',
    build: { outDir: 'out/renderer', rollupOptions: { input: resolve('src/renderer/index.html') } },
    worker: { format: 'es' },
    plugins: [vue()],
  },
});
