import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { parcelAt } from '../test/helpers/parcels.ts';
import { landscapeWithout } from '../test/helpers/part-of-landscape.ts';
const without = JSON.parse(process.argv[2] ?? '["benchmark"]');
const folder = mkdtempSync('/dev/shm/coll-');
landscapeWithout(without, join(folder, 'landscape'));
const prof = process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/dev/shm/prof3'] : [];
const child = fork('/work/tree/s/out/main/service.js', [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: prof });
await new Promise<void>((r) => { child.on('message', (m: any) => m.type === 'ready' && r()); child.send({ type: 'start', options: { dataFolder: folder, listen: { socketPath: join(folder, 's.sock') }, apiKey: 'kkkkkkkkkkkkkkkkkkkkkkkk', userGroupToken: 'ttttttttttttttttttttttt', packFolders: [join(folder, 'landscape')], quotaHectares: null } }); });
const dispatcher = new Agent({ connect: { socketPath: join(folder, 's.sock') } });
const call = async (method: any, path: string, body?: object) => { const a = await request(`http://localhost${path}`, { method, dispatcher, headers: { 'x-api-key': 'kkkkkkkkkkkkkkkkkkkkkkkk', 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) }); return (await a.body.json()) as any; };
await call('PUT', '/collection', { offline: true });
const { id } = await call('POST', '/projects?project_name=K', parcelAt(35.001, 1.044));
const t0 = performance.now(); const seen = new Map<string, string>();
const cpuOf = () => { const s = require_('/proc/' + child.pid + '/stat'); return s; };
import { readFileSync } from 'node:fs';
function require_(p: string) { const f = readFileSync(p, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) / 100; }
for (;;) {
  const { products } = await call('GET', `/projects/${id}/available_data`);
  for (const p of products) { const s = p.state; if (seen.get(p.product) !== s) { seen.set(p.product, s); console.log(((performance.now() - t0) / 1000).toFixed(1), 'cpu', cpuOf(), p.product, s); } }
  if (products.filter((p: any) => !['performance-benchmark', 'carbon-additionality'].includes(p.product) && (p.state === 'queued' || p.state === 'running')).length === 0) break;
  await new Promise((r) => setTimeout(r, 100));
}
const gone = new Promise((r) => child.on('exit', r)); child.send({ type: 'stop' }); await gone; await dispatcher.destroy(); rmSync(folder, { recursive: true });
