import { uninstrumentedUserEvent } from 'storybook/test';

/** Presses keys for the checks. Without steps in the interactions panel and without delays between events, it takes half the time. */
export const user = uninstrumentedUserEvent.setup({ delay: null });
