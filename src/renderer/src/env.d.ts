/// <reference types="vite/client" />
declare module '*.vue' {
  import type { DefineComponent } from 'vue';
  const component: DefineComponent<object, object, unknown>;
  export default component;
}
declare module '*.kml?raw' {
  const content: string;
  export default content;
}
declare module '@fontsource-variable/inter';
declare module '@fontsource-variable/jetbrains-mono';
