/** How long what is made from the operator's content is kept. */
export const pageLifetime = { freshMs: 10_000, staleMs: 300_000 } as const;
