import type { LimitKind } from '@playfront/api-contract';
import type { documentedAreas } from '@playfront/api-contract/openapi';
import type { CallRefusal } from './game-api.ts';
import type { TextId } from './texts.ts';

/** Refusals of a bet in the contract, and of any call. */
type BetRefusal = (typeof documentedAreas)['Rounds']['gameSpin']['refusals'][number] | 'too_many_requests';
/** Handled elsewhere, by a button to the cashier or to a new session. */
type RefusalWithOwnNotice = 'insufficient_funds' | 'round_session_closed';

const refusalTexts = {
  stake_out_of_range: 'games.refusal.stake_out_of_range',
  stake_above_bonus_max: 'games.refusal.bonus_maximum',
  too_many_requests: 'games.refusal.too_many',
  limit_reached: 'games.refusal.limit_reached',
  limit_required: 'games.refusal.limit_required',
  reality_check_required: 'games.refusal.reality_check',
  disable_site_access: 'games.refusal.site_access',
  account_restricted: 'games.refusal.restricted',
  verification_required: 'games.refusal.verification',
  game_not_available: 'games.refusal.other',
  conflict: 'games.refusal.other',
} as const satisfies Record<Exclude<BetRefusal, RefusalWithOwnNotice>, TextId>;

const limitTexts = {
  loss: 'games.refusal.limit_loss',
  wager: 'games.refusal.limit_wager',
  session: 'games.refusal.limit_session',
  // Deposit limits apply in the cashier and never refuse a bet.
  deposit: refusalTexts.limit_reached,
} as const satisfies Record<LimitKind, TextId>;

/** The text for a refused bet; a new refusal in the contract does not compile until it has one. */
export function refusalText({ error, limit }: CallRefusal): TextId {
  if (error === 'limit_reached' && limit) return limitTexts[limit];
  return error in refusalTexts ? refusalTexts[error as keyof typeof refusalTexts] : 'games.refusal.other';
}
