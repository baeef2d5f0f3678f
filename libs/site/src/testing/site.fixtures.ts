import type { frontGetGameGroupList, WireResponseOf } from '@playfront/api-contract';
import type { WirePlayer } from '@playfront/auth/testing';

/** Game groups of an operator with sports betting. */
export const groupsWithSports: WireResponseOf<typeof frontGetGameGroupList> = {
  status: 1,
  gameGroupList: [
    { id: '1', type: 'online', status: 'activated' },
    { id: '2', type: 'online', status: 'activated' },
  ],
};

/** Balances of a player without money. */
export const emptyBalance: Partial<WirePlayer> = { total_balance: 0, real_balance: 0, bonus_balance: 0, locked_balance: 0 };

/** The longest balances. */
export const hugeBalance: Partial<WirePlayer> = {
  total_balance: 99_999_999.99,
  real_balance: 90_000_000.99,
  bonus_balance: 9_999_999,
  locked_balance: 99_999_999.99,
};
