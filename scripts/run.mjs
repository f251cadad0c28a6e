// Runs a step of the day by its name: node scripts/run.mjs lint|format|types|build|test:unit|test:watch|… [ARGUMENTS]
// Every tool runs on the Node of the dev dependency, whatever the system has.
import process from 'node:process';
import { fail, install } from './prepare.mjs';
import { steps } from './steps.mjs';

const [name, ...args] = process.argv.slice(2);
try {
  const step = steps[name];
  if (!step) throw new Error(`There is no step “${name}”. There are: ${Object.keys(steps).join(', ')}.`);
  install();
  await step(args.filter((argument) => argument !== '--no-install'));
} catch (error) {
  fail(error);
}
