/** The tag of the journeys of the gate (docs/tests.md). All others run in the deep tests alone. */
export const gateTag = 'gate';

/** The pattern for Playwright's `--grep` that matches titles with one of the tags. */
export const grepOfTags = (tags: readonly string[]): string => `@(${tags.join('|')})(\\s|$)`;
