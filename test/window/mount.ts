import { fakeHost, type Answers } from './host.ts';
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Component } from 'vue';
import { addProductTexts } from '#window/panels/product-texts.ts';
import { i18n, setLanguage, text } from '#window/kit/text/index.ts';

export { fakeHost, neverAnswers, refuses } from './host.ts';
export { flushPromises, text };

/** A name in a script that is written from right to left, and one that is longer than any column. */
export const rightToLeftName = 'مشروع استعادة الغابات';
export const longName = 'Restoration of the upper catchment '.repeat(12).trim();

const realDate = Date;

/**
 * Vue ignores an event that reaches a listener in the millisecond in which the listener was attached, when another listener has seen the event before (`_vts` in
 * `runtime-dom`). No person is that fast, but a test is: it would press a button that does nothing, now and then. So an event of a test waits for the millisecond after
 * the last listener was attached.
 */
function leaveThisMillisecond(): void {
  while (realDate.now() <= lastAttached);
}
let lastAttached = 0;

/** Where all that takes events has its `dispatchEvent` from. */
let eventTarget: object = document;
for (let next: object | null = eventTarget; next; next = Object.getPrototypeOf(next) as object | null)
  if (Object.hasOwn(next, 'dispatchEvent')) eventTarget = next;
const { dispatchEvent, addEventListener } = eventTarget as EventTarget;
afterAll(() => {
  Object.defineProperty(eventTarget, 'dispatchEvent', { configurable: true, writable: true, value: dispatchEvent });
  Object.defineProperty(eventTarget, 'addEventListener', { configurable: true, writable: true, value: addEventListener });
});
Object.defineProperty(eventTarget, 'addEventListener', {
  configurable: true,
  writable: true,
  value(this: EventTarget, ...given: Parameters<typeof addEventListener>): void {
    lastAttached = realDate.now();
    addEventListener.apply(this, given);
  },
});
let isDispatching = false;
Object.defineProperty(eventTarget, 'dispatchEvent', {
  configurable: true,
  writable: true,
  value(this: EventTarget, event: Event): boolean {
    // What an event brings about, such as the focus that follows a press, is as quick for a person.
    if (isDispatching) return dispatchEvent.call(this, event);
    leaveThisMillisecond();
    isDispatching = true;
    try {
      return dispatchEvent.call(this, event);
    } finally {
      isDispatching = false;
    }
  },
});

addProductTexts();
const mounted: VueWrapper[] = [];

beforeEach(async () => {
  setActivePinia(createPinia());
  await setLanguage('en');
});
afterEach(() => {
  for (const wrapper of mounted.splice(0)) wrapper.unmount();
  document.body.replaceChildren();
  fakeHost.reset();
});

/**
 * One component alone in the page, with the window's texts, its stores and a host that gives the answers of the test. `page` reads what stands in the whole page:
 * dialogs are drawn outside of the component that opens them.
 */
export function mountAlone<C extends Component>(component: C, options: { props?: object; answers?: Answers } = {}) {
  fakeHost.answer(options.answers ?? {});
  const wrapper: VueWrapper = mount(component as Component, {
    props: options.props ?? {},
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  mounted.push(wrapper);
  return { wrapper, page };
}

const visible = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export const page = {
  text: (): string => visible(document.body),
  find: (testId: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-testid="${testId}"]`),
  /** Throws when it is not there. */
  get(testId: string): HTMLElement {
    const found = page.find(testId);
    if (!found) throw new Error(`The page has no “${testId}”: ${page.text().slice(0, 300)}`);
    return found;
  },
  textOf: (testId: string): string => visible(page.get(testId)),
  all: (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)],
  alerts: (): string[] => page.all('[role="alert"]').map(visible),
  button(name: string | RegExp): HTMLButtonElement {
    const found = page
      .all('button')
      .find((button) =>
        [visible(button), button.getAttribute('aria-label') ?? ''].some((words) =>
          typeof name === 'string' ? words === name : name.test(words),
        ),
      );
    if (!(found instanceof HTMLButtonElement)) throw new Error(`The page has no button “${String(name)}”: ${page.text().slice(0, 300)}`);
    return found;
  },
  async press(button: HTMLElement): Promise<void> {
    button.click();
    await flushPromises();
  },
  async type(field: HTMLElement, value: string): Promise<void> {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('Only a field takes words');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await flushPromises();
  },
};
