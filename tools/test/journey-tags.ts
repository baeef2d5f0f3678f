/** The tag of the journeys in the gate (docs/tests.md). All others run only in the deep tests. */
export const gateTag = 'gate';

/** A pattern for Playwright's `--grep` that matches titles with one of the tags. */
export const grepOfTags = (tags: readonly string[]): string => `@(${tags.join('|')})(\\s|$)`;
