// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { defineComponent, h, nextTick, ref } from 'vue';
import { mountAlone, page } from './mount.ts';

/** A button within an element that hears its presses too, drawn when another was pressed. */
const grown = (heard: string[]) => {
  const isOpen = ref(false);
  return defineComponent(
    () => () =>
      h('div', [
        h('button', { 'data-testid': 'open', onClick: () => (isOpen.value = true) }),
        isOpen.value
          ? h('div', { onClick: () => heard.push('outer') }, h('button', { 'data-testid': 'inner', onClick: () => heard.push('inner') }))
          : null,
      ]),
  );
};

test('a press in the millisecond in which its listeners were attached is heard by all of them', async () => {
  for (let time = 0; time < 100; time += 1) {
    const heard: string[] = [];
    mountAlone(grown(heard))
      .wrapper.find('[data-testid=open]')
      .element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await nextTick();
    page.get('inner').click();
    expect(heard).toEqual(['inner', 'outer']);
    document.body.replaceChildren();
  }
});
