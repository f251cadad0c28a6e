import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';

/** The value of `source` after it has not changed for a while: a slider passes many values on its way, and only the last is worth a request. */
export function useSettled<T>(source: () => T, restMilliseconds: number): Readonly<Ref<T>> {
  const settled = shallowRef(source());
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(source, (next) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      settled.value = next;
    }, restMilliseconds);
  });
  onScopeDispose(() => clearTimeout(timer));
  return settled;
}
