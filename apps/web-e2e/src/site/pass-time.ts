import { changeDatabase, ofPlayer } from './site-database.ts';

const aMinuteAgo = "now() - interval '1 minute'";

/** Expires every mailed link of a player. */
export const expireLinks = (username: string) => changeDatabase(`update account_tokens set expires_at = ${aMinuteAgo} where ${ofPlayer}`, [username]);

/** Ends the holds of a player's withdrawals. */
export const endHolds = (username: string) => changeDatabase(`update withdrawals set hold_until = ${aMinuteAgo} where ${ofPlayer}`, [username]);
