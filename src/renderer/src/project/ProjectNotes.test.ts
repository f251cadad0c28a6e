// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { connection, listedProject } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import type { Answers } from '#test/window/host.ts';
import { flushSaves } from '#window/kit/debounced-save.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useProjectNotes } from '#window/workspace/project-notes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import ProjectNotes from './ProjectNotes.vue';

const march = { notes: 'Fence in March', tags: ['coffee'], archived: false };
const saved = { isSent: true, isOther: false, refusal: null };
async function open(answers: Answers = {}) {
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'projects.notes': { notes: { 'project-1': march }, theirs: {}, isShared: true },
    'projects.saveNote': saved,
    ...answers,
  });
  const workspace = useWorkspace();
  await workspace.loadConnections();
  workspace.projects = [listedProject()];
  mountAlone(ProjectNotes, { props: { projectId: 'project-1' } });
  await flushPromises();
  return useProjectNotes();
}
const field = () => page.get('project-note') as HTMLTextAreaElement;
async function type(words: string): Promise<void> {
  field().value = words;
  field().dispatchEvent(new Event('input'));
  await flushPromises();
}
const leave = async () => {
  field().dispatchEvent(new Event('change'));
  await flushPromises();
};

test('notes and tags are shown, and what is typed is saved by itself', async () => {
  await open();
  expect(field().value).toBe('Fence in March');
  expect(page.text()).toContain('coffee');
  await type('Fence in April');
  await flushSaves();
  expect(fakeHost.asked('projects.saveNote')).toEqual([
    { id: 'project-1', connectionId: 'remote', notes: 'Fence in April', tags: ['coffee'], archived: false, base: march },
  ]);
});

test('a turn of typing is one step, which is taken back', async () => {
  const notes = await open();
  await type('Fence in A');
  await type('Fence in April');
  await leave();
  expect(useFiles().history.undoLabel).toBe(text('notes.step.notes'));
  useFiles().history.undo();
  expect(notes.of('project-1').notes).toBe('Fence in March');
  useFiles().history.redo();
  expect(notes.of('project-1').notes).toBe('Fence in April');
});

test('several tags come at once, each once; archiving says what it does and is taken back', async () => {
  const notes = await open();
  const tag = page.get('project-tag') as HTMLInputElement;
  tag.value = ' audit 2026, coffee; audit 2026 ';
  tag.dispatchEvent(new Event('input'));
  tag.dispatchEvent(new Event('blur'));
  await flushPromises();
  expect(notes.of('project-1').tags).toEqual(['coffee', 'audit 2026']);
  await page.press(page.get('project-archive'));
  expect(page.text()).toContain(text('notes.isArchived'));
  expect([notes.archivedCount, notes.isHidden('project-1')]).toEqual([1, true]);
  useFiles().history.undo();
  expect(notes.isHidden('project-1')).toBe(false);
});

test('what could not be saved stays, is said, and is saved again', async () => {
  const notes = await open({ 'projects.saveNote': refuses('internal', 'The disk is full.') });
  await type('Important');
  await flushSaves();
  await flushPromises();
  expect(page.text()).toContain(text('notes.notSaved', { reason: notes.fault }));
  await notes.load();
  expect(notes.of('project-1').notes).toBe('Important');
  fakeHost.answer({ 'projects.saveNote': saved });
  await flushSaves();
  expect(notes.fault).toBe('');
  expect(fakeHost.asked('projects.saveNote').at(-1)).toMatchObject({ notes: 'Important' });
});

test('what is typed while the last words are being saved was typed into those', async () => {
  await open();
  const { promise, resolve } = Promise.withResolvers<typeof saved>();
  fakeHost.answer({ 'projects.saveNote': () => promise });
  await type('Fence in April');
  const saving = flushSaves();
  await vi.waitFor(() => expect(fakeHost.asked('projects.saveNote')).toHaveLength(1));
  await type('Fence in April, at last');
  resolve(saved);
  await saving;
  await flushSaves();
  expect(fakeHost.asked('projects.saveNote')).toEqual([
    expect.objectContaining({ notes: 'Fence in April', base: march }),
    expect.objectContaining({ notes: 'Fence in April, at last', base: { ...march, notes: 'Fence in April' } }),
  ]);
});

test('two texts of one note are shown with their difference until one is chosen', async () => {
  const theirs = { ...march, notes: 'Fence in May' };
  await open({ 'projects.notes': { notes: { 'project-1': march }, theirs: { 'project-1': theirs }, isShared: true } });
  expect(page.get('note-theirs').textContent).toContain('Fence in May');
  expect(page.get('note-mine').textContent).toContain('Fence in March');
  const difference = page.get('note-difference');
  expect([difference.querySelector('del')?.textContent, difference.querySelector('ins')?.textContent]).toEqual(['May', 'March']);
  await page.press(page.get('note-takeBoth'));
  await flushSaves();
  expect(page.find('note-clash')).toBeNull();
  expect(field().value).toBe('Fence in May\n\nFence in March');
  expect(fakeHost.asked('projects.saveNote')).toEqual([
    { id: 'project-1', connectionId: 'remote', ...march, notes: 'Fence in May\n\nFence in March', base: theirs },
  ]);
});

test('notes that a service will not take are said with its reason, and who sees notes is said', async () => {
  const refusal = { code: 'forbidden', message: 'This key may only read.', phrase: null };
  await open({ 'projects.saveNote': { isSent: false, isOther: false, refusal } });
  expect(page.get('notes-audience').textContent).toBe(text('notes.shared'));
  await type('Mine');
  await flushSaves();
  await flushPromises();
  expect(page.text()).toContain(text('notes.notSaved', { reason: refusal.message }));
});
