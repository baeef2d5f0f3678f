/** Key of the query that holds the amounts of the jackpots as the live channel sent them last. */
export const jackpotsKey = ['liveJackpots'] as const;
