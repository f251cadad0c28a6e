// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#test/window/host.ts';
import { useUi } from '#window/workspace/ui.ts';
import type { UserGroup } from './groups.ts';
import GroupsDialog from './GroupsDialog.vue';

const group: UserGroup = {
  id: 'g1',
  connectionId: 'remote',
  userGroupId: 'farmers',
  name: 'Farmers',
  environmentTag: null,
  teamId: 7,
  mapping: '{}',
  properties: '{}',
  savedAt: '2026-01-01T00:00:00Z',
  hasToken: true,
  lastFour: '9f2c',
};
async function open(list: NonNullable<Answers['groups.list']>) {
  mountAlone(GroupsDialog, { answers: { 'groups.list': list, 'drafts.load': null } });
  useUi().dialog = 'groups';
  await flushPromises();
}
const known = (groups: UserGroup[], ownAddress = true) => ({ connectionId: 'remote', groups, ownAddress });
const nameField = () => page.get('group-name-field') as HTMLInputElement;
async function submit(): Promise<void> {
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}

test('without a group the form of a new one is open, and says what is not set up', async () => {
  await open(known([], false));
  expect(page.text()).toContain(text('groups.none'));
  expect(page.text()).toContain(text('groups.noAddress'));
  expect(page.textOf('group-save')).toBe(text('groups.create'));
});

test('while the host has not answered there is no form to type into', async () => {
  await open(neverAnswers);
  expect(page.find('group-name-field')).toBeNull();
});

test('a refusal is shown, and asking again brings the groups', async () => {
  await open(refuses('lacks', 'This connection has no user groups.'));
  expect(page.alerts().join()).toContain('This connection has no user groups.');
  fakeHost.answer({ 'groups.list': known([group]) });
  await page.press(page.button(text('groups.again')));
  expect(page.textOf('group-farmers')).toContain('Farmers');
});

test('of a token only the last four characters are shown', async () => {
  await open(known([group]));
  expect(page.textOf('group-token')).toBe(text('groups.tokenEnding', { last: '9f2c' }));
});

test('a group without a token has nothing to copy or rotate', async () => {
  await open(known([{ ...group, hasToken: false, lastFour: '' }]));
  expect(page.textOf('group-token')).toBe(text('groups.noToken'));
  expect([page.find('group-copy'), page.find('group-rotate')]).toEqual([null, null]);
});

test('a new group without name and id is not sent, and both fields say why', async () => {
  await open(known([]));
  await submit();
  expect(page.alerts()).toEqual([text('groups.fault.needName'), text('groups.fault.needId')]);
  expect(fakeHost.asked('groups.save')).toEqual([]);
});

test('a refusal of the service stands at the field that it names, and nothing typed is lost', async () => {
  await open(known([group]));
  await page.type(nameField(), 'Growers');
  expect(page.textOf('group-farmers')).toContain(text('groups.unsaved'));
  fakeHost.answer({ 'groups.save': refuses('invalid', 'Not accepted.') });
  await submit();
  expect(page.textOf('group-fault')).toBe('Not accepted.');
  expect(nameField().value).toBe('Growers');
});

test('what was changed can be taken back', async () => {
  await open(known([group]));
  await page.type(nameField(), 'Growers');
  await page.press(page.button(text('groups.reset')));
  expect(nameField().value).toBe('Farmers');
});

test('rotating a token asks first', async () => {
  await open(known([group]));
  fakeHost.answer({ 'groups.rotate': { ...group, lastFour: '0000' } });
  await page.press(page.get('group-rotate'));
  expect(fakeHost.asked('groups.rotate')).toEqual([]);
  await page.press(page.get('confirm-rotate'));
  expect(page.textOf('group-token')).toBe(text('groups.tokenEnding', { last: '0000' }));
});

test('long names and names from right to left are whole, in their own direction', async () => {
  await open(
    known([
      { ...group, name: rightToLeftName },
      { ...group, id: 'g2', userGroupId: 'long', name: longName },
    ]),
  );
  const names = page.all('nav .item span[dir]').slice(0, 2);
  expect(names.map(({ textContent, dir }) => [textContent, dir])).toEqual([
    [rightToLeftName, 'auto'],
    [longName, 'auto'],
  ]);
  expect([nameField().value, nameField().dir]).toEqual([rightToLeftName, 'auto']);
});
