// Runs steps of the updater in a process where `electron` is the stand-in: node --import …/register.mjs drive.ts OPTIONS STEP…
import { Updates, type UpdatesOptions } from '../../src/main/updates.ts';

const [options = '{}', ...steps] = process.argv.slice(2);
const seen: string[] = [];
const updates = new Updates({
  ...(JSON.parse(options) as Pick<UpdatesOptions, 'feedPath' | 'version' | 'dataFolder' | 'platform' | 'isPackaged'>),
  log: () => {},
  onState: ({ now }) => seen.push(now.step),
  quit: () => {},
  onQuit: () => {},
  whenReady: async () => {},
});
for (const step of steps) await updates[step as 'check' | 'fetch']();
console.log(JSON.stringify({ ...updates.state(), seen: [...new Set(seen)] }));
process.exit(0);
