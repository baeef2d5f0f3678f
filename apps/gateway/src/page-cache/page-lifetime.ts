/** How long pages made from the operator's content are cached. */
export const pageLifetime = { freshMs: 10_000, staleMs: 300_000 } as const;
