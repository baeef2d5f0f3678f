import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages compiled to syntax trees, so that the site needs no parser. */
export type Messages = Record<string, MessageFormatElement[]>;
