export { numberOf } from '#api/foreign-answers.ts';
