/** Seconds until a player who has registered, or activated the account, is redirected (spec §2, §4, §9). */
export const redirectSeconds = 5;
