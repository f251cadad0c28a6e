import type * as z from 'zod';
import { apiContract } from './groups/api/contract.ts';
import { basemapsContract } from './groups/basemaps/contract.ts';
import { connectionsContract } from './groups/connections/contract.ts';
import { draftsContract } from './groups/drafts/contract.ts';
import { filesContract, type openedFile } from './groups/files/contract.ts';
import { hostContract, type serviceState } from './groups/host/contract.ts';
import { jobsContract } from './groups/jobs/contract.ts';
import { keysContract } from './groups/keys/contract.ts';
import { mapAreasContract } from './groups/map-areas/contract.ts';
import { offlineContract } from './groups/offline/contract.ts';
import { outboxContract } from './groups/outbox/contract.ts';
import { printContract } from './groups/print/contract.ts';
import { projectsContract } from './groups/projects/contract.ts';
import { registeredContract } from './groups/registered/contract.ts';
import { remoteContract } from './groups/remote/contract.ts';
import { reportContract } from './groups/report/contract.ts';
import { settingsContract } from './groups/settings/contract.ts';
import { sourcesContract } from './groups/sources/contract.ts';
import { takeAlongContract } from './groups/take-along/contract.ts';
import { updatesContract, type updateState } from './groups/updates/contract.ts';
import { workspaceContract } from './groups/workspace/contract.ts';
import { userGroupsContract } from './groups/user-groups/contract.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import type { CommandId } from './commands.ts';
import type { BridgeMethod } from './methods.ts';

/** The schemas of every bridge method, group by group. No output carries a secret: test/host/contract.test.ts walks them all. */
export const bridgeContract = {
  ...hostContract,
  ...filesContract,
  ...draftsContract,
  ...settingsContract,
  ...connectionsContract,
  ...keysContract,
  ...userGroupsContract,
  ...basemapsContract,
  ...remoteContract,
  ...apiContract,
  ...projectsContract,
  ...registeredContract,
  ...outboxContract,
  ...offlineContract,
  ...takeAlongContract,
  ...mapAreasContract,
  ...sourcesContract,
  ...reportContract,
  ...printContract,
  ...updatesContract,
  ...workspaceContract,
  ...jobsContract,
} satisfies Record<BridgeMethod, { input: z.ZodType; output: z.ZodType }>;

export type BridgeInput<M extends BridgeMethod> = z.input<(typeof bridgeContract)[M]['input']>;
export type BridgeOutput<M extends BridgeMethod> = z.output<(typeof bridgeContract)[M]['output']>;

/** payloads of the events in methods.ts */
export interface BridgeEvents {
  progress: { callId: string; share: number; message?: string; phrase?: ForeignPhrase };
  'files-opened': { files: z.output<typeof openedFile>[] };
  /** an address that begins with "hectare:" was opened: the dialog for files, all projects, or one of them */
  'link-opened': { action: 'open' | 'portfolio' } | { action: 'project'; id: string };
  'menu-command': { command: CommandId };
  'service-state': { service: z.output<typeof serviceState>; message?: string; phrase?: ForeignPhrase | null };
  'update-state': z.output<typeof updateState>;
  'outbox-changed': Record<string, never>;
  'outbox-done': { id: string; kind: 'create' | 'edit' | 'delete'; name: string; connectionId: string; projectId: string | null };
  /** a file of the profile was put aside: `workspace.damaged` names it */
  'file-damaged': Record<string, never>;
  /** a connection that answered before does not any more, or does again */
  reachable: { connectionId: string; reachable: boolean };
}
