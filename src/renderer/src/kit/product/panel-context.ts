import { inject, type InjectionKey } from 'vue';
import type { ProductState } from '#api/index.ts';
import type { MapOverlay, SwipeSide } from '../map-types.ts';

/** What a layer is called, and what its classes are, in the language of now. */
export type LayerWords = () => Pick<MapOverlay, 'title' | 'legend'>;
/** A picture to be laid over the map, known by its slug. */
export type NewLayer = Omit<MapOverlay, 'id' | 'side' | 'title' | 'legend'> & { slug: string; words: LayerWords; side?: SwipeSide };
/** A picture of a time: read at once or when it is gone to. */
export interface TimeStep {
  label: () => string;
  load: () => Promise<{ bytes: Uint8Array; /** what stands beside the label once the picture is there */ note: () => string } | null>;
}

/** The one thing that a person can do about a job. */
export interface JobAction {
  code: string;
  label: string;
  run: () => Promise<void>;
}

/** The part of the window that a product's panel may use. The window's stores have this shape; the feature that draws the panels provides them. */
export interface PanelContext {
  workspace: {
    readonly current: { record: { id: string; project_name: string; area_hectares?: number | null } } | null;
    readonly products: readonly ProductState[];
    loadProducts(): Promise<void>;
  };
  ui: { readonly dark: boolean };
  layers: {
    readonly list: readonly NewLayer[];
    put(layer: NewLayer): void;
    remove(slug: string): void;
    /** one step that can be undone */
    step(label: string, redo: () => void, undo: () => void): void;
  };
  steps: {
    start(
      base: Omit<NewLayer, 'bytes' | 'words'>,
      name: () => string,
      steps: TimeStep[],
      words: { none: () => string; failed: (reason: string) => string },
      inPlaceOf: string,
    ): Promise<void>;
    close(): void;
  };
  /** has products of a project collected again, and reads their new states */
  collectAgain(projectId: string, products: readonly string[]): Promise<void>;
  /** what a person can do about a job of the open project; null where there is nothing */
  jobAction(job: ProductState): JobAction | null;
  /** answers the one question that open data asks a person */
  answerNonCommercial(isNonCommercial: boolean): Promise<void>;
}

export const panelContextKey: InjectionKey<PanelContext> = Symbol('panel context');

/** Throws outside a component that stands below one that provides the context. */
export function usePanelContext(): PanelContext {
  const context = inject(panelContextKey);
  if (!context) throw new Error('A panel stands where nothing provides its context');
  return context;
}
