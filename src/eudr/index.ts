export { makeStatement, type Statement } from './statement.ts';
export { pieceProperty, type HoleCut, type PreparationChoices } from './prepare.ts';
export { columnsOf, guessSources, roles, type Role, type RoleSource, type RoleSources } from './roles.ts';
export { numberedName, type StatementFile } from './split.ts';
