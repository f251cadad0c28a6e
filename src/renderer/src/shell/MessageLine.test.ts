// @vitest-environment happy-dom
import { mountAlone, page } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import { toast } from 'vue-sonner';
import MessageLine from './MessageLine.vue';
import { useMessages } from './messages.ts';

test('a message that went while it had the keyboard holds up no other', async () => {
  mountAlone(MessageLine);
  toast('One is being deleted', { action: { label: 'Undo', onClick: () => {} } });
  await vi.waitFor(() => page.get('message-action').focus());
  expect(useMessages().isHeld).toBe(true);
  page.get('message-action').click();
  await vi.waitFor(() => expect(page.find('message')).toBeNull());
  expect(useMessages().isHeld).toBe(false);
});
