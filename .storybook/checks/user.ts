import { uninstrumentedUserEvent } from 'storybook/test';

/** Presses keys for the checks: no step in the panel of interactions, no task between two events, and so half the time. */
export const user = uninstrumentedUserEvent.setup({ delay: null });
