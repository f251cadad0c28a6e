import { expect, test } from 'vitest';
import { commandIds, commandsIn, factsOf, menuNames } from '#host/commands.ts';
import { menuCommands } from '#main/menu.ts';

// That the window knows every command of the table, and no other, is a matter of types: see MenuActions in src/renderer/src/shell/commands/command.ts.
test('every command stands in one menu', () => {
  expect(menuNames.flatMap((menu) => commandsIn(menu)).toSorted()).toEqual(commandIds.toSorted());
});

test('the application menu offers commands of the window alone', () => {
  expect(menuCommands.length).toBeGreaterThan(20);
  expect(menuCommands.filter((id) => factsOf(id).appMenu === undefined)).toEqual([]);
});
