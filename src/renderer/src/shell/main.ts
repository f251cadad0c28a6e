import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '#window/kit/styles/scripts.css';
import 'vue-sonner/style.css';
import '#window/kit/styles/tokens.css';
import '#window/kit/styles/base.css';
import '#window/kit/styles/blocks.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import ElsewherePane from './ElsewherePane.vue';
import { flushSaves } from '#window/kit/debounced-save.ts';
import { addProductTexts } from '#window/panels/product-texts.ts';
import { i18n } from '#window/kit/text/index.ts';
import { becomeTheWindow, whenFree } from './one-window.ts';

addProductTexts();
const pinia = createPinia();
const become = (takeOver: boolean) =>
  becomeTheWindow({
    takeOver,
    save: flushSaves,
    // The other window has taken over the saved work. A reload drops this window's copy and shows where the work is.
    lost: () => location.reload(),
  });
const open = () => createApp(App).use(pinia).use(i18n).mount('#app');

if (await become(false)) open();
else {
  const pane = createApp(ElsewherePane, {
    onHere: async () => {
      await become(true);
      pane.unmount();
      open();
    },
  });
  // Nothing is asked of the host here: its answer would end the session of the window that still has to save.
  pane.use(pinia).use(i18n).mount('#app');
  void whenFree(() => location.reload());
}
