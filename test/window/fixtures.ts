import type { ProductState, Project, ProjectListItem } from '#api/index.ts';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import type { Geometry } from '#geo/index.ts';
import type { OutboxItem } from '#window/offline/outbox.ts';
import type { Connection, OpenProject } from '#window/workspace/workspace.ts';

/** What the host gives for `api.call`, as the client read it by the operation's schema. */
export const apiAnswer = (value: unknown, more: Partial<BridgeOutput<'api.call'>> = {}): BridgeOutput<'api.call'> => ({
  raw: false,
  value,
  deviations: [],
  fetchedAt: '2026-05-04T10:00:00Z',
  stale: false,
  ...more,
});
type Operations = { [operation: string]: unknown };
/** Answers `api.call` by operation; a function makes the answer, or refuses. An operation without an answer throws. */
export const apiAnswers =
  (answers: Operations) =>
  async (input: BridgeInput<'api.call'>): Promise<BridgeOutput<'api.call'>> => {
    if (!(input.operation in answers)) throw new Error(`The test gives no answer to ${input.operation}`);
    const answer = answers[input.operation];
    return apiAnswer(typeof answer === 'function' ? await (answer as () => unknown)() : answer);
  };

export const square: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [36.8, -1.3],
      [36.81, -1.3],
      [36.81, -1.29],
      [36.8, -1.29],
      [36.8, -1.3],
    ],
  ],
};
export const listedProject = (more: Partial<ProjectListItem> = {}): ProjectListItem => ({
  id: 'project-1',
  user_id: 'me',
  project_name: 'Woodlot',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
  area_hectares: 123.45,
  centroid_lat: -1.295,
  centroid_lon: 36.805,
  ...more,
});
export const openProject = (more: Partial<Project> = {}): OpenProject => ({
  record: { ...listedProject(), geometry: square, geometry_hash: 'a1b2c3', is_collection: false, is_control_pool: false, ...more },
  geometry: square,
  perimeterMetres: 4440,
});
export const productState = (product: string, more: Partial<ProductState> = {}): ProductState => ({
  product,
  state: 'ready',
  progress: 1,
  reason: null,
  updated_at: '2026-01-02T00:00:00Z',
  ...more,
});
export const connection = (more: Partial<Connection> = {}): Connection => ({
  id: 'remote',
  name: 'Provider',
  kind: 'remote',
  baseUrl: 'https://provider.example',
  userGroupUrl: '',
  secrets: [],
  selected: true,
  ...more,
});
/** A create that waits to be sent. */
export const outboxItem = (more: Partial<OutboxItem> = {}): OutboxItem => ({
  id: 'entry-1',
  kind: 'create',
  name: 'Woodlot',
  connectionId: 'remote',
  connectionName: 'Provider',
  projectId: null,
  isCollection: false,
  isControlPool: false,
  areaHectares: 12.5,
  state: 'waiting',
  createdAt: '2026-05-04T10:00:00Z',
  lastSentAt: null,
  unsure: false,
  attempts: 1,
  notBefore: null,
  fault: null,
  otherAccount: false,
  blockedBy: null,
  connectionFault: null,
  ...more,
});
