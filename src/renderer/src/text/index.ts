import { createI18n } from 'vue-i18n';
import { en } from './en.ts';

export const i18n = createI18n({ legacy: false, locale: 'en', fallbackLocale: 'en', messages: { en } });
export const text = i18n.global.t as (key: string, values?: Record<string, unknown>) => string;

/** Numbers as people of the locale write them. */
export const hectares = (value: number | null | undefined): string => (value === null || value === undefined || !Number.isFinite(value) ? '–'
  : new Intl.NumberFormat('en', { maximumFractionDigits: value < 1 ? 4 : value < 100 ? 2 : 1, minimumFractionDigits: value < 100 ? 2 : 1 }).format(value));
export const whole = (value: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value);

/** 1.04410° N, 35.00120° E */
export function place([longitude, latitude]: readonly [number, number], decimals = 5): string {
  return `${Math.abs(latitude).toFixed(decimals)}° ${latitude < 0 ? 'S' : 'N'} ${Math.abs(longitude).toFixed(decimals)}° ${longitude < 0 ? 'W' : 'E'}`;
}
export const dateTime = (iso: string): string => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
export const time = (iso: string): string => new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(iso));
