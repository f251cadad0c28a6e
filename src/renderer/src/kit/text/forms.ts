import { ref } from 'vue';
import { dateForms, numberForms, type DateForm, type NumberForm } from '#domain/written-forms.ts';

export { dateForms, numberForms, type NumberForm } from '#domain/written-forms.ts';

export const isNumberForm = (value: unknown): value is NumberForm => typeof value === 'string' && Object.hasOwn(numberForms, value);

export const isDateForm = (value: unknown): value is DateForm => dateForms.some((form) => form === value);

/** Views that write a number or a day follow a change. */
export const numberForm = ref<NumberForm>('system');
export const dateForm = ref<DateForm>('system');

/** The next of a few choices, and the first after the last. */
export const nextOf = <T>(choices: readonly T[], now: T): T => choices[(choices.indexOf(now) + 1) % choices.length]!;
