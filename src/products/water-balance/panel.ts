export { default as panel } from './Panel.vue';
