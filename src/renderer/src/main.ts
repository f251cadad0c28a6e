import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import './styles/scripts.css';
import 'vue-sonner/style.css';
import './styles/tokens.css';
import './styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { i18n } from './text/index.ts';

createApp(App).use(createPinia()).use(i18n).mount('#app');
