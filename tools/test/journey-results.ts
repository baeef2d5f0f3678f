/** The parts of Playwright's JSON report that are used. */
type Suite = {
  title: string;
  file?: string;
  specs?: { title: string; tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: Suite[];
};
export type JourneyReport = { suites?: Suite[]; errors?: unknown[] };

/** The names of journeys by result, and the number of errors outside journeys, such as a site that did not start. */
export type JourneyResults = { passed: string[]; failed: string[]; errors: number };

type Result = { name: string; status: string };

function resultsOf(suite: Suite, names: readonly string[]): Result[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: [`[${projectName}]`, ...names, title].join(' › '), status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, [...names, inner.title]))];
}

/** A report without journeys counts as an error: Playwright did not finish. */
export function journeyResults({ suites = [], errors = [] }: JourneyReport): JourneyResults {
  const results = suites.flatMap((suite) => resultsOf(suite, [suite.title]));
  const named = (...statuses: readonly string[]) => results.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return { passed: named('expected'), failed: named('unexpected', 'flaky'), errors: Math.max(errors.length, results.length === 0 ? 1 : 0) };
}
