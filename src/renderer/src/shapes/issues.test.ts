// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { processorMilliseconds } from '#test/helpers/processor-time.ts';
import { faulty, problem, shape } from '#test/window/shapes.ts';
import { harmlessCounts, issueKinds, realProblems, type Issue } from './issues.ts';

const reversed = problem({ code: 'wrong-orientation', severity: 'warning' });
const repeated = problem({ code: 'duplicate-vertex', severity: 'warning' });
const spike = problem({ code: 'spike' });

describe('harmless conditions', () => {
  test('ring direction and repeated corners are no problems; whatever moves a boundary is', () => {
    const open = problem({ code: 'ring-not-closed' });
    expect(realProblems(faulty(reversed, spike, repeated, open))).toEqual([spike, open]);
    expect(realProblems(null)).toEqual([]);
  });

  test('they are counted by file', () => {
    const shapes = [
      shape('s1', { summary: faulty(reversed, reversed, repeated) }),
      shape('s2', { summary: faulty(reversed, spike) }),
      shape('s3', { fileId: 'f2', summary: faulty(spike) }),
      shape('s4', { fileId: 'f3', summary: null }),
    ];
    expect([...harmlessCounts(shapes)]).toEqual([['f1', { rings: 3, corners: 1 }]]);
  });
});

describe('issues by kind and shape', () => {
  const [a, b, c] = [shape('a'), shape('b'), shape('c')];
  const overlap = problem({ code: 'parts-overlap', severity: 'warning' });

  test('places of one kind in one shape are one group', () => {
    const issues: Issue[] = [
      { shape: a, problem: problem() },
      { shape: b, problem: problem() },
      { shape: a, problem: problem() },
      { shape: a, problem: spike },
    ];
    expect(
      issueKinds(issues).map(({ code, count, groups }) => [code, count, groups.map((group) => [group.shape.id, group.issues.length])]),
    ).toEqual([
      [
        'self-intersection',
        3,
        [
          ['a', 2],
          ['b', 1],
        ],
      ],
      ['spike', 1, [['a', 1]]],
    ]);
  });

  test('every pair of parcels that share land is a group, apart from parts of one shape', () => {
    const kinds = issueKinds([
      { shape: a, problem: problem({ code: 'parts-overlap' }) },
      { shape: a, other: b, pairKind: 'overlap', problem: overlap },
      { shape: a, other: c, pairKind: 'overlap', problem: overlap },
    ]);
    expect(kinds.map(({ pairKind, groups }) => [pairKind, groups.map(({ other }) => other?.id)])).toEqual([
      [undefined, [undefined]],
      ['overlap', ['b', 'c']],
    ]);
  });

  test('ten thousand are grouped at once', async () => {
    const shapes = Array.from({ length: 5000 }, (_, at) => shape(`s${at}`));
    const issues = shapes.flatMap((each): Issue[] => [
      { shape: each, problem: problem() },
      { shape: each, problem: spike },
    ]);
    let kinds: ReturnType<typeof issueKinds> = [];
    const milliseconds = await processorMilliseconds(() => {
      kinds = issueKinds(issues);
    });
    expect(milliseconds).toBeLessThan(200);
    expect(kinds.map(({ count, groups }) => [count, groups.length])).toEqual([
      [5000, 5000],
      [5000, 5000],
    ]);
  });
});
