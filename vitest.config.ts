import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

/** Unit and component tests, which stand beside their source, and the rules of the tree. They need no build, no network and no system package. */
export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['src/**/*.test.ts', 'test/architecture/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    globalSetup: 'test/helpers/temporary-folder.ts',
  },
});
