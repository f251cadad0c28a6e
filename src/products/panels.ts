import { defineAsyncComponent, type Component } from 'vue';
import { products } from './index.ts';

const load = async (slug: string): Promise<Component> => ((await import(`./${slug}/panel.ts`)) as { panel: Component }).panel;

/** The panels of the products by slug; each is fetched when it is first shown. */
export const panels: Record<string, Component> = Object.fromEntries(
  products.filter(({ tab }) => tab !== null).map(({ slug }) => [slug, defineAsyncComponent(() => load(slug))]),
);
/** Resolves when the panel of a product can be drawn at once. */
export const panelLoaded = async (slug: string): Promise<void> => void (await load(slug));
