import { numberOf } from '#api/foreign-answers.ts';
import { areaOf } from '../reading.ts';
import { rule, type Rule } from '../rule.ts';
import type { Land } from '../land.ts';

/** Below it, figures from cells of 30 m are coarse: eleven cells of the forest map (data-sources: flagged below about 1 ha). */
const smallHectares = 1;

const memberCount = ({ project }: Land): number => project.subprojects?.length ?? 0;

/** The project's own record: how large it is and what it is made of. */
export const landRules: Rule[] = [
  rule({
    code: 'findings.land.area',
    kind: 'here',
    slug: null,
    rests: ['project'],
    find: (land) => {
      const area = areaOf(land);
      if (area === null || land.project.is_collection || (land.parcelCount ?? 0) > 1) return null;
      return { severity: 100, params: { area: { value: area, unit: 'ha' } } };
    },
  }),
  rule({
    code: 'findings.land.parcels',
    kind: 'here',
    slug: null,
    rests: ['project'],
    find: (land) => {
      const area = areaOf(land);
      const count = land.parcelCount ?? 0;
      if (area === null || land.project.is_collection || count < 2) return null;
      return { severity: 100, params: { area: { value: area, unit: 'ha' }, parcels: { value: count, unit: 'parcels' } } };
    },
  }),
  rule({
    code: 'findings.land.collection',
    kind: 'here',
    slug: null,
    rests: ['project'],
    find: (land) => {
      const area = areaOf(land);
      if (!land.project.is_collection || area === null) return null;
      return { severity: 100, params: { area: { value: area, unit: 'ha' }, members: { value: memberCount(land), unit: 'members' } } };
    },
  }),
  rule({
    code: 'findings.land.control-pool',
    kind: 'here',
    slug: null,
    rests: ['project'],
    find: ({ project }) => (project.is_control_pool ? { severity: 95, params: {} } : null),
  }),
  rule({
    code: 'findings.land.no-area',
    kind: 'worry',
    slug: null,
    rests: ['project'],
    find: ({ project }) => (numberOf(project.area_hectares) === 0 ? { severity: 85, params: {}, action: 'draw-area' } : null),
  }),
  rule({
    code: 'findings.land.area-unknown',
    kind: 'missing',
    slug: null,
    rests: ['project'],
    find: ({ project }) => (numberOf(project.area_hectares) === null ? { severity: 50, params: {} } : null),
  }),
  rule({
    code: 'findings.land.small',
    kind: 'worry',
    slug: null,
    rests: ['project'],
    thresholds: { smallHectares },
    find: (land) => {
      const area = areaOf(land);
      return area === null || area >= smallHectares ? null : { severity: 30, params: { area: { value: area, unit: 'ha' } } };
    },
  }),
];
