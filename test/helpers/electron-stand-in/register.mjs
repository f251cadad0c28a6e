// node --import this-file out/main/index.js: `electron` becomes the stand-in beside this file.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'electron') return { url: new URL('./electron.ts', import.meta.url).href, shortCircuit: true };
    return next(specifier, context);
  },
});
