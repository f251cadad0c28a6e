import { ApiFault } from '#client/index.ts';
import { isObject } from '#domain/object.ts';
import { isRefusal } from '../faults.ts';
import type { OutboxEntry } from './entry.ts';
import type { AskService } from './matcher.ts';

/** What can be refused because of the new boundary: removals are held against its area. */
const restsOnTheBoundary = 'declared_removals';

type Decisions = Record<string, unknown>;

/** A provider without these settings refuses the call, or answers something else at that address. */
const hasNoSettings = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof ApiFault && (error.status === 501 || error.code === 'shape' || error.code === 'too-large'));

/**
 * Takes over what a person decided for a project (time zone, ecological zone, declared removals, programme) to the one
 * that an edit made in its place. What the new one has already stays. False: the service does not take all of it for the
 * new boundary; the rest was taken over. Rejects like a call.
 */
export async function takeOverDecisions(entry: OutboxEntry, ask: AskService, signal: AbortSignal): Promise<boolean> {
  const { connectionId, account, projectId, madeId } = entry;
  const input = (id: string) => ({ connectionId, account, params: { project_id: id } });
  const read = async (id: string): Promise<Decisions> => {
    try {
      const { value } = await ask('projectSettings', input(id), signal);
      return isObject(value) ? value : {};
    } catch (error) {
      if (hasNoSettings(error)) return {};
      throw error;
    }
  };
  const change = async (body: Decisions): Promise<boolean> => {
    if (Object.keys(body).length === 0) return true;
    try {
      await ask('changeProjectSettings', { ...input(madeId!), body }, signal);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  };
  const decided = Object.entries(await read(projectId!)).filter(([, value]) => value !== null);
  if (decided.length === 0) return true;
  const there = await read(madeId!);
  const missing = Object.fromEntries(decided.filter(([name]) => (there[name] ?? null) === null));
  if (await change(missing)) return true;
  const { [restsOnTheBoundary]: _refused, ...others } = missing;
  await change(others);
  return false;
}
