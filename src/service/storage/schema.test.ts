import { expect, test } from 'vitest';
import { newestWorkspaceSchema } from '#domain/workspace-schema.ts';
import { newestSchema, schemaSteps } from './schema.ts';

test('backups know the same newest schema as the service', () => expect(newestWorkspaceSchema).toBe(newestSchema));
test('the steps are numbered without a gap', () =>
  expect(schemaSteps.map(({ version }) => version)).toEqual(schemaSteps.map((_step, index) => index + 1)));
