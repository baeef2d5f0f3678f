/**
 * The operator's tables, by name. Each feature declares its own in its `*.tables.ts` and adds them here by declaration merging, so that the
 * connection knows every table and imports no feature.
 */
export interface Schema {}
