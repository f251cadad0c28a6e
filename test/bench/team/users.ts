import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { parcelAt } from '../../helpers/parcels.ts';

/** What a user asks for, and how often among a hundred. */
const habits = [
  ['project', 40],
  ['list', 20],
  ['notes', 9],
  ['features in a box', 13],
  ['layers of a GIS', 3],
  ['state of the queue', 5],
  ['create', 10],
] as const;
type Habit = (typeof habits)[number][0];
export type Times = Map<Habit, number[]>;

const thinkingMilliseconds = [5000, 15_000] as const;

interface Scenario {
  urls: string[];
  keys: string[];
  /** ids of projects of each account */
  projects: string[][];
  users: number;
  seconds: number;
  /** before that: what runs for the first time is not counted */
  warmUpSeconds: number;
}

function habit(): Habit {
  let left = randomInt(100);
  for (const [name, share] of habits) {
    if (left < share) return name;
    left -= share;
  }
  return 'project';
}

/** Users at once, each of whom thinks between two requests, as people do; times of the answers in milliseconds. Rejects for an answer that is not 200 or 304. */
export async function thinkingUsers({ urls, keys, projects, users, seconds, warmUpSeconds }: Scenario): Promise<Times> {
  const agent = new Agent();
  const times: Times = new Map(habits.map(([name]) => [name, []]));
  const begin = performance.now() + warmUpSeconds * 1000;
  const end = begin + seconds * 1000;
  const user = async (number: number) => {
    const account = number % keys.length;
    let etag = '';
    await wait(randomInt(thinkingMilliseconds[1]));
    while (performance.now() < end) {
      const what = habit();
      const id = projects[account]![randomInt(projects[account]!.length)]!;
      const [west, south] = [-60 + randomInt(100) * 0.1, -10 + randomInt(10) * 0.1];
      const path = {
        project: `/projects/${id}`,
        list: '/projects',
        notes: '/project_notes',
        'layers of a GIS': '/ogc/collections',
        'state of the queue': '/collection',
        'features in a box': `/ogc/collections/plots/items?limit=100&bbox=${west},${south},${west + 0.1},${south + 0.1}`,
        create: '/projects?project_name=New',
      }[what];
      const start = performance.now();
      const answer = await request(`${urls[number % urls.length]}${path}`, {
        method: what === 'create' ? 'POST' : 'GET',
        dispatcher: agent,
        headers: {
          'x-api-key': keys[account]!,
          ...(what === 'create' ? { 'content-type': 'application/json' } : {}),
          ...(what === 'list' && etag ? { 'if-none-match': etag } : {}),
        },
        body: what === 'create' ? JSON.stringify(parcelAt(35, 1)) : null,
      });
      await answer.body.dump({ limit: 100_000_000 });
      if (answer.statusCode !== 200 && answer.statusCode !== 304) throw new Error(`${what}: ${answer.statusCode}`);
      if (what === 'list') etag = String(answer.headers['etag'] ?? '');
      if (start >= begin) times.get(what)!.push(performance.now() - start);
      await wait(randomInt(...thinkingMilliseconds));
    }
  };
  await Promise.all(Array.from({ length: users }, (_, number) => user(number)));
  await agent.close();
  return times;
}
