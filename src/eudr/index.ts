export { makeStatement, type Statement } from './statement.ts';
export type { PreparationChoices } from './prepare.ts';
export { columnsOf, guessSources, roles, type Role, type RoleSources } from './roles.ts';
export { numberedName } from './split.ts';
