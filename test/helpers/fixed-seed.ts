import { configureGlobal, readConfigureGlobal } from 'fast-check';
import process from 'node:process';

// A property is tried on the same inputs in every run, so that a change is judged by what it changed. HECTARE_SEED tries others, and so does every run of the soak.
const seed = process.env['HECTARE_SEED'] ?? (process.env['HECTARE_SOAK'] === '1' ? undefined : '20261126');
if (seed !== undefined) configureGlobal({ ...readConfigureGlobal(), seed: Number(seed) });
