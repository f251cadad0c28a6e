import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue';

/** Whether this computer says that it has a network. It asks nobody: to look whether somebody answers would be contact already. */
export function useConnected(): Readonly<Ref<boolean>> {
  const isConnected = ref(navigator.onLine);
  const read = () => {
    isConnected.value = navigator.onLine;
  };
  onMounted(() => {
    read();
    globalThis.addEventListener('online', read);
    globalThis.addEventListener('offline', read);
  });
  onBeforeUnmount(() => {
    globalThis.removeEventListener('online', read);
    globalThis.removeEventListener('offline', read);
  });
  return isConnected;
}
