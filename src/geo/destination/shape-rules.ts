import { check } from '../check.ts';
import { forEachPosition, hasLines, pointsOf, polygonsOf, vertexCount } from '../parts.ts';
import { geometryPhrase, problemPhrase } from '../phrases/index.ts';
import type { Geometry, Position, Problem } from '../types.ts';
import { cutGeometry, holds, roundedGeometry, type Rule } from './arrival.ts';
import { finding, placeOf } from './finding.ts';

export const kindRule: Rule = ({ geometry }, { types, label }) => {
  const { type } = geometry;
  // A collection is taken for what is in it.
  const taken = types.includes(type) && !(type === 'GeometryCollection' && !types.includes('LineString') && hasLines(geometry));
  return [
    taken
      ? null
      : finding('kind-not-taken', geometryPhrase('rule.kind-not-taken', { destination: label, kind: type, kinds: types.join(', ') })),
  ];
};

export const shapeRule: Rule = ({ faults }) =>
  faults.slice(0, 5).map((fault) => finding('invalid-shape', problemPhrase(fault), fault.location));

const firstFault = (geometry: Geometry): Problem | undefined => check(geometry).find(({ severity }) => severity === 'error');

/** What is wrong with a good shape once its coordinates were cut off, where they are fine when rounded: a file may be sent as it is, or written by Hectare first. */
function faultOfCut(geometry: Geometry, arrives: Geometry, decimals: number): Problem | undefined {
  const cut = cutGeometry(geometry, decimals);
  return JSON.stringify(cut) === JSON.stringify(arrives) ? undefined : firstFault(cut);
}

export const decimalsRule: Rule = ({ geometry, faults, arrives }, { decimals }) => {
  if (decimals === undefined) return [];
  const fault = faults.length === 0 ? firstFault(arrives) : undefined;
  const cutFault = faults.length === 0 && !fault ? faultOfCut(geometry, arrives, decimals) : undefined;
  const coarse = roundedGeometry(geometry, decimals - 1);
  return [
    fault
      ? finding(
          'invalid-after-rounding',
          geometryPhrase('rule.invalid-after-rounding', { decimals, fault: problemPhrase(fault) }),
          fault.location,
        )
      : null,
    cutFault
      ? finding(
          'invalid-after-cutting',
          geometryPhrase('rule.invalid-after-cutting', { decimals, fault: problemPhrase(cutFault) }),
          cutFault.location,
        )
      : null,
    JSON.stringify(coarse) === JSON.stringify(arrives)
      ? finding('coarse-coordinates', geometryPhrase('rule.coarse-coordinates', { decimals }), null, 'warning')
      : null,
  ];
};

export const holesRule: Rule = ({ polygons }, { holes, label }) => {
  const holed = holes === false ? polygons.find((rings) => rings.length > 1) : undefined;
  return [holed ? finding('has-holes', geometryPhrase('rule.has-holes', { destination: label }), placeOf(holed[1]![0])) : null];
};

export const partsRule: Rule = ({ arrives, polygons }, { parts }) => {
  const n = polygons.length + pointsOf(arrives).length;
  return [parts === false && n > 1 ? finding('several-parts', geometryPhrase('rule.several-parts', { n }), null, 'warning') : null];
};

export const verticesRule: Rule = ({ arrives }, { maximumVertices: max }) => {
  const n = vertexCount(arrives);
  return [max !== undefined && n > max ? finding('too-many-vertices', geometryPhrase('rule.too-many-vertices', { n, max })) : null];
};

export const areaRule: Rule = ({ faults, polygons, hectares }, { minimumHectares: min, maximumHectares: max }) => {
  if (faults.length > 0 || polygons.length === 0) return [];
  return [
    min !== undefined && hectares < min ? finding('too-small', geometryPhrase('rule.too-small', { hectares, min })) : null,
    max !== undefined && hectares > max ? finding('too-large', geometryPhrase('rule.too-large', { hectares, max })) : null,
  ];
};

export const limitsRule: Rule = ({ arrives }, { within }) => {
  if (!within) return [];
  const land = polygonsOf(within.geometry);
  let outside: Position | undefined;
  forEachPosition(arrives, (position) => {
    outside ??= land.some((rings) => holds(rings, position)) ? undefined : position;
  });
  return [outside ? finding('outside-limits', geometryPhrase('rule.outside-limits', { land: within.label }), placeOf(outside)) : null];
};
