import { expect, it } from 'vitest';
import { journeyResults } from './journey-results.ts';

const spec = (title: string, ...statuses: ('expected' | 'unexpected' | 'skipped')[]) => ({
  title,
  tests: statuses.map((status, index) => ({ projectName: index === 0 ? 'desktop' : 'mobile', status })),
});

it.each([
  {
    description: 'journeys of both builds, one of them in a group',
    report: {
      suites: [
        {
          title: 'game.spec.ts',
          specs: [spec('a spin', 'expected', 'unexpected')],
          suites: [{ title: 'not found', specs: [spec('says so', 'expected', 'skipped')] }],
        },
      ],
    },
    results: {
      passed: ['[desktop] › game.spec.ts › a spin', '[desktop] › game.spec.ts › not found › says so'],
      failed: ['[mobile] › game.spec.ts › a spin'],
      errors: 0,
    },
  },
  {
    description: 'a failed journey, and an error outside journeys',
    report: { suites: [{ title: 'game.spec.ts', specs: [spec('a spin', 'unexpected')] }], errors: [{}] },
    results: { passed: [], failed: ['[desktop] › game.spec.ts › a spin'], errors: 1 },
  },
  { description: 'a site that did not start', report: { suites: [], errors: [{}] }, results: { passed: [], failed: [], errors: 1 } },
  { description: 'a run that left no report', report: {}, results: { passed: [], failed: [], errors: 1 } },
])('reads $description', ({ report, results }) => expect(journeyResults(report)).toEqual(results));
