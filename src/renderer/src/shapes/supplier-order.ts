import { computed } from 'vue';
import { supplierOf } from '#formats/supplier-field.ts';
import type { OpenShapes, Shape } from './open-shapes.ts';

/** Suppliers of the shapes in the order in which they keep land: those that somebody ordered, then others as they come. */
function orderedSuppliers(order: readonly string[], shapes: readonly Shape[]): string[] {
  const known = new Set(shapes.flatMap(({ feature }) => supplierOf(feature.properties) ?? []));
  const ordered = order.filter((supplier) => known.has(supplier));
  return [...new Set([...ordered, ...known])];
}

/** Of each shape the place of its supplier in the order, so that a smaller one keeps the land; those without a supplier, and with one that is not ordered, come behind, in the order of shapes. */
function ranksOf(order: readonly string[], shapes: readonly Shape[]): Uint32Array {
  const places = new Map(order.map((supplier, place) => [supplier, place]));
  return Uint32Array.from(shapes, ({ feature }) => places.get(supplierOf(feature.properties) ?? '') ?? order.length);
}

/** Which supplier of the open shapes keeps land before which, kept with the draft. */
export function createSupplierOrder({ layered, keepRule, supplierOrder }: Pick<OpenShapes, 'layered' | 'keepRule' | 'supplierOrder'>) {
  /** none while another rule holds: nobody asks then */
  const suppliers = computed(() => (keepRule.value === 'suppliers' ? orderedSuppliers(supplierOrder.value, layered.value) : []));
  /** Suppliers as they are now: attributes may have been changed since the land was compared. */
  const current = computed(() => (keepRule.value === 'suppliers' ? new Map(layered.value.map((shape) => [shape.id, shape])) : null));
  const ranks = (shapes: readonly Shape[]): Uint32Array | null =>
    current.value &&
    ranksOf(
      suppliers.value,
      shapes.map((shape) => current.value!.get(shape.id) ?? shape),
    );
  /** changes whenever a shape's place in the order does, and not with its land */
  const signature = computed(() => (keepRule.value === 'suppliers' ? ranksOf(suppliers.value, layered.value).join() : ''));
  /** Moves a supplier one place up or down. */
  function move(from: number, by: -1 | 1): void {
    const list = [...suppliers.value];
    const to = from + by;
    if (list[from] === undefined || list[to] === undefined) return;
    [list[from], list[to]] = [list[to], list[from]];
    supplierOrder.value = list;
  }
  return { suppliers, ranks, signature, move };
}
