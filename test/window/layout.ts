import { afterAll, beforeAll } from 'vitest';

/** Gives every element a size: happy-dom has no layout, and a list that shows only the rows in sight would show none. */
export function withLayout(size = { width: 900, height: 600 }): void {
  const names = { offsetWidth: size.width, offsetHeight: size.height, clientWidth: size.width, clientHeight: size.height };
  const before = new Map<string, PropertyDescriptor | undefined>();
  beforeAll(() => {
    for (const [name, value] of Object.entries(names)) {
      before.set(name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
    }
  });
  afterAll(() => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
      else Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
}
